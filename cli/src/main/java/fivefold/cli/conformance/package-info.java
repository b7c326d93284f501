/**
 * The conformance suite: facts about positions, turns and texts that any program for 5D chess can
 * be checked against. A {@link fivefold.cli.conformance.Fact} is a line of the files in {@code
 * conformance/}; an {@link fivefold.cli.conformance.Examiner} asks a program about it, in JSON
 * lines ({@link fivefold.cli.conformance.LineExaminer}) or in 5DUCI ({@link
 * fivefold.cli.conformance.UciExaminer}); {@link fivefold.cli.conformance.Answers} are our own.
 * Start reading with {@code Fact}. How facts are made is no part of this package: the tests of the
 * core make them by brute force.
 */
@NullMarked
package fivefold.cli.conformance;

import org.jspecify.annotations.NullMarked;
