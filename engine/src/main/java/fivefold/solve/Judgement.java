package fivefold.solve;

import fivefold.rules.Action;
import java.util.Optional;

/**
 * What an action is worth to a player who wants to mate.
 *
 * @param result whether it begins a mate in the number of actions asked for, itself counted
 * @param in with {@link Solution.Result#MATE}, in how many actions it mates at the latest;
 *     otherwise up to how many it does not for certain
 * @param reply the opponent's best: with a mate what holds out longest, otherwise what refutes it.
 *     Empty when he has no reply, in checkmate and in stalemate, and when nothing is known
 */
public record Judgement(Solution.Result result, int in, Optional<Action> reply) {}
