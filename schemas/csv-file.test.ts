import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BoundedRun, boundedRun } from '@tests/support/bounded-run'
import { csvFile } from './csv-file'

const mark = '\ufeff'

it('starts with a byte-order mark and ends every line with CRLF', () => {
  expect(
    csvFile([
      ['ชื่อ', 'b'],
      ['1', '2'],
    ]),
  ).toBe(`${mark}ชื่อ,b\r\n1,2\r\n`)
})

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  [' spaced', '" spaced"'],
  ['=1+1', "'=1+1"],
  ['+66812345678', "'+66812345678"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t'=1"`],
  ['＝1+1', "'＝1+1"],
  ["x;=cmd|' /C calc'!A0", `"x;'=cmd|' /C calc'!A0"`],
  ['a; - b', `"a; '- b"`],
  ['a;;\t=1', `"a;;\t'=1"`],
  ['a; b=1', '"a; b=1"'],
  ['2026-11-21', '2026-11-21'],
  ['0812345678', '"=""0812345678"""'],
  ['1100500123456', '"=""1100500123456"""'],
  ['10110', '10110'],
  ['081-234-5678', '081-234-5678'],
  ['0', '0'],
  ['0.5', '0.5'],
  ['a-b=c', 'a-b=c'],
])('writes %j as %j', (text, written) => {
  expect(csvFile([[text]])).toBe(`${mark}${written}\r\n`)
})

it('writes numbers as they are, and text that looks like one as text', () => {
  expect(csvFile([[-5.25, 0, '-5.25']])).toBe(`${mark}-5.25,0,'-5.25\r\n`)
})

it('marks no cell where a formula could begin that it does not', () => {
  const piece = fc.constantFrom(';', '\t', ' ', '\n', '\0', '=', '-', '＋', 'x', '"', "'")
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const written = csvFile([[text]])
        .slice(mark.length, -2)
        .replace(/^"|"$/g, '')
        .replaceAll('""', '"')
      // Slow and plain: a sign is marked where nothing but space stands between it and the beginning or what begins a
      // cell.
      const marked = Array.from(text, (letter, at) =>
        /[=＋-]/.test(letter) && /[;\t][\s\0]*$/.test(text.slice(0, at)) ? `'${letter}` : letter,
      ).join('')
      expect(written).toBe(/^[\s\0]*[=＋-]|^[\t\r\n]/.test(text) ? `'${marked}` : marked)
    }),
  )
})

describe('hostile answers', () => {
  let csv: BoundedRun
  beforeAll(async () => {
    csv = await boundedRun('schemas/csv-file.ts')
  })
  afterAll(() => csv.close())

  it.each([
    ['line breaks without an end', `hi;${'\n'.repeat(60)}x`],
    ['line breaks at the beginning', `${'\n'.repeat(60)}x`],
    ['a long run of tabs', `${'\t'.repeat(500_000)}x`],
    ['a long run of semicolons', `${';'.repeat(500_000)}x`],
  ])('%s are written in the time of their length', async (_what, text) => {
    const first = /^[\t\n]/.test(text) ? "'" : ''
    expect(await csv.run('csvFile', [[text]])).toBe(`${mark}"${first}${text}"\r\n`)
  })
})
