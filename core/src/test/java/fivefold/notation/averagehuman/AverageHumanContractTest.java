package fivefold.notation.averagehuman;

import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.Set;

class AverageHumanContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return AverageHumanNotation.INSTANCE;
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.EVEN_TIMELINES, Feature.PROMOTIONS);
  }
}
