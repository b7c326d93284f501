package fivefold.notation.alexbay;

import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.NotationContract;
import fivefold.notation.Notations;
import java.util.List;
import java.util.Set;

class AlexbayContractTest extends NotationContract {
  @Override
  protected Notation notation() {
    return Notations.ALEXBAY;
  }

  @Override
  protected List<String> corpus() {
    return List.of("corpus/specs/004_alexbay_raw.alexbay");
  }

  @Override
  protected Set<Feature> readAnyway() {
    return Set.of(Feature.EVEN_TIMELINES);
  }
}
