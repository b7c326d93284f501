/**
 * What the page and the npm package both say: JSON, findings, positions as text. Nothing here keeps
 * a state. Start reading at {@link fivefold.web.json.Json}.
 */
@org.jspecify.annotations.NullMarked
package fivefold.web.json;
