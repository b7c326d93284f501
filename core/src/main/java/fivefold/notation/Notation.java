package fivefold.notation;

import fivefold.game.Game;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A way to write games down. Implementations have no state and are listed in {@code
 * fivefold.Notations}; commands, the page and the shared tests find them there.
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
   * Where the game that starts at an offset of a buffer ends, so that files of many games can be
   * read one by one; -1 when more text is needed to tell. A notation that doesn't separate games
   * takes all there is.
   *
   * @param to the end of the text in the buffer
   * @param last whether the input ends there
   */
  default int gameEnd(char[] buffer, int from, int to, boolean last) {
    return last ? to : -1;
  }

  /**
   * As {@link #parse}, but of a text that may be only the beginning of what is left of a stream:
   * null when more of it is needed to tell where the game ends. A notation that can stop by itself
   * at the end of a game need not look for it beforehand.
   *
   * @param last whether the input ends with this text
   */
  default @Nullable Script parseNext(
      SourceText source, int from, boolean last, ReadOptions options, Diagnostics diagnostics) {
    int end = gameEnd(source.chars(), from, source.length(), last);
    if (end < 0) {
      return null;
    }
    SourceText part = end == source.length() ? source : source.upTo(end);
    return parse(part, from, options, diagnostics);
  }

  /** Writes a game. */
  Written write(Game game, WriteOptions options);

  /** Writes a game the usual way; what is lost is lost. */
  default String write(Game game) {
    return write(game, WriteOptions.DEFAULT).text();
  }
}
