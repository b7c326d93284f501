package fivefold.notation.tn;

import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import java.util.List;
import java.util.Set;

class TnContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return TnNotation.INSTANCE;
  }

  @Override
  protected List<String> corpus() {
    return List.of("corpus/other/sample1.tn");
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.EVEN_TIMELINES, Feature.TURN_ZERO, Feature.PROMOTIONS);
  }
}
