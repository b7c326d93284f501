/**
 * The named start positions.
 *
 * <ul>
 *   <li>{@link fivefold.variants.Variants}: the catalogue; finds a variant by any of its names
 *   <li>{@link fivefold.variants.Variant}: one of them; its boards are read when first asked for
 *   <li>{@link fivefold.variants.VariantLookup}: the outcome of a search
 *   <li>{@code GameVariants}, {@code CommunityVariants}, {@code SharedVariants}, {@code
 *       TournamentVariants}, {@code TutorialVariants}, {@code PuzzleVariants}: the data, as text in
 *       the format of {@code VariantData}
 * </ul>
 *
 * <p>May import {@code fivefold.model}, {@code fivefold.text}, {@code fivefold.rules} and {@code
 * fivefold.fen}.
 */
@NullMarked
package fivefold.variants;

import org.jspecify.annotations.NullMarked;
