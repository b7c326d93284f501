package fivefold.fen;

import fivefold.model.Parity;
import fivefold.text.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A start position as it is written: where in some source text its parts are. They need not lie in
 * the same text.
 *
 * @param size the value of the {@code Size} header, or null without one
 * @param promotions the value of the {@code Promotions} header, or null without one
 * @param parity the parity something outside the blocks declares, or null when the blocks decide
 * @param blocks the 5DFEN blocks, brackets included, in the order they are written
 */
public record SetupText(
    @Nullable Span size, @Nullable Span promotions, @Nullable Parity parity, List<Span> blocks) {

  public SetupText {
    blocks = List.copyOf(blocks);
  }

  public static SetupText of(List<Span> blocks) {
    return new SetupText(null, null, null, blocks);
  }

  public SetupText withSize(@Nullable Span size) {
    return new SetupText(size, promotions, parity, blocks);
  }

  public SetupText withPromotions(@Nullable Span promotions) {
    return new SetupText(size, promotions, parity, blocks);
  }

  public SetupText withParity(@Nullable Parity parity) {
    return new SetupText(size, promotions, parity, blocks);
  }
}
