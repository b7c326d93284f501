package fivefold.notation;

import fivefold.game.Game;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A way to write games down. Implementations have no state and are listed in {@link Notations};
 * commands, the page and the shared tests find them there.
 */
public interface Notation {

  /** The name used on the command line: lower case, short. */
  String id();

  /** The name people know it by. */
  String name();

  /** One line on what it is and who uses it. */
  String description();

  /** What it carries; everything else is reported as a {@link Loss} when there is some. */
  Set<Feature> carries();

  /** The names of the forms its writer knows, the usual one first; empty when there is just one. */
  default List<String> forms() {
    return List.of();
  }

  default boolean reads() {
    return true;
  }

  default boolean writes() {
    return true;
  }

  /** What strict reading demands beyond syntax. */
  default Set<StrictRule> strictRules() {
    return Set.of();
  }

  /**
   * How much the beginning of a text looks like this notation, from 0 (not at all) to 100 (it can
   * be nothing else).
   */
  int sniff(CharSequence head);

  /**
   * Reads one game from an offset on, without asking the rules. The script says where it ended.
   *
   * <p>Never throws because of the text: what can't be understood becomes a diagnostic and a {@link
   * Script.Event#BROKEN}, and reading goes on.
   */
  Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics);

  /**
   * As {@link #parse}, when the text is only the beginning of what is left of a stream: null when
   * more of it is needed to tell where the game ends. A notation that doesn't separate games needs
   * everything.
   */
  default @Nullable Script parsePart(
      SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return null;
  }

  /** Writes a game. */
  Written write(Game game, WriteOptions options);

  /** Writes a game the usual way; what is lost is lost. */
  default String write(Game game) {
    return write(game, WriteOptions.DEFAULT).text();
  }
}
