/**
 * Pictures of a multiverse. Everything here is a pure function from a position and options to a
 * picture: the same input gives the same output, byte for byte, on every machine.
 *
 * <ul>
 *   <li>{@link fivefold.render.TextRenderer}: for terminals, in Unicode or ASCII; {@link
 *       fivefold.render.AlexbayPrint} is the picture that Alexbay's library prints
 *   <li>{@link fivefold.render.SvgRenderer}: SVG; its {@link fivefold.render.Picture} draws the
 *       same on any other {@link fivefold.render.Canvas}. {@link fivefold.render.Metrics}, {@link
 *       fivefold.render.Theme}, {@link fivefold.render.Tone} and {@link fivefold.render.PieceArt}
 *       are its lengths, colours and drawings
 *   <li>{@link fivefold.render.Extent}: which part of a multiverse is shown; {@link
 *       fivefold.render.Lineage}: which board each timeline branched from
 * </ul>
 *
 * <p>May import {@code fivefold.model}, {@code fivefold.rules} and {@code fivefold.game}; knows no
 * notation, no files and no fonts.
 */
@NullMarked
package fivefold.render;

import org.jspecify.annotations.NullMarked;
