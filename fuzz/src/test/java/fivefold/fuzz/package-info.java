/**
 * Fuzz targets: what must hold for any bytes whatever. {@link fivefold.fuzz.FuzzTargetsTest} lists
 * them; run as a test it replays the inputs kept in its folder, {@code fuzz/run} looks for new
 * ones.
 */
package fivefold.fuzz;
