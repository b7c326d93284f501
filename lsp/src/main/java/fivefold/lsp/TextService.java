package fivefold.lsp;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.jspecify.annotations.Nullable;

/**
 * Takes edits, has the text read after each of them, and answers questions about it. An answer is
 * made from the text as it was when the question came; a question about a text that has changed
 * before it was read is refused, and the editor asks again.
 */
final class TextService implements TextDocumentService {
  private final GameServer server;
  private final ExecutorService reader;
  private final ExecutorService workers;
  private final Map<String, Document> documents = new ConcurrentHashMap<>();
  private final InlayMarks inlays = new InlayMarks();

  /**
   * @param reader one thread, which reads the texts in the order of the edits
   */
  TextService(GameServer server, ExecutorService reader, ExecutorService workers) {
    this.server = server;
    this.reader = reader;
    this.workers = workers;
  }

  // Edits

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    TextDocumentItem item = params.getTextDocument();
    String language = item.getLanguageId() == null ? "" : item.getLanguageId();
    Document document = new Document(item.getUri(), language, item.getVersion(), item.getText());
    documents.put(item.getUri(), document);
    read(document, document.version());
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    Document document = documents.get(params.getTextDocument().getUri());
    if (document != null) {
      Integer number = params.getTextDocument().getVersion();
      read(document, document.change(number == null ? 0 : number, params.getContentChanges()));
    }
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    String uri = params.getTextDocument().getUri();
    if (documents.remove(uri) != null) {
      reader.execute(() -> server.publish(new PublishDiagnosticsParams(uri, List.of())));
    }
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {}

  /** Reads all texts again, as after a change of settings. */
  void readAgain() {
    documents.values().forEach(document -> read(document, document.again()));
  }

