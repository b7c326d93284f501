/**
 * Compiled into the tests of every module: the check that a test asserts something. What enters is
 * needed by the tests of all modules and knows none of them. Start reading at {@link
 * fivefold.testing.AssertionCheck}.
 */
package fivefold.testing;
