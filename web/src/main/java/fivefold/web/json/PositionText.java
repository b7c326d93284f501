package fivefold.web.json;

import fivefold.fen.FenMode;
import fivefold.fen.FenReader;
import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
import fivefold.fen.SetupResult;
import fivefold.fen.SetupText;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Rules;
import fivefold.rules.State;
import fivefold.text.Diagnostics;
import fivefold.text.Span;

/**
 * A position as text, all boards included, to hand it from one engine to another: the engine that
 * shows the study stays free while a second one searches.
 */
public final class PositionText {
  private PositionText() {}

  public static String write(State state) {
    Multiverse multiverse = state.multiverse();
    StringBuilder out = new StringBuilder();
    out.append(multiverse.size()).append('\n');
    out.append(SetupHeaders.write(state.rules().promotions()));
    out.append('\n').append(multiverse.parity()).append('\n');
    out.append(state.rules().enPassant()).append('\n');
    for (String block : FenWriter.blocks(multiverse)) {
      out.append(block);
    }
    return out.toString();
  }

  public static State read(String text) {
    String[] lines = Split.at(text, '\n');
    SetupText setup =
        SetupText.of(FenReader.blocks(Span.of("boards", lines[4]), new Diagnostics()))
            .withSize(Span.of("size", lines[0]))
            .withPromotions(Span.of("promotions", lines[1]))
            .withParity(Parity.valueOf(lines[2]));
    // Positions of the catalogue may begin before turn zero, which no game file may.
    SetupResult result = FenReader.of(FenMode.CATALOGUE).read(setup).validate();
    if (!(result instanceof SetupResult.Valid valid)) {
      throw new IllegalArgumentException("not a position: " + result.diagnostics());
    }
    Rules rules = valid.state().rules().withEnPassant(Rules.EnPassant.valueOf(lines[3]));
    return State.of(valid.state().multiverse(), rules);
  }
}
