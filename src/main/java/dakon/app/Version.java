package dakon.app;

import picocli.CommandLine.IVersionProvider;

/** The version of the program, from the manifest of its jar. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"dakon-tutor " + (version == null ? "(not packaged)" : version)};
  }
}
