package fivefold.notation.alexbay;

import fivefold.Notations;
import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.List;
import java.util.Set;

class AlexbayMinContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.ALEXBAY_MIN;
  }

  @Override
  protected List<String> corpus() {
    return List.of(
        "corpus/specs/004_alexbay_minified.alexbay",
        "corpus/other/game-2.alexbay",
        "corpus/other/random-bots.alexbay");
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.EVEN_TIMELINES);
  }
}
