-- Neovim as a client: opens the file it was started with, after the lines of docs/editors.md have set it up, and writes down
-- what it knows about it.
local function wait(what, condition)
  if not vim.wait(60000, condition, 50) then
    io.stdout:write('no ' .. what .. '\n')
    vim.cmd('cquit 1')
  end
end
local function ask(method, params)
  params.textDocument = { uri = vim.uri_from_bufnr(0) }
  local answers = vim.lsp.buf_request_sync(0, method, params, 60000)
  local _, answer = next(answers or {})
  return answer and answer.result
end
local function diagnostics() return vim.diagnostic.get(0) end

local function main()
  wait('diagnostics', function() return #diagnostics() == 1 end)
  local found = diagnostics()[1]
  io.stdout:write('finding ' .. found.lnum .. ':' .. found.col .. ' ' .. found.message:gsub('\n', ' ') .. '\n')
  local hover = ask('textDocument/hover', { position = { line = 0, character = 9 } })
  io.stdout:write('hover ' .. (hover.contents.value:match('White to move: playing') or 'wrong') .. '\n')
  io.stdout:write('symbols ' .. #ask('textDocument/documentSymbol', {}) .. '\n')
  vim.api.nvim_buf_set_text(0, 1, 3, 1, 6, { 'Nf3' })
  wait('end of the diagnostics', function() return #diagnostics() == 0 end)
  io.stdout:write('corrected\n')

end
local done, problem = pcall(main)
if not done then
  io.stdout:write(tostring(problem) .. '\n')
  vim.cmd('cquit 1')
end
vim.cmd('qall!')
