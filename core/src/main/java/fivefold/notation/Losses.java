package fivefold.notation;

import fivefold.game.Game;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts what a writer has to leave out: one {@link Loss} a feature, however often it happens. */
public final class Losses {
  private final Map<Feature, Loss> losses = new EnumMap<>(Feature.class);

  /** Notes one thing that is lost. The first detail of a feature is the one reported. */
  public void add(Feature feature, String detail) {
    add(feature, 1, detail);
  }

  public void add(Feature feature, int count, String detail) {
    if (count > 0) {
      Loss before = losses.get(feature);
      losses.put(
          feature,
          before == null
              ? new Loss(feature, count, detail)
              : new Loss(feature, before.count() + count, before.detail()));
    }
  }

  /** Notes that the name of the variant is lost, if the game has one. */
  public void addName(Game game) {
    add(Feature.HEADERS, game.variant().isPresent() ? 1 : 0, "the name of the variant");
  }

  public List<Loss> list() {
    return new ArrayList<>(losses.values());
  }
}
