import { describe, expect, it } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { applied } from '../changes'
import { change } from '../edit'
import { movedSpans, setColumnSpans } from './set-column-spans'

const page = flatten({ format: 1, path: '/', frame: 'default', access: 'guest', title: '', views: { guest: { rows: [{ id: 'r', columns: { desktop: 2 }, cells: [{ id: 'a', blocks: [] }, { id: 'b', blocks: [] }] }] } } })
const after = (spans: number[], level: 'base' | 'tablet') => applied(page, change(page, '', (edit) => setColumnSpans(edit, 'r', spans, level))).nodes

describe('column widths', () => {
  it('are written as small as they can be', () => {
    const nodes = after([8, 4], 'base')
    expect(nodes.get('a')?.fields).toEqual({ id: 'a', colspan: 2 })
    expect(nodes.get('b')?.fields).toEqual({ id: 'b' })
    expect(nodes.get('r')?.fields).toEqual({ id: 'r' })
    expect(after([6, 6], 'base').get('a')?.fields).toEqual({ id: 'a' })
  })

  it('of a tablet leave the desktop as it is', () => {
    const nodes = after([9, 3], 'tablet')
    expect(nodes.get('a')?.fields).toEqual({ id: 'a', style: { tablet: { colspan: 3 } } })
    expect(nodes.get('r')?.fields).toEqual({ id: 'r', columns: { desktop: 2, tablet: 4 } })
  })

  it('move by twelfths, and no column vanishes', () => {
    expect(movedSpans([1, 1], 0, 1)).toEqual([7, 5])
    expect(movedSpans([2, 1], 0, -2)).toEqual([6, 6])
    expect(movedSpans([1, 1], 0, 6)).toBeUndefined()
    expect(movedSpans([3, 2], 0, 1)).toEqual([4, 1])
  })
})
