import { describe, expect, it } from 'vitest'
import { copyCells } from './copied'
import { leftoverMessage } from './leftover-message'
import { cellsOfText, putCells, readsAsTable, tableOf } from './pasted'
import { headRow, maxColumns, maxRows, type Table } from './table'

const table: Table = {
  columns: [{ label: 'Name' }, { label: { en: 'Price', th: 'ราคา' } }],
  rows: [{ cells: [{ en: 'Tea', th: 'ชา' }, '40'] }, { cells: [true] }],
}
const cellsOf = (text: string) => cellsOfText(text).rows.map(({ cells }) => cells)

describe('clipboard text', () => {
  it.each([
    [
      'cells with tabs between them',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'quotes around line breaks, tabs and quotes',
      '"two\nlines"\t"a\tb"\n"say ""hi"""\tc',
      [
        ['two\nlines', 'a\tb'],
        ['say "hi"', 'c'],
      ],
    ],
    ['a quote amid words', '5" nail\tsix', [['5" nail', 'six']]],
    [
      'a quote that nobody closed, as words',
      '"Tea\tb\nc\td',
      [
        ['"Tea', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells at every end',
      '\ta\t\n\t\t',
      [
        ['', 'a', ''],
        ['', '', ''],
      ],
    ],
    ['Thai numerals and a mark of its bytes', '\uFEFFราคา\t๑๒๐', [['ราคา', '๑๒๐']]],
  ])('is parsed: %s', (_what, text, cells) => expect(cellsOf(text)).toEqual(cells))

  it.each([
    ['a\tb\nc\td', true],
    ['a\tb\nc\td\n', true],
    ['a\tb\nc\t\n', true],
    ['\tif (x)\n\tstop()', false],
    ['a\tb', false],
    ['one line\nanother', false],
    ['Chapter\t1\nand then prose', false],
  ])('detects %j as a table: %s', (text, is) => expect(readsAsTable(text)).toBe(is))
})

describe('pasted cells', () => {
  it('fill from a place on and grow the table, in the edited language', () => {
    const put = putCells(table, { row: 1, column: 1 }, cellsOfText('45\tนม\n✓\tFALSE'), 'th')
    expect(put.table.columns).toEqual([...table.columns, { label: '' }])
    expect(put.table.rows.map(({ cells }) => cells)).toEqual([
      [{ en: 'Tea', th: 'ชา' }, '40'],
      [true, '45', { th: 'นม' }],
      ['', true, false],
    ])
    expect(put.left).toEqual({ rows: 0, columns: 0, letters: 0 })
  })

  it('leave the other language, and name columns in the first line', () => {
    const put = putCells(table, { row: headRow, column: 1 }, cellsOfText('Cost\nTRUE'), 'en')
    expect(put.table.columns[1]?.label).toEqual({ en: 'Cost', th: 'ราคา' })
    expect(put.table.rows[0]?.cells).toEqual([{ en: 'Tea', th: 'ชา' }, true])
  })

  it("stop at the table's limits, and report the rest", () => {
    const wide = cellsOfText(
      Array.from({ length: maxRows + 3 }, () => Array.from({ length: maxColumns + 2 }, () => 'x').join('\t')).join(
        '\n',
      ),
    )
    const { table: made, left } = tableOf(wide, 'en')
    expect([made.columns.length, made.rows.length]).toEqual([maxColumns, maxRows])
    expect(leftoverMessage(left)?.en).toBe(
      '2 rows didn’t fit: a table can have up to 500. 2 columns didn’t fit: a table can have up to 16.',
    )
    expect(
      leftoverMessage(putCells(table, { row: 0, column: 0 }, cellsOfText('x'.repeat(20_001)), 'en').left)?.en,
    ).toContain('1 cell')
  })

  it('keep a line above the column names', () => {
    const put = putCells(
      table,
      { row: headRow, column: 0 },
      { rows: [{ cells: ['Drink', 'Cost'], group: 'Summer' }, { cells: ['Tea', '50'] }] },
      'en',
    )
    expect(put.table.rows[0]).toEqual({ cells: [{ en: 'Tea', th: 'ชา' }, '50'], group: { en: 'Summer' } })
  })

  it('keep column alignment when a file replaces the table', () => {
    const before: Table = {
      columns: [
        { label: 'A', align: 'end' },
        { label: 'B', highlight: true },
      ],
      rows: [{ cells: ['x', 'y'] }],
    }
    expect(tableOf(cellsOfText('Day\tSeats\nMon\t12'), 'en', before).table).toEqual({
      columns: [
        { label: { en: 'Day' }, align: 'end' },
        { label: { en: 'Seats' }, highlight: true },
      ],
      rows: [{ cells: [{ en: 'Mon' }, '12'] }],
    })
  })
})

it('copies readable text for spreadsheets, and pastes back both languages', () => {
  const lines: Table = {
    ...table,
    rows: [{ cells: [{ en: 'Two\n"lines"', th: 'x' }, '<b>'], group: 'Drinks' }, { cells: [true] }],
  }
  const { text, html, cells } = copyCells(lines, { top: headRow, bottom: 1, left: 0, right: 1 }, 'en')
  expect(text).toBe('Name\tPrice\n"Two\n""lines"""\t<b>\nTRUE\t')
  expect(html).toBe(
    '<table><tbody><tr><th>Name</th><th>Price</th></tr><tr><th colspan="2">Drinks</th></tr><tr><td>Two<br>"lines"</td><td>&lt;b&gt;</td></tr><tr><td>TRUE</td><td></td></tr></tbody></table>',
  )
  expect(
    putCells(table, { row: 0, column: 0 }, { ...cells, rows: cells.rows.slice(1) }, 'th').table.rows[0]?.cells,
  ).toEqual([{ en: 'Two\n"lines"', th: 'x' }, '<b>'])
})
