package fivefold.rules.search;

/** What a search asks before each piece of work. */
@FunctionalInterface
public interface Meter {

  /** Takes one node of the work allowed; false when nothing is left of it. */
  boolean take();
}
