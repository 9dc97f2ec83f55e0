import { expect, it } from 'vitest'
import { jsonPieces } from './json-pieces'

async function written(value: unknown, indent: number): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of jsonPieces(value, indent)) pieces.push(piece)
  return pieces
}

it.each<[string, unknown]>([
  ['plain values', { a: 1, b: 'two\nlines', c: null, d: true, e: undefined }],
  ['empty lists and objects', { a: [], b: {}, c: [[], {}], d: [undefined, null] }],
  ['what writes itself', { at: new Date(0), rows: [{ at: new Date(1) }] }],
  [
    'what is nested',
    { documents: [{ key: 'page:/', content: { views: { guest: { rows: [{ text: 'สวัสดี "x"\\' }] } } } }], uploads: [] },
  ],
  ['a list alone', [1, [2, [3, [4, [5]]]]]],
  ['a text alone', 'text'],
])('writes %s as JSON.stringify does', async (_what, value) => {
  for (const indent of [1, 2]) expect((await written(value, indent)).join('')).toBe(JSON.stringify(value, null, indent))
})

it('answers others between the pieces of a large value', async () => {
  let turns = 0
  const count = () => {
    turns++
    running = setImmediate(count)
  }
  let running = setImmediate(count)
  const pieces = await written({ rows: Array.from({ length: 2000 }, (_, at) => ({ at, text: 'x'.repeat(1000) })) }, 1)
  clearImmediate(running)
  expect(pieces.length).toBeGreaterThan(20)
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(128 * 1024)
  expect(turns).toBeGreaterThanOrEqual(pieces.length - 1)
})
