package fivefold.rules;

/**
 * A seeded source of random numbers. Our own, so that the same seed gives the same numbers in every
 * Java runtime, the browser's included (the mixing function is SplitMix64).
 */
public final class Dice {
  private long state;

  public Dice(long seed) {
    this.state = seed;
  }

  public long nextLong() {
    state += 0x9e3779b97f4a7c15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /** A number from 0 up to, but not including, the bound. */
  public int roll(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("nothing to choose from");
    }
    return (int) (((nextLong() >>> 32) * bound) >>> 32);
  }
}
