package fivefold.cli.option;

import fivefold.rules.Budget;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** How long a command may search in one position, a mixin. */
public final class BudgetOptions {
  @Option(
      names = "--budget",
      paramLabel = "LIMIT",
      defaultValue = "60s",
      converter = Converter.class,
      description =
          "Give up on a position after this time (500ms, 10s, 2m) or this many search steps"
              + " (100000), or never (none); default: ${DEFAULT-VALUE}.")
  private Budget budget = Budget.ofMillis(60_000);

  public Budget budget() {
    return budget;
  }

  /** Reads what stands behind {@code --budget}. */
  public static final class Converter implements ITypeConverter<Budget> {
    // Few enough digits that no number overflows.
    private static final Pattern LIMIT = Pattern.compile("([0-9]{1,12}) ?(ms|s|m|min|n|nodes)?");

    @Override
    public Budget convert(String value) {
      String text = value.strip().toLowerCase(Locale.ROOT);
      if (text.equals("none")) {
        return Budget.UNLIMITED;
      }
      Matcher limit = LIMIT.matcher(text);
      if (!limit.matches()) {
        throw new TypeConversionException(
            "expected a time such as 500ms or 10s, a number of steps, or none, not '"
                + value
                + "'");
      }
      long number = Long.parseLong(limit.group(1));
      String unit = limit.group(2) == null ? "n" : limit.group(2);
      return switch (unit) {
        case "ms" -> Budget.ofMillis(number);
        case "s" -> Budget.ofMillis(number * 1000);
        case "m", "min" -> Budget.ofMillis(number * 60_000);
        default -> Budget.ofNodes(number);
      };
    }
  }
}
