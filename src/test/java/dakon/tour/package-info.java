/**
 * All pages of the program, one after the other: what must be so on every one of them is tested
 * here, and here their pictures are made. Of the program it knows what a host of the tutor knows.
 */
package dakon.tour;
