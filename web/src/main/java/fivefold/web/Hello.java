package fivefold.web;

import fivefold.Notations;
import fivefold.notation.Notation;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import fivefold.web.json.Json;

/** What the page asks once: everything there is to choose from. */
final class Hello {
  private Hello() {}

  static void write(Json json) {
    json.name("notations").array();
    for (Notation notation : Notations.all()) {
      json.object();
      json.field("id", notation.id()).field("name", notation.name());
      json.field("description", notation.description());
      json.field("reads", notation.reads()).field("writes", notation.writes());
      json.name("forms").array();
      notation.forms().forEach(json::value);
      json.endArray().endObject();
    }
    json.endArray();
    json.name("variants").array();
    for (Variant variant : Variants.all()) {
      json.object();
      json.field("name", variant.name()).field("group", variant.group().label());
      json.field("size", variant.size().toString());
      json.field("playable", variant.isPlayable());
      json.field("other", String.join(" ", variant.aliases()));
      variant.note().ifPresent(note -> json.field("note", note));
      json.endObject();
    }
    json.endArray();
  }
}
