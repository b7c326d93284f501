package fivefold.lsp;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.ExecuteCommandOptions;
import org.eclipse.lsp4j.ExecuteCommandParams;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageClientAware;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.jspecify.annotations.Nullable;

/** The server: what it can do, the settings, and the way to the client. */
final class GameServer implements LanguageServer, LanguageClientAware, WorkspaceService {
  private static final int WORKERS = 2;

  private final String version;
  private final Runnable exit;
  private final ExecutorService reader = threads("fivefold-reader", 1);
  private final ExecutorService workers = threads("fivefold-worker", WORKERS);
  private final TextService texts = new TextService(this, reader, workers);

  private volatile @Nullable LanguageClient client;
  private volatile Settings settings = Settings.USUAL;
  private volatile boolean markdown;
  private volatile boolean shutDown;

  /**
   * @param exit what to do when the client wants the server to end
   */
  GameServer(String version, Runnable exit) {
    this.version = version;
    this.exit = exit;
  }

  private static ExecutorService threads(String name, int count) {
    return Executors.newFixedThreadPool(
        count,
        work -> {
          Thread thread = new Thread(work, name);
          thread.setDaemon(true);
          return thread;
        });
  }

  @Override
  public void connect(LanguageClient connected) {
    client = connected;
  }

  @Override
  public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    settings = settings.with(params.getInitializationOptions());
    markdown = showsMarkdown(params.getCapabilities());
    InitializeResult result = new InitializeResult(capabilities());
    result.setServerInfo(new ServerInfo("fivefold", version));
    return CompletableFuture.completedFuture(result);
  }

  private static boolean showsMarkdown(@Nullable ClientCapabilities capabilities) {
    if (capabilities == null || capabilities.getTextDocument() == null) {
      return false;
    }
    HoverCapabilities hover = capabilities.getTextDocument().getHover();
    List<String> formats = hover == null ? null : hover.getContentFormat();
    return formats != null && formats.contains(MarkupKind.MARKDOWN);
  }

  private static ServerCapabilities capabilities() {
    ServerCapabilities can = new ServerCapabilities();
    can.setTextDocumentSync(TextDocumentSyncKind.Incremental);
    can.setHoverProvider(true);
    can.setCompletionProvider(new CompletionOptions(false, List.of(" ", "/", ".", "(", ">", "\"")));
    can.setDocumentSymbolProvider(true);
    can.setDocumentFormattingProvider(true);
    can.setDocumentRangeFormattingProvider(true);
    can.setCodeActionProvider(
        new CodeActionOptions(List.of(CodeActionKind.QuickFix, CodeActionKind.SourceFixAll)));
    can.setFoldingRangeProvider(true);
    can.setSelectionRangeProvider(true);
    can.setDefinitionProvider(true);
    can.setInlayHintProvider(true);
    SemanticTokensWithRegistrationOptions tokens =
        new SemanticTokensWithRegistrationOptions(TokenColors.LEGEND);
    tokens.setFull(true);
    tokens.setRange(true);
    can.setSemanticTokensProvider(tokens);
    can.setRenameProvider(new RenameOptions(true));
    can.setExecuteCommandProvider(new ExecuteCommandOptions(Commands.ALL));
    return can;
  }

  @Override
  public CompletableFuture<@Nullable Object> shutdown() {
    shutDown = true;
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void exit() {
    reader.shutdownNow();
    workers.shutdownNow();
    exit.run();
  }

  /** Whether the client asked for the end before it demanded it. */
  boolean isShutDown() {
    return shutDown;
  }

  @Override
  public TextDocumentService getTextDocumentService() {
    return texts;
  }

  @Override
  public WorkspaceService getWorkspaceService() {
    return this;
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    settings = settings.with(params.getSettings());
    texts.readAgain();
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {}

  /** The commands of {@link Commands}, with an object that names a text and a place in it. */
  @Override
  public CompletableFuture<@Nullable Object> executeCommand(ExecuteCommandParams params) {
    List<Object> arguments = params.getArguments();
    boolean given = arguments != null && !arguments.isEmpty();
    if (!given || !(arguments.get(0) instanceof JsonObject object)) {
      return CompletableFuture.completedFuture(null);
    }
    String uri = object.get("uri") instanceof JsonPrimitive name ? name.getAsString() : "";
    return texts.command(params.getCommand(), uri, position(object), object);
  }

  private static Position position(JsonObject given) {
    Position end = new Position(Integer.MAX_VALUE, 0);
    return given.get("position") instanceof JsonObject place
            && place.get("line") instanceof JsonPrimitive line
            && place.get("character") instanceof JsonPrimitive character
            && line.isNumber()
            && character.isNumber()
        ? new Position(line.getAsInt(), character.getAsInt())
        : end;
  }

  Settings settings() {
    return settings;
  }

  boolean showsMarkdown() {
    return markdown;
  }

  void publish(PublishDiagnosticsParams findings) {
    LanguageClient to = client;
    if (to != null) {
      to.publishDiagnostics(findings);
    }
  }

  void log(String message) {
    LanguageClient to = client;
    if (to != null) {
      to.logMessage(new MessageParams(MessageType.Error, message));
    }
  }
}
