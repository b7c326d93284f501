package fivefold.fen;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Multiverse;
import fivefold.text.Diagnostic;
import fivefold.text.DiagnosticPrinter;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Damages start positions at random. */
class FenMutationTest {
  private static final long SEED = 5;
  private static final String ALPHABET = "[]:/*+-0123456789kKpPqxw bwB\t\n\r😀\u202e\u0000,";

  private static SetupText text(String blocks, String size, String promotions) {
    return SetupText.of(FenReader.blocks(Span.of("fen", blocks), new Diagnostics()))
        .withSize(Span.of("size", size))
        .withPromotions(Span.of("promotions", promotions));
  }

  @Test
  void noDamageCrashesAReader() {
    Random random = new Random(SEED);
    int valid = 0;
    for (int i = 0; i < 5_000; i++) {
      Multiverse multiverse = RandomMultiverse.next(random, 4);
      String blocks = damage(String.join("\n", FenWriter.blocks(multiverse)), random);
      String size = random.nextInt(4) > 0 ? multiverse.size().toString() : damage("8x8", random);
      String promotions = random.nextInt(4) > 0 ? "Q" : damage("Q,N,R,B", random);
      String what = "seed " + SEED + ", round " + i + ": " + blocks + " " + size + " " + promotions;
      SetupText text = text(blocks, size, promotions);

      SetupResult lenient = FenReader.of(FenMode.LENIENT).read(text).validate();
      SetupResult strict = FenReader.of(FenMode.STRICT).read(text).validate();
      FenReader.of(FenMode.CATALOGUE).read(text).validate();

      for (Diagnostic diagnostic : lenient.diagnostics()) {
        assertThat(DiagnosticPrinter.PLAIN.print(diagnostic).split("\n"))
            .as(what)
            .hasSizeBetween(1, 4);
      }
      if (strict instanceof SetupResult.Valid) {
        assertThat(strict.diagnostics()).as(what).noneMatch(Diagnostic::isError);
        assertThat(lenient).as(what).isEqualTo(strict);
      }
      if (lenient instanceof SetupResult.Valid ok) {
        valid++;
        assertThat(lenient.diagnostics()).as(what).noneMatch(Diagnostic::isError);
        // What was understood can be written down so that a strict reader understands the same.
        Multiverse read = ok.state().multiverse();
        SetupText again =
            text(
                    String.join("\n", FenWriter.blocks(read)),
                    read.size().toString(),
                    SetupHeaders.write(ok.state().rules().promotions()))
                .withParity(read.parity());
        assertThat(FenReader.of(FenMode.STRICT).read(again).validate())
            .as(what)
            .isEqualTo(new SetupResult.Valid(ok.state(), List.of()));
      } else {
        assertThat(lenient.diagnostics()).as(what).anyMatch(Diagnostic::isError);
      }
    }
    assertThat(valid).isBetween(500, 4_500);
  }

  private static String damage(String text, Random random) {
    StringBuilder out = new StringBuilder(text);
    for (int count = random.nextInt(3); count > 0; count--) {
      int at = random.nextInt(out.length());
      char c = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      switch (random.nextInt(4)) {
        case 0 -> out.insert(at, c);
        case 1 -> out.setCharAt(at, c);
        case 2 -> out.delete(at, Math.min(out.length(), at + 1 + random.nextInt(3)));
        default -> out.insert(at, out.substring(at, Math.min(out.length(), at + 12)));
      }
      if (out.length() == 0) {
        out.append(' ');
      }
    }
    return out.toString();
  }
}
