package dakon.testing;

import static org.junit.jupiter.api.extension.ConditionEvaluationResult.disabled;
import static org.junit.jupiter.api.extension.ConditionEvaluationResult.enabled;

import java.awt.GraphicsEnvironment;
import java.lang.Thread.UncaughtExceptionHandler;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.FailOnThreadViolationRepaintManager;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Gives each test a robot of its own, and fails it for what went wrong behind its back. */
final class WindowTesting
    implements ExecutionCondition,
        BeforeAllCallback,
        BeforeEachCallback,
        AfterEachCallback,
        ParameterResolver {
  private static final Namespace NAMESPACE = Namespace.create(WindowTesting.class);
  private static final int MILLISECONDS_BETWEEN_EVENTS = 5;

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    return GraphicsEnvironment.isHeadless()
        ? disabled("there is no display, and Cacio, which needs none, runs on Java 17 to 21 only")
        : enabled("windows can be opened");
  }

  @Override
  public void beforeAll(ExtensionContext context) {
    FailOnThreadViolationRepaintManager.install();
  }

  @Override
  public void beforeEach(ExtensionContext context) {
    Robot robot = BasicRobot.robotWithNewAwtHierarchy();
    robot.settings().delayBetweenEvents(MILLISECONDS_BETWEEN_EVENTS);
    store(context).put(Robot.class, robot);
    store(context).put(Uncaught.class, Uncaught.watch());
  }

  @Override
  public void afterEach(ExtensionContext context) {
    store(context).get(Robot.class, Robot.class).cleanUp();
    store(context).get(Uncaught.class, Uncaught.class).endWatch();
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Robot.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return store(context).get(Robot.class, Robot.class);
  }

  private static Store store(ExtensionContext context) {
    return context.getStore(NAMESPACE);
  }

  /** The exceptions that reached the top of a thread since the watch began. */
  private record Uncaught(UncaughtExceptionHandler before, Queue<Throwable> thrown) {
    static Uncaught watch() {
      Queue<Throwable> thrown = new ConcurrentLinkedQueue<>();
      Uncaught watch = new Uncaught(Thread.getDefaultUncaughtExceptionHandler(), thrown);
      Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> thrown.add(failure));
      return watch;
    }

    void endWatch() {
      Thread.setDefaultUncaughtExceptionHandler(before);
      if (!thrown.isEmpty()) {
        AssertionError failure = new AssertionError("uncaught, behind the test's back");
        thrown.forEach(failure::addSuppressed);
        throw failure;
      }
    }
  }
}
