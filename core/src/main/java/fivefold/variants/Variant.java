package fivefold.variants;

import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.FenWriter;
import fivefold.fen.Setup;
import fivefold.fen.SetupResult;
import fivefold.fen.SetupText;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.rules.State;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A named start position. Its boards are kept as text and read when first asked for: a program that
 * starts one game should not pay for a hundred others.
 */
public final class Variant {
  private final VariantData data;

  // Computed once and kept; a race computes it twice and changes nothing, since states are
  // immutable.
  private @Nullable State start;

  Variant(VariantData data) {
    this.data = data;
  }

  /** The canonical name; for variants of the game, the name shown there. */
  public String name() {
    return data.name();
  }

  public VariantGroup group() {
    return data.group();
  }

  public Size size() {
    return data.size();
  }

  public Parity parity() {
    return data.parity();
  }

  /** What pawns may become, the default first. */
  public List<PieceType> promotions() {
    return data.promotions();
  }

  /** Other names that mean this variant. Differences in case, blanks and dashes are not listed. */
  public List<String> aliases() {
    return data.aliases();
  }

  /** Who made it, if that is known. */
  public Optional<String> author() {
    return Optional.ofNullable(data.author());
  }

  /** What is worth knowing, above all where sources disagree about the boards. */
  public Optional<String> note() {
    return Optional.ofNullable(data.note());
  }

  /** Why it can't be played, or empty when it can. */
  public Optional<String> unplayableReason() {
    return Optional.ofNullable(data.unplayable());
  }

  public boolean isPlayable() {
    return data.unplayable() == null;
  }

  /**
   * The state to play from.
   *
   * @throws IllegalStateException when the variant is not {@linkplain #isPlayable() playable}
   */
  public State start() {
    State known = start;
    if (known == null) {
      known = read();
      start = known;
    }
    return known;
  }

  private State read() {
    SetupResult result = setup().validate();
    if (result instanceof SetupResult.Valid valid) {
      return valid.state();
    }
    throw new IllegalStateException(name() + " can't be played: " + result.diagnostics());
  }

  /** The start position as read from the catalogue, not yet validated. */
  public Setup setup() {
    List<Span> blocks = FenReader.blocks(Span.of(name(), data.boards()), new Diagnostics());
    return FenReader.of(FenMode.CATALOGUE)
        .read(
            SetupText.of(blocks)
                .withSize(Span.of("Size", size().toString()))
                .withPromotions(Span.of("Promotions", data.promotionList()))
                .withParity(parity()));
  }

  /** One 5DFEN block a board, in the order of hashing. */
  public List<String> blocks() {
    return isPlayable() ? FenWriter.blocks(start().multiverse()) : FenWriter.blocks(setup());
  }

  @Override
  public String toString() {
    return name();
  }
}
