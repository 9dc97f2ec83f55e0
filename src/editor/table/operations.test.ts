import { beforeAll, describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockDefinition, blockEditor } from '@registry/block-kits'
import {
  insertColumn,
  insertRow,
  mapRange,
  moveColumn,
  moveRow,
  removeColumns,
  removeRows,
  stepRow,
  withoutEmptyLines,
  withValue,
} from './operations'
import { headRow, maxColumns, maxRows, readTable, type Table, withText } from './table'

beforeAll(registerAllBlockKits)

const table: Table = {
  columns: [{ label: 'A' }, { label: 'B', align: 'end' }],
  rows: [
    { cells: ['a1', 'b1'], group: 'One' },
    { cells: ['a2'] },
    { cells: ['a3', true], group: 'Two' },
    { cells: ['a4', 'b4'] },
  ],
}
/** The first cell of each row, with its group line. */
const order = ({ rows }: Table) =>
  rows.map(({ cells: [first], group }) => [group, first].filter((each) => typeof each === 'string').join(': '))

it("has the same limits as the block's schema", () => {
  const props = (columns: number, rows: number) => ({
    ...blockEditor('content/table')?.start,
    columns: Array.from({ length: columns }, () => ({ label: '' })),
    rows: Array.from({ length: rows }, () => ({ cells: [] })),
  })
  const takes = (columns: number, rows: number) =>
    blockDefinition('content/table')?.props.safeParse(props(columns, rows)).success
  expect([takes(maxColumns, maxRows), takes(maxColumns + 1, 1), takes(1, maxRows + 1)]).toEqual([true, false, false])
  const wide = {
    columns: Array.from({ length: maxColumns }, () => ({ label: '' })),
    rows: Array.from({ length: maxRows }, () => ({ cells: [] })),
  }
  expect([insertColumn(wide, 0), insertRow(wide, 0)]).toEqual([undefined, undefined])
})

it('reads any block content as a table', () => {
  expect(readTable({ columns: [null, { label: 3, align: 'end' }], rows: [{ cells: ['x', 3, null] }, 'y'] })).toEqual({
    columns: [{ label: '' }, { label: '', align: 'end' }],
    rows: [{ cells: ['x', '', ''] }, { cells: [] }],
  })
  const props = { columns: table.columns, rows: table.rows }
  // Unchanged parts keep their identity, so that only changes are redrawn.
  expect([readTable(props).rows, readTable(props).columns]).toEqual(
    [table.rows, table.columns].map((same) => expect.toSatisfy((list) => list === same)),
  )
  expect(readTable({ ...props, rows: [...table.rows, 'y'] }).rows[1]).toBe(table.rows[1])
})

describe('cell text', () => {
  it.each([
    ['', 'Tea', { en: 'Tea' }],
    ['', '1,200', '1,200'],
    [true, 'Tea', { en: 'Tea' }],
    [{ th: 'ชา' }, '45', { th: 'ชา', en: '45' }],
    [{ th: 'ชา', en: 'Te' }, 'Tea', { th: 'ชา', en: 'Tea' }],
    ['45', 'free', { en: 'free' }],
    ['Sitewright', 'Other', 'Other'],
    [{ en: 'x' }, '', ''],
  ] as const)('turns %j into %j by typing: %j', (before, text, after) =>
    expect(withText(before, 'en', text)).toEqual(after),
  )
})

describe('rows', () => {
  it('move within their group, and into the next one at its edge', () => {
    expect(order(stepRow(table, 0, 1)?.table ?? table)).toEqual(['One: a2', 'a1', 'Two: a3', 'a4'])
    expect(order(stepRow(table, 1, 1)?.table ?? table)).toEqual(['One: a1', 'Two: a2', 'a3', 'a4'])
    expect(order(stepRow(table, 2, -1)?.table ?? table)).toEqual(['One: a1', 'a2', 'a3', 'Two: a4'])
    expect(stepRow(table, 0, -1)).toBeUndefined()
    expect(order(moveRow(table, 3, 0).table)).toEqual(['One: a4', 'a1', 'a2', 'Two: a3'])
  })

  it('stay when their group line would be left without rows', () => {
    const alone = removeRows(table, 3, 3)
    expect(stepRow(alone, 2, -1)).toBeUndefined()
    expect(order(moveRow(alone, 2, 0).table)).toEqual(order(alone))
  })

  it('leave the group line to the rest of the group when removed', () => {
    expect(order(removeRows(table, 0, 0))).toEqual(['One: a2', 'Two: a3', 'a4'])
    expect(order(removeRows(table, 0, 1))).toEqual(['Two: a3', 'a4'])
    expect(order(removeRows(table, 1, 2))).toEqual(['One: a1', 'Two: a4'])
  })
})

describe('columns', () => {
  it('move with their cells, also in shorter rows', () => {
    expect(moveColumn(table, 1, 0).rows.map(({ cells }) => cells)).toEqual([
      ['b1', 'a1'],
      ['', 'a2'],
      [true, 'a3'],
      ['b4', 'a4'],
    ])
    const wider = insertColumn(table, 2)
    expect([wider?.columns[2], wider?.rows[1]?.cells]).toEqual([{ label: '', align: 'end' }, ['a2', '', '']])
    expect(removeColumns(table, 0, 0)?.rows.map(({ cells }) => cells)).toEqual([['b1'], [], [true], ['b4']])
  })

  it("never exceed the row's limit, whatever extra cells exist", () => {
    const wide: Table = {
      columns: [{ label: 'A' }],
      rows: [{ cells: Array.from({ length: maxColumns }, (_, at) => String(at)) }],
    }
    expect(insertColumn(wide, 1)?.rows[0]?.cells).toEqual([
      '0',
      '',
      ...Array.from({ length: maxColumns - 2 }, (_, at) => String(at + 1)),
    ])
  })

  it('cannot all be removed', () => expect(removeColumns(table, 0, 1)).toBeUndefined())
})

it('sets one value and changes nothing else', () => {
  const next = withValue(table, { row: 1, column: 1 }, 'b2')
  expect(next.rows[1]?.cells).toEqual(['a2', 'b2'])
  expect(next.rows[0]).toBe(table.rows[0])
  expect(withValue(table, { row: headRow, column: 1, isNote: true }, 'note').columns[1]).toEqual({
    label: 'B',
    align: 'end',
    note: 'note',
  })
  expect(mapRange(table, { top: headRow, bottom: 0, left: 1, right: 1 }, () => '')).toMatchObject({
    columns: [{ label: 'A' }, { label: '' }],
    rows: [{ cells: ['a1', ''] }, {}, {}, {}],
  })
  expect(withoutEmptyLines({ columns: [{ label: 'A', note: '' }], rows: [{ cells: [], group: '' }] })).toEqual({
    columns: [{ label: 'A' }],
    rows: [{ cells: [] }],
  })
})
