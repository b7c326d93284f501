/**
 * A game as it was played: a start position and the tree of actions from it, with what people wrote
 * about them. Nothing in here is text in some notation.
 *
 * <ul>
 *   <li>{@link fivefold.game.Game}: headers, start, tree
 *   <li>{@link fivefold.game.Node}: an action, the state after it, its comments and continuations;
 *       edits go through it
 *   <li>{@link fivefold.game.Undo}: the way back from an edit, see {@link fivefold.game.Game#edit}
 *   <li>{@link fivefold.game.Headers}, {@link fivefold.game.Comment}, {@link
 *       fivefold.game.Evaluation}, {@link fivefold.game.Result}: the annotations
 *   <li>{@link fivefold.game.CommentData}: what programs say in comments, as {@link
 *       fivefold.game.Score}, {@link fivefold.game.Clock} and {@link fivefold.game.Drawing}s
 *   <li>{@link fivefold.game.Merger}: several games as one tree; {@link fivefold.game.Game#lines()}
 *       takes a tree apart
 *   <li>{@link fivefold.game.RandomGames}: legal games made up at random, each by its number
 * </ul>
 *
 * <p>Start reading at {@code Game}. May import {@code fivefold.model}, {@code fivefold.rules},
 * {@code fivefold.fen} and {@code fivefold.variants}; never a notation. Trees may be 50 000 actions
 * deep, so nothing here recurses.
 */
@NullMarked
package fivefold.game;

import org.jspecify.annotations.NullMarked;
