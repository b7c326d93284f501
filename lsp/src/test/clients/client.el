;;; client.el --- Emacs as a client -*- lexical-binding: t -*-
;;; Opens a file, after the lines of docs/editors.md have set Emacs up, and writes down what it knows about it.

(defun client-note (form &rest values)
  (princ (concat (apply #'format form values) "\n")))

(defun client-wait (what condition)
  (let ((end (+ (float-time) 60)))
    (while (not (funcall condition))
      (when (> (float-time) end)
        (client-note "no %s" what)
        (kill-emacs 1))
      (accept-process-output nil 0.05))))

(find-file (pop command-line-args-left))
;; Without a terminal there are no commands, after which eglot would connect.
(run-hooks 'post-command-hook)
(client-wait "connection" #'eglot-managed-p)
(flymake-start)
(client-wait "findings" #'flymake-diagnostics)
(let ((found (car (flymake-diagnostics))))
  (goto-char (flymake-diagnostic-beg found))
  (client-note "finding %d:%d %s" (line-number-at-pos) (current-column) (flymake-diagnostic-text found)))
(goto-char (point-min))
(search-forward "e5")
(let (shown)
  (eglot-hover-eldoc-function (lambda (text &rest _) (setq shown text)))
  (client-wait "hover" (lambda () shown))
  (client-note "hover %s" shown))
(client-note "symbols %d"
             (length (jsonrpc-request (eglot-current-server) :textDocument/documentSymbol
                                      (list :textDocument (eglot--TextDocumentIdentifier)))))
(search-forward "Nf6")
(replace-match "Nf3")
(save-buffer)
(client-wait "end of the findings" (lambda () (not (flymake-diagnostics))))
(client-note "corrected")
(eglot-shutdown (eglot-current-server))
(kill-emacs 0)
