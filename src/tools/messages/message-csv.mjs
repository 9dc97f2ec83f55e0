import { createHash } from 'node:crypto'

const head = ['file', 'id', 'was', 'en', 'th']

/** What a message said when it was exported: an import refuses rows whose message has changed since. */
export const printOf = ({ en, th }) => createHash('sha256').update(`${en}\n${th}`).digest('hex').slice(0, 8)

/** CSV (RFC 4180) with a byte-order mark, without which spreadsheets misread Thai. */
export function writeCsv(messages) {
  const rows = [head, ...messages.map((each) => [each.file, each.id, printOf(each), each.en, each.th])]
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`
}

const quoted = (text) => `"${text.replaceAll('"', '""')}"`

/** The rows of a file as written above, also after a spreadsheet has stored it. Throws when a column is missing. */
export function readCsv(text) {
  const [names = [], ...rows] = cellsOf(text.replace(/^\ufeff/, ''))
  const missing = head.filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Error(`The file lacks the column ${missing.join(', ')}.`)
  return rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Object.fromEntries(head.map((name) => [name, row[names.indexOf(name)] ?? ''])))
}

function cellsOf(text) {
  const rows = []
  let [row, cell, isQuoted] = [[], '', false]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === ',') [row, cell] = [[...row, cell], '']
    else if (sign === '\n') {
      rows.push([...row, cell])
      ;[row, cell] = [[], '']
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}
