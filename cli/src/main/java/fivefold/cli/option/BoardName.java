package fivefold.cli.option;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Parity;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * A board as people name it: {@code (0T1w)}, {@code (-0T3b)}. Which one it is depends on how many
 * central timelines the game has.
 *
 * @param sign {@code '+'}, {@code '-'} or 0 for none
 */
public record BoardName(char sign, int distance, int turn, Color color) {
  private static final Pattern FORM =
      Pattern.compile("\\(?\\s*l?([+-]?)([0-9]{1,8})\\s*t([0-9]{1,8})([wb])\\s*\\)?");

  /** The place of the board; empty when the game has no timeline with that label. */
  public Optional<BoardCoord> coord(Parity parity) {
    OptionalInt index = parity.index(sign, distance);
    return index.isEmpty()
        ? Optional.empty()
        : Optional.of(BoardCoord.of(index.getAsInt(), turn, color));
  }

  @Override
  public String toString() {
    return "(" + (sign == 0 ? "" : sign) + distance + "T" + turn + color.letter() + ")";
  }

  /** Reads what stands behind {@code --board}. */
  public static final class Converter implements ITypeConverter<BoardName> {
    @Override
    public BoardName convert(String value) {
      Matcher matcher = FORM.matcher(value.strip().toLowerCase(Locale.ROOT));
      if (!matcher.matches()) {
        throw new TypeConversionException(
            "expected a board such as (0T1w) or (-1T12b), not '" + value + "'");
      }
      return new BoardName(
          matcher.group(1).isEmpty() ? 0 : matcher.group(1).charAt(0),
          Integer.parseInt(matcher.group(2)),
          Integer.parseInt(matcher.group(3)),
          matcher.group(4).equals("w") ? Color.WHITE : Color.BLACK);
    }
  }
}
