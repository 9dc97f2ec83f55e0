import { setImmediate as pause } from 'node:timers/promises'
import { isRecord } from '@schemas/layout/json'

/**
 * Lists and objects up to this level are written entry by entry; what is below them is small enough to be written at
 * once.
 */
const maxLevels = 3
/** So many characters are gathered before they are handed on. */
const pieceLetters = 64 * 1024

/**
 * What `JSON.stringify(value, null, indent)` gives, in pieces. Between two of them the gateway answers others: a large
 * export must not hold everyone up.
 */
export async function* jsonPieces(value: unknown, indent: number): AsyncGenerator<string> {
  let piece = ''
  for (const text of written(value, indent, 0)) {
    piece += text
    if (piece.length < pieceLetters) continue
    yield piece
    piece = ''
    await pause()
  }
  if (piece !== '') yield piece
}

function* written(value: unknown, indent: number, level: number): Generator<string> {
  const line = `\n${' '.repeat(indent * level)}`
  const isOpen = level < maxLevels && value !== null && typeof value === 'object' && !('toJSON' in value)
  const names = isOpen && isRecord(value) ? Object.keys(value).filter((name) => isWritten(value[name])) : []
  if (!isOpen || (Array.isArray(value) ? value.length : names.length) === 0) {
    // A line break inside JSON is never part of a text: there it is escaped.
    yield (JSON.stringify(value, null, indent) ?? 'null').replaceAll('\n', line)
    return
  }
  const inner = `${line}${' '.repeat(indent)}`
  let before = ''
  if (Array.isArray(value)) {
    yield '['
    for (const entry of value as unknown[]) {
      yield `${before}${inner}`
      yield* written(entry, indent, level + 1)
      before = ','
    }
    yield `${line}]`
    return
  }
  yield '{'
  for (const name of names) {
    yield `${before}${inner}${JSON.stringify(name)}: `
    yield* written((value as Record<string, unknown>)[name], indent, level + 1)
    before = ','
  }
  yield `${line}}`
}

const isWritten = (value: unknown) => value !== undefined && typeof value !== 'function' && typeof value !== 'symbol'
