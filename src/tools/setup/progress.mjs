/**
 * Shows that something long is running: redrawn on a terminal, a line every ten seconds in a log. `detail` is called
 * each time for additions such as a count. Returns done(text). Writes to stderr: `npm run routes -- --json` and similar
 * keep their stdout clean.
 */
export function startProgress(title, detail = () => '') {
  const began = Date.now()
  const isTerminal = process.stderr.isTTY
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  const text = () => [`… ${title}`, detail(), seconds()].filter(Boolean).join(' · ')
  const write = () => process.stderr.write(isTerminal ? `\r\u001b[2K${text()}` : `${text()}\n`)
  write()
  const timer = setInterval(write, isTerminal ? 500 : 10_000)
  return (result) => {
    clearInterval(timer)
    process.stderr.write(`${isTerminal ? '\r\u001b[2K' : ''}${result} (${seconds()})\n`)
  }
}
