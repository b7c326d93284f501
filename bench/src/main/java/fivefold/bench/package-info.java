/**
 * How fast the rules are: JMH benchmarks, the times of ten thousand generated positions, and the
 * report of both. May import all of core; nothing imports it. {@code bench/run} runs everything and
 * writes {@code bench/RESULTS.md}.
 */
@NullMarked
package fivefold.bench;

import org.jspecify.annotations.NullMarked;