  private void read(Document document, Document.Version version) {
    reader.execute(
        () -> {
          boolean open = documents.get(document.uri()) == document;
          if (!open || !document.isAt(version)) {
            version.reading().completeExceptionally(new CancellationException("changed"));
            return;
          }
          try {
            Reading reading = document.read(version.text(), server.settings());
            version.reading().complete(reading);
            server.publish(
                new PublishDiagnosticsParams(
                    document.uri(), Findings.of(reading), version.number()));
          } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            version.reading().completeExceptionally(e);
            server.log("cannot read " + document.uri() + ": " + e);
          }
        });
  }

  // Questions

  /** An answer, made from a text that was read. */
  private interface Question<T> {
    @Nullable T answer(Reading reading, BooleanSupplier stop);
  }

  private <T> CompletableFuture<T> ask(
      TextDocumentIdentifier id, Supplier<? extends @Nullable T> nothing, Question<T> question) {
    return ask(workers, id, nothing, question);
  }

  private <T> CompletableFuture<T> ask(
      ExecutorService executor,
      TextDocumentIdentifier id,
      Supplier<? extends @Nullable T> nothing,
      Question<T> question) {
    Document document = documents.get(id.getUri());
    if (document == null) {
      return CompletableFuture.completedFuture(nothing.get());
    }
    CompletableFuture<Reading> reading = document.version().reading();
    return CompletableFutures.computeAsync(
        executor,
        cancel -> {
          cancel.checkCanceled();
          @Nullable T answer = question.answer(await(reading, cancel), cancel::isCanceled);
          cancel.checkCanceled();
          return answer;
        });
  }

  private static Reading await(CompletableFuture<Reading> reading, CancelChecker cancel) {
    try {
      Reading read = reading.join();
      cancel.checkCanceled();
      return read;
    } catch (CompletionException | CancellationException e) {
      if (e instanceof CompletionException && !(e.getCause() instanceof CancellationException)) {
        throw e;
      }
      throw refused(ResponseErrorCode.ContentModified, "the text has changed meanwhile");
    }
  }

  private static ResponseErrorException refused(ResponseErrorCode code, String message) {
    return new ResponseErrorException(new ResponseError(code, message, null));
  }

  private static int offset(Reading reading, Position position) {
    return reading.lines().offset(position);
  }

  static List<TextEdit> edits(Reading reading, List<Edit> edits) {
    List<TextEdit> all = new ArrayList<>();
    edits.forEach(edit -> all.add(edit.of(reading.lines())));
    return all;
  }

  @Override
  public CompletableFuture<@Nullable Hover> hover(HoverParams params) {
    return this.<@Nullable Hover>ask(
        params.getTextDocument(),
        () -> null,
        (reading, stop) ->
            Hovers.of(
                reading, offset(reading, params.getPosition()), server.showsMarkdown(), stop));
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(
      CompletionParams params) {
    return ask(
        params.getTextDocument(),
        () -> Either.forRight(new CompletionList(false, List.of())),
        (reading, stop) ->
            Either.forRight(Completions.of(reading, offset(reading, params.getPosition()), stop)));
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
      DocumentSymbolParams params) {
    return ask(
        params.getTextDocument(),
        List::of,
        (reading, stop) -> {
          List<Either<SymbolInformation, DocumentSymbol>> all = new ArrayList<>();
          Symbols.of(reading).forEach(symbol -> all.add(Either.forRight(symbol)));
          return all;
        });
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
    return ask(
        params.getTextDocument(),
        List::of,
        (reading, stop) -> edits(reading, Formatting.of(reading, 0, reading.text().length())));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> rangeFormatting(
      DocumentRangeFormattingParams params) {
    Range range = params.getRange();
    return ask(
        params.getTextDocument(),
        List::of,
        (reading, stop) -> {
          // Whole lines: a number and its move belong together.
          Lines lines = reading.lines();
          int from = lines.start(lines.line(offset(reading, range.getStart())));
          int to = lines.end(lines.line(offset(reading, range.getEnd())));
          return edits(reading, Formatting.of(reading, from, to));
        });
  }

  /** Fixes are tried out on the text, which only the reader may do. */
  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    String uri = params.getTextDocument().getUri();
    Document document = documents.get(uri);
    return ask(
        reader,
        params.getTextDocument(),
        List::of,
        (reading, stop) -> {
          if (document == null) {
            return List.of();
          }
          Fixes fixes = new Fixes(reading, text -> document.read(text, server.settings()));
          return CodeActions.of(uri, reading, fixes, params, stop);
        });
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
    return ask(params.getTextDocument(), List::of, (reading, stop) -> Shapes.folds(reading));
  }

  @Override
  public CompletableFuture<List<SelectionRange>> selectionRange(SelectionRangeParams params) {
    return ask(
        params.getTextDocument(),
        List::of,
        (reading, stop) ->
            params.getPositions().stream()
                .map(position -> Shapes.selection(reading, offset(reading, position)))
                .toList());
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>>
      definition(DefinitionParams params) {
    String uri = params.getTextDocument().getUri();
    return ask(
        params.getTextDocument(),
        () -> Either.forLeft(List.of()),
        (reading, stop) -> {
          Location parent = Shapes.parent(reading, uri, offset(reading, params.getPosition()));
          return Either.forLeft(parent == null ? List.of() : List.of(parent));
        });
  }

  @Override
  public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
    Range range = params.getRange();
    return ask(
        params.getTextDocument(),
        List::of,
        (reading, stop) ->
            inlays.of(
                reading,
                offset(reading, range.getStart()),
                offset(reading, range.getEnd()),
                server.settings(),
                stop));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
    return ask(
        params.getTextDocument(),
        () -> new SemanticTokens(List.of()),
        (reading, stop) -> new SemanticTokens(TokenColors.of(reading, 0, reading.text().length())));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams params) {
    Range range = params.getRange();
    return ask(
        params.getTextDocument(),
        () -> new SemanticTokens(List.of()),
        (reading, stop) ->
            new SemanticTokens(
                TokenColors.of(
                    reading, offset(reading, range.getStart()), offset(reading, range.getEnd()))));
  }

  @Override
  public CompletableFuture<
          @Nullable Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>
      prepareRename(PrepareRenameParams params) {
    return this.<@Nullable Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>>ask(
        params.getTextDocument(),
        () -> null,
        (reading, stop) -> {
          Edit target = Renames.target(reading, offset(reading, params.getPosition()));
          return target == null
              ? null
              : Either3.forSecond(
                  new PrepareRenameResult(
                      reading.lines().range(target.start(), target.end()), target.text()));
        });
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
    String uri = params.getTextDocument().getUri();
    return ask(
        params.getTextDocument(),
        WorkspaceEdit::new,
        (reading, stop) -> {
          try {
            int offset = offset(reading, params.getPosition());
            List<Edit> edits = Renames.of(reading, offset, params.getNewName());
            return new WorkspaceEdit(Map.of(uri, edits(reading, edits)));
          } catch (IllegalArgumentException e) {
            throw refused(ResponseErrorCode.InvalidParams, String.valueOf(e.getMessage()));
          }
        });
  }

  /** Runs one of {@link Commands}. */
  CompletableFuture<@Nullable Object> command(
      String command, String uri, Position position, JsonObject given) {
    return this.<@Nullable Object>ask(
        new TextDocumentIdentifier(uri),
        () -> null,
        (reading, stop) -> {
          try {
            return Commands.run(command, reading, offset(reading, position), given, stop);
          } catch (IllegalArgumentException e) {
            throw refused(ResponseErrorCode.InvalidParams, String.valueOf(e.getMessage()));
          }
        });
  }
}
