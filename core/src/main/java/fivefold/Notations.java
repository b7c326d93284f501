package fivefold;

import fivefold.notation.Notation;
import fivefold.notation.alexbay.AlexbayNotation;
import fivefold.notation.aquababy.AquababyNotation;
import fivefold.notation.aquababy.OldFenNotation;
import fivefold.notation.averagehuman.AverageHumanNotation;
import fivefold.notation.axel.AxelNotation;
import fivefold.notation.dynamical.DynamicalNotation;
import fivefold.notation.export.ExportNotation;
import fivefold.notation.ghxx.GhxxNotation;
import fivefold.notation.hexicube.HexicubeNotation;
import fivefold.notation.json.JsonNotation;
import fivefold.notation.matrix.MatrixNotation;
import fivefold.notation.nidlatam.NidlatamNotation;
import fivefold.notation.pgn.PgnNotation;
import fivefold.notation.pgn.StudyNotation;
import fivefold.notation.record.PositionNotation;
import fivefold.notation.record.RecordNotation;
import fivefold.notation.tn.TnNotation;
import fivefold.notation.uci.UciNotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All notations. A new one takes a constant and a place in {@link #ALL}. */
public final class Notations {
  public static final Notation PGN = PgnNotation.SHAD;
  public static final Notation BRANCHED = PgnNotation.BRANCHED;
  public static final Notation RECORDER = PgnNotation.RECORDER;
  public static final Notation EXPORT = ExportNotation.INSTANCE;
  public static final Notation ALEXBAY = AlexbayNotation.RAW;
  public static final Notation ALEXBAY_MIN = AlexbayNotation.MINIFIED;
  public static final Notation DYNAMICAL = DynamicalNotation.COMPACT;
  public static final Notation DYNAMICAL_ALGEBRAIC = DynamicalNotation.ALGEBRAIC;
  public static final Notation DYNAMICAL_TOPOLOGICAL = DynamicalNotation.TOPOLOGICAL;
  public static final Notation UCI = UciNotation.INSTANCE;
  public static final Notation AXEL = AxelNotation.AN;
  public static final Notation AXEL_RAN = AxelNotation.RAN;
  public static final Notation HEXICUBE = HexicubeNotation.INSTANCE;
  public static final Notation TN = TnNotation.INSTANCE;
  public static final Notation NIDLATAM = NidlatamNotation.INSTANCE;
  public static final Notation AQUABABY = AquababyNotation.INSTANCE;
  public static final Notation AVERAGE_HUMAN = AverageHumanNotation.INSTANCE;
  public static final Notation JSON = JsonNotation.INSTANCE;
  public static final Notation AQUABABY_FEN = OldFenNotation.INSTANCE;
  public static final Notation AQUABABY_STUDY = StudyNotation.INSTANCE;
  public static final Notation GHXX = GhxxNotation.INSTANCE;
  public static final Notation RECORD = RecordNotation.INSTANCE;
  public static final Notation POSITION = PositionNotation.INSTANCE;
  public static final Notation MATRIX = MatrixNotation.INSTANCE;

  private static final List<Notation> ALL =
      List.of(
          PGN,
          BRANCHED,
          RECORDER,
          EXPORT,
          ALEXBAY,
          ALEXBAY_MIN,
          DYNAMICAL,
          DYNAMICAL_ALGEBRAIC,
          DYNAMICAL_TOPOLOGICAL,
          UCI,
          AXEL,
          AXEL_RAN,
          HEXICUBE,
          TN,
          NIDLATAM,
          AQUABABY,
          AVERAGE_HUMAN,
          JSON,
          AQUABABY_FEN,
          AQUABABY_STUDY,
          GHXX,
          RECORD,
          POSITION,
          MATRIX);

  private Notations() {}

  /** Every notation, the most used first. */
  public static List<Notation> all() {
    return ALL;
  }

  /** The notation with this id. */
  public static Optional<Notation> find(String id) {
    String wanted = id.strip().toLowerCase(Locale.ROOT);
    for (Notation notation : ALL) {
      if (notation.id().equals(wanted)) {
        return Optional.of(notation);
      }
    }
    return Optional.empty();
  }

  /** The ids, for tables and suggestions. */
  public static List<String> ids() {
    List<String> ids = new ArrayList<>();
    for (Notation notation : ALL) {
      ids.add(notation.id());
    }
    return ids;
  }

  /**
   * The notation the beginning of a text looks most like. Empty when it looks like none, and when
   * it looks like several alike: {@link #candidates} tells which.
   */
  public static Optional<Notation> detect(CharSequence head) {
    List<Notation> best = candidates(head);
    return best.size() == 1 ? Optional.of(best.get(0)) : Optional.empty();
  }

  /**
   * The notations the beginning of a text looks most like. Of forms of one notation, which are read
   * alike, only the first is listed.
   */
  public static List<Notation> candidates(CharSequence head) {
    return candidates(head, ALL);
  }

  static List<Notation> candidates(CharSequence head, List<Notation> all) {
    List<Notation> best = new ArrayList<>();
    int bestScore = 1;
    for (Notation notation : all) {
      int score = notation.reads() ? notation.sniff(head) : 0;
      if (score > bestScore) {
        best.clear();
        bestScore = score;
      }
      if (score == bestScore && !hasForm(best, notation)) {
        best.add(notation);
      }
    }
    return best;
  }

  private static boolean hasForm(List<Notation> notations, Notation wanted) {
    for (Notation notation : notations) {
      if (notation.getClass() == wanted.getClass()) {
        return true;
      }
    }
    return false;
  }
}
