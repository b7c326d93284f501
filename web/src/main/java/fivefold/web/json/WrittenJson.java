package fivefold.web.json;

import fivefold.Notations;
import fivefold.game.Game;
import fivefold.notation.Loss;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import java.util.Set;

/** Games as text, and what the text can't carry. */
public final class WrittenJson {
  private WrittenJson() {}

  /** Writes in a notation with options, and what is lost by it. */
  public static void write(Json json, Game game, String id, WriteOptions options) {
    Written written = Notations.find(id).orElseThrow().write(game, options);
    json.field("text", written.text());
    json.name("losses").array();
    for (Loss loss : written.losses()) {
      json.object();
      json.field("what", loss.feature().label()).field("count", loss.count());
      json.field("detail", loss.detail()).endObject();
    }
    json.endArray();
  }

  /**
   * Options from one letter each: f full coordinates, m no marks, c no comments, b always boards.
   */
  public static WriteOptions options(String form, String letters) {
    WriteOptions options = WriteOptions.DEFAULT.withForm(form);
    if (letters.indexOf('f') >= 0) {
      options = options.withCoordinates(WriteOptions.Coordinates.FULL);
    }
    if (letters.indexOf('m') >= 0) {
      options = options.withMarks(Set.of());
    }
    if (letters.indexOf('c') >= 0) {
      options = options.withComments(WriteOptions.Comments.NONE);
    }
    if (letters.indexOf('b') >= 0) {
      options = options.withBoards(true);
    }
    return options;
  }
}
