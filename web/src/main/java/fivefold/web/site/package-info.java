/**
 * Files of the site that the build writes from the core: colours, drawings, lengths, of which the
 * page has none of its own, and the compiled engine. Nothing here is compiled for the browser;
 * start reading at {@link fivefold.web.site.ArtFiles}.
 */
@org.jspecify.annotations.NullMarked
package fivefold.web.site;
