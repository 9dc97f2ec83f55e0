import { describe, expect, it } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { applied } from '../changes'
import { change } from '../edit'
import { columnLines, finerSpans, movedSpans, setColumnSpans } from './set-column-spans'

const page = flatten({
  format: 1,
  path: '/',
  frame: 'default',
  access: 'guest',
  title: '',
  views: {
    guest: {
      rows: [
        {
          id: 'r',
          columns: { desktop: 2 },
          cells: [
            { id: 'a', blocks: [] },
            { id: 'b', blocks: [] },
          ],
        },
      ],
    },
  },
})
const after = (spans: number[], level: 'base' | 'tablet') =>
  applied(
    page,
    change(page, '', (edit) => setColumnSpans(edit, 'r', spans, level)),
  ).nodes

describe('column widths', () => {
  it('are stored in the smallest form', () => {
    const nodes = after([8, 4], 'base')
    expect(nodes.get('a')?.fields).toEqual({ id: 'a', colspan: 2 })
    expect(nodes.get('b')?.fields).toEqual({ id: 'b' })
    expect(nodes.get('r')?.fields).toEqual({ id: 'r' })
    expect(after([6, 6], 'base').get('a')?.fields).toEqual({ id: 'a' })
  })

  it('leave desktop unchanged when set for tablets', () => {
    const nodes = after([9, 3], 'tablet')
    expect(nodes.get('a')?.fields).toEqual({ id: 'a', style: { tablet: { colspan: 3 } } })
    expect(nodes.get('r')?.fields).toEqual({ id: 'r', columns: { desktop: 2, tablet: 4 } })
  })

  const moved = (spans: number[], index: number, by: number, count?: number) => {
    const fine = finerSpans(spans, count)
    return movedSpans(fine.spans, index, by, fine.count)
  }

  it('move by twelfths without a column vanishing', () => {
    expect(moved([1, 1], 0, 1)).toEqual([7, 5])
    expect(moved([2, 1], 0, -2)).toEqual([6, 6])
    expect(moved([1, 1], 0, 6)).toBeUndefined()
  })

  it('move by the smallest possible number of parts when twelve is not divisible', () => {
    expect(moved([1, 1, 1, 1, 1], 0, 1)).toEqual([4, 2, 3, 3, 3])
    expect(moved([3, 2], 0, 1)).toEqual([10, 5])
    for (const columns of [7, 8, 9, 10, 11])
      expect(
        moved(
          Array.from({ length: columns }, () => 1),
          0,
          1,
        )?.slice(0, 2),
      ).toEqual([3, 1])
  })

  it('do not exceed what a document can store', () => {
    expect(movedSpans([12, 2, 12], 0, 1)).toBeUndefined()
    expect(finerSpans([1, 1, 1, 1, 1], 5, 12)).toEqual({ spans: [2, 2, 2, 2, 2], count: 10 })
    expect(finerSpans([1, 1, 1, 1, 1, 1, 1], 7, 12)).toEqual({ spans: [1, 1, 1, 1, 1, 1, 1], count: 7 })
  })

  it('wrap into lines and move within their own line', () => {
    expect(columnLines([1, 1, 1, 1], 2)).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(columnLines([1, 2, 1], 2)).toEqual([[0], [1], [2]])
    expect(moved([1, 1, 1], 0, 1, 2)).toEqual([7, 5, 6])
    const nodes = applied(
      page,
      change(page, '', (edit) => setColumnSpans(edit, 'r', [7, 5], 'tablet', 12)),
    ).nodes
    expect(nodes.get('r')?.fields).toMatchObject({ columns: { desktop: 2, tablet: 12 } })
    const wrapped = applied(
      page,
      change(page, '', (edit) => setColumnSpans(edit, 'r', [6, 6], 'base', 6)),
    ).nodes
    expect(wrapped.get('r')?.fields).toMatchObject({ columns: { desktop: 1 } })
  })
})
