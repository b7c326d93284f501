package fivefold.cli.option;

import fivefold.cli.io.UsageException;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What pawns may become, a mixin. */
public final class PromotionsOption {
  @Option(
      names = "--promotions",
      paramLabel = "LIST",
      description =
          "What pawns may become, as letters such as Q,N, or all (default: as the game says).")
  private @Nullable String promotions;

  /** The types asked for; empty when the game decides. */
  public Optional<List<PieceType>> types() {
    if (promotions == null) {
      return Optional.empty();
    }
    List<PieceType> types = new ArrayList<>();
    if (promotions.equalsIgnoreCase("all")) {
      for (PieceType type : PieceType.values()) {
        if (Rules.canPromoteTo(type)) {
          types.add(type);
        }
      }
      return Optional.of(types);
    }
    for (char letter : promotions.toCharArray()) {
      if (letter == ',' || letter == ' ') {
        continue;
      }
      PieceType type =
          PieceType.ofLetter(Character.toUpperCase(letter))
              .filter(Rules::canPromoteTo)
              .orElse(null);
      if (type == null) {
        throw new UsageException("--promotions: no pawn can become '" + letter + "'");
      }
      if (!types.contains(type)) {
        types.add(type);
      }
    }
    if (types.isEmpty()) {
      throw new UsageException("--promotions needs at least one piece");
    }
    return Optional.of(types);
  }
}
