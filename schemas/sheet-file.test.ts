import { expect, it } from 'vitest'
import { numberOf, sheetCells, sheetColumns } from './sheet-file'

it('keeps digits with a meaning as text, and numbers as numbers', () => {
  expect(
    sheetCells([
      ['Phone', 'Count'],
      ['0812345678', 3],
      ['', '=1+1'],
    ]),
  ).toEqual([
    [
      { value: 'Phone', type: String, format: '@', fontWeight: 'bold' },
      { value: 'Count', type: String, format: '@', fontWeight: 'bold' },
    ],
    [{ value: '0812345678', type: String, format: '@' }, { value: 3 }],
    [null, { value: '=1+1', type: String, format: '@' }],
  ])
})

it('makes columns as wide as what is in them, within bounds', () => {
  expect(
    sheetColumns([
      ['A', 'two\nlines that are longer'],
      ['b', 'x'.repeat(500)],
    ]),
  ).toEqual([{ width: 8 }, { width: 60 }])
})

it.each([
  ['฿1,234.50', 1234.5],
  ['−5', -5],
  ['1,204', 1204],
  ['0', 0],
  ['0812345678', '0812345678'],
  ['3 of 4', '3 of 4'],
  ['', ''],
])('reads %j in a column of numbers as %j', (text, value) => expect(numberOf(text)).toBe(value))
