import { findMessages } from './find-messages.mjs'
import { printOf } from './message-csv.mjs'

const placeholders = (text) => [...new Set(text.match(/\{\w+\}/g))].sort((a, b) => a.localeCompare(b)).join(' ')

/**
 * Puts the texts of a translator's rows into the sources.
 * @param {Record<string, string>} sources texts of the files, by path
 * @returns {{ changed: Record<string, string>, problems: string[] }} the files that change, and what was left out
 */
export function applyRows(sources, rows) {
  const [changed, problems, seen] = [{}, [], new Set()]
  for (const [file, text] of Object.entries(sources)) {
    const edits = []
    const messages = new Map(findMessages(file, text).map((each) => [each.id, each]))
    for (const row of rows.filter((each) => each.file === file)) {
      const name = `${file} ${row.id}`
      const message = messages.get(row.id)
      if (!message) continue
      seen.add(row)
      messages.delete(row.id)
      if (row.en === message.en && row.th === message.th) continue
      const wrong = judge(row, message)
      if (wrong) problems.push(`${name}: ${wrong}`)
      else
        for (const locale of ['en', 'th'])
          if (row[locale] !== message[locale]) edits.push([...message.at[locale], row[locale]])
    }
    problems.push(...[...messages.keys()].map((id) => `${file} ${id}: missing in the file.`))
    if (edits.length > 0) changed[file] = edited(text, edits)
  }
  problems.push(
    ...rows.filter((row) => !seen.has(row)).map(({ file, id }) => `${file} ${id}: no such message any more.`),
  )
  return { changed, problems }
}

function judge(row, message) {
  if (row.was !== printOf(message)) return 'changed since the export; export again.'
  for (const locale of ['en', 'th']) {
    if (row[locale].trim() === '') return `"${locale}" is empty.`
    if (placeholders(row[locale]) !== placeholders(message[locale]))
      return `"${locale}" must keep ${placeholders(message[locale]) || 'no placeholder'}.`
  }
  return undefined
}

const edited = (text, edits) =>
  edits
    .sort(([a], [b]) => b - a)
    .reduce((all, [start, end, value]) => all.slice(0, start) + literal(value) + all.slice(end), text)

/** As the formatter writes it: single quotes, unless that needs more escapes. */
function literal(text) {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\r', '').replaceAll('\n', '\\n')
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`
}
