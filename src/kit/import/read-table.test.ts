import { expect, it } from 'vitest'
import { csvFile } from '@schemas/csv-file'
import { guessColumns, mapRows } from './map-columns'
import { decodeText, parseCsv, textRows } from './read-table'

it.each([
  ['UTF-8 with a mark', new TextEncoder().encode('\ufeffรหัส,ชื่องาน')],
  ['UTF-8 without one', new TextEncoder().encode('รหัส,ชื่องาน')],
  // Letters of windows-874 are those of Unicode from U+0E01 on, one byte each.
  [
    'windows-874',
    Uint8Array.from('รหัส,ชื่องาน', (sign) => (sign > '\u0e00' ? sign.charCodeAt(0) - 0xe00 + 0xa0 : sign.charCodeAt(0))),
  ],
])('reads %s', (_name, bytes) => {
  expect(parseCsv(decodeText(bytes).replace(/^\ufeff/, ''))).toEqual([['รหัส', 'ชื่องาน']])
})

it('reads quotes, line breaks in cells, other separators, and no empty rows at the end', () => {
  expect(parseCsv('a,"b ""c"", d"\r\n"two\nlines",\n\n,\n')).toEqual([
    ['a', 'b "c", d'],
    ['two\nlines', ''],
  ])
  expect(parseCsv('"a;b";c;d\n1;2;3')).toEqual([
    ['a;b', 'c', 'd'],
    ['1', '2', '3'],
  ])
  expect(parseCsv('')).toEqual([])
})

it('reads back what our own files have, without what keeps spreadsheets from running it', () => {
  const rows = [
    ['=1+1', '+66 81', '0812345678', 'a, "b"'],
    ['-', '@home', '1234567890123', "it's"],
  ]
  expect(parseCsv(csvFile(rows).slice(1))).toEqual(rows)
})

it('reads the cells of a spreadsheet as texts, and its dates as days', () => {
  expect(
    textRows([
      ['a', 1.5, null, true, new Date('2026-12-01T00:00:00Z')],
      [null, null],
    ]),
  ).toEqual([['a', '1.5', '', 'true', '2026-12-01']])
})

it('knows columns by their headings in either language, each once, and leaves empty rows out', () => {
  const fields = [
    { name: 'title', label: { en: 'Title', th: 'ชื่องาน' } },
    { name: 'dueOn', label: { en: 'Due', th: 'ครบกำหนด' } },
  ]
  const columns = guessColumns(['ครบกำหนด', ' TITLE ', 'Title', 'Other'], fields)
  expect(columns).toEqual(['dueOn', 'title', '', ''])
  expect(mapRows([['x'], ['1/12/2569', ' A ', 'B', 'C'], ['', ' '], ['', 'D']], columns)).toEqual([
    { row: 2, values: { dueOn: '1/12/2569', title: 'A' } },
    { row: 4, values: { dueOn: '', title: 'D' } },
  ])
})
