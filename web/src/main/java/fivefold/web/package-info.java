/**
 * The core compiled for the browser: one entry point that takes an operation with text arguments
 * and answers with JSON. Nothing outside this package may import it.
 */
@org.jspecify.annotations.NullMarked
package fivefold.web;
