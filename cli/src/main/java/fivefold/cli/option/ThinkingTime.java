package fivefold.cli.option;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A time to think, such as {@code 200ms}, {@code 1.5s} or {@code 1m}. */
public record ThinkingTime(long millis) {

  /** Reads it. */
  public static final class Converter implements ITypeConverter<ThinkingTime> {
    private static final Pattern TIME =
        Pattern.compile("([0-9]{1,7}(?:[.][0-9]{1,3})?) ?(ms|s|m|min)");

    @Override
    public ThinkingTime convert(String value) {
      Matcher time = TIME.matcher(value.strip().toLowerCase(Locale.ROOT));
      if (!time.matches()) {
        throw new TypeConversionException(
            "expected a time such as 200ms or 1.5s, not '" + value + "'");
      }
      double number = Double.parseDouble(time.group(1));
      double unit =
          switch (time.group(2)) {
            case "ms" -> 1;
            case "s" -> 1000;
            default -> 60_000;
          };
      return new ThinkingTime(Math.max(1, Math.round(number * unit)));
    }
  }
}
