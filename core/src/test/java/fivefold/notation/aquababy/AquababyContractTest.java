package fivefold.notation.aquababy;

import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.Set;

class AquababyContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return AquababyNotation.INSTANCE;
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.EVEN_TIMELINES);
  }
}
