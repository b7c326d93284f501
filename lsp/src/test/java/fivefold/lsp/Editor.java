package fivefold.lsp;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.TextDocumentService;

/** An editor with one open text, in the test's own process. */
final class Editor implements LanguageClient, AutoCloseable {
  private static final long PATIENCE_SECONDS = 120;

  final GameServer server = new GameServer("test", () -> {});
  final InitializeResult answer;
  private final BlockingQueue<PublishDiagnosticsParams> published = new LinkedBlockingQueue<>();
  private final List<String> messages = new ArrayList<>();
  private String uri = "";
  private String text = "";
  private int version;

  Editor() {
    this("{}");
  }

  Editor(String settings) {
    server.connect(this);
    InitializeParams params = new InitializeParams();
    ClientCapabilities can = new ClientCapabilities();
    can.setTextDocument(new TextDocumentClientCapabilities());
    can.getTextDocument().setHover(new HoverCapabilities(List.of("markdown", "plaintext"), false));
    params.setCapabilities(can);
    params.setInitializationOptions(
        com.google.gson.JsonParser.parseString(settings).getAsJsonObject());
    answer = get(server.initialize(params));
  }

  static <T> T get(CompletableFuture<T> future) {
    try {
      return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  TextDocumentService texts() {
    return server.getTextDocumentService();
  }

  /** Opens a text and waits for what is found in it. */
  List<Diagnostic> open(String name, String content) {
    uri = "file:///games/" + name;
    text = content;
    version = 1;
    String language = name.endsWith(".5dpgn") ? "5dpgn" : "plaintext";
    texts().didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(uri, language, 1, text)));
    return findings();
  }

  String uri() {
    return uri;
  }

  String text() {
    return text;
  }

  TextDocumentIdentifier id() {
    return new TextDocumentIdentifier(uri);
  }

  /** Sends an edit and does not wait. */
  void type(int start, int end, String with) {
    Lines lines = new Lines(text);
    TextDocumentContentChangeEvent change =
        new TextDocumentContentChangeEvent(lines.range(start, end), with);
    text = text.substring(0, start) + with + text.substring(end);
    version++;
    texts()
        .didChange(
            new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, version), List.of(change)));
  }

  /** Sends an edit and waits for what is found afterwards. */
  List<Diagnostic> edit(int start, int end, String with) {
    type(start, end, with);
    return findings();
  }

  /** Waits for the findings of the text as it is now. */
  List<Diagnostic> findings() {
    try {
      while (true) {
        PublishDiagnosticsParams next = published.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (next == null) {
          throw new AssertionError("no findings came; " + messages);
        }
        if (next.getUri().equals(uri)
            && (next.getVersion() == null || next.getVersion() == version)) {
          return next.getDiagnostics();
        }
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The place before a part of the text, or so many characters behind its start. */
  Position at(String part, int plus) {
    return new Lines(text).position(text.indexOf(part) + plus);
  }

  /** The text with edits made. */
  String with(List<? extends TextEdit> edits) {
    Lines lines = new Lines(text);
    List<Edit> all = new ArrayList<>();
    for (TextEdit edit : edits) {
      all.add(
          new Edit(
              lines.offset(edit.getRange().getStart()),
              lines.offset(edit.getRange().getEnd()),
              edit.getNewText()));
    }
    return Edit.apply(text, all);
  }

  JsonObject argument(String json) {
    JsonObject object = com.google.gson.JsonParser.parseString(json).getAsJsonObject();
    object.addProperty("uri", uri);
    return object;
  }

  List<String> messages() {
    return messages;
  }

  @Override
  public void close() {
    server.exit();
  }

  @Override
  public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
    published.add(diagnostics);
  }

  @Override
  public void logMessage(MessageParams message) {
    messages.add(message.getMessage());
  }

  @Override
  public void telemetryEvent(Object object) {}

  @Override
  public void showMessage(MessageParams message) {
    messages.add(message.getMessage());
  }

  @Override
  public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams params) {
    return CompletableFuture.completedFuture(null);
  }
}
