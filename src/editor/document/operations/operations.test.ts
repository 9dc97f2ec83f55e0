import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { arbitrarySteps, runSteps, wrongIn } from '@tests/fixtures/arbitrary-edits'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { applied, compose, invert } from '../changes'
import { change, type Edit } from '../edit'
import { duplicateNodes } from './duplicate-nodes'
import { insertParts } from './insert-parts'
import { moveNodes } from './move-nodes'
import { setField, setPageField } from './set-field'
import { setRowLayout } from './set-row-layout'
import { wrapNodes } from './wrap-nodes'

describe('any sequence of operations', () => {
  it('leaves a consistent, valid page: no orphan, no cycle, no duplicate id', () => {
    fc.assert(
      fc.property(arbitraryPage, arbitrarySteps(12, 0, true), (source, steps) => {
        expect(wrongIn(runSteps(flatten(source), steps).page)).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('can be undone and redone step by step', () => {
    fc.assert(
      fc.property(arbitraryPage, arbitrarySteps(8, 0, true), (source, steps) => {
        const start = flatten(source)
        const { page, done } = runSteps(start, steps)
        const back = done.reduceRight((at, changes) => applied(at, invert(changes)), page)
        expect(back).toEqual(start)
        expect(done.reduce((at, changes) => applied(at, changes), back)).toEqual(page)
      }),
    )
  })

  it('has the same effect when composed into one step', () => {
    fc.assert(
      fc.property(arbitraryPage, arbitrarySteps(8, 1, true), (source, steps) => {
        const start = flatten(source)
        const { page, done } = runSteps(start, steps)
        if (done.length === 0) return
        const one = done.reduce(compose)
        expect(applied(start, one)).toEqual(page)
        expect(applied(page, invert(one))).toEqual(start)
      }),
    )
  })
})

const two = flatten({
  format: 1,
  path: '/',
  frame: 'default',
  access: 'guest',
  title: 'Two rows',
  views: {
    guest: {
      rows: [
        {
          id: 'r1',
          cells: [
            { id: 'c1', blocks: [block('a'), block('b'), block('c')] },
            { id: 'c2', blocks: [block('d')] },
          ],
        },
        { id: 'r2', cells: [{ id: 'c3', blocks: [block('e')] }] },
      ],
    },
  },
})

function block(id: string) {
  return { id, type: 'content/heading', version: 1, props: { text: id } }
}

const blocksOf = (page: FlatPage, cell: string) => (page.nodes.get(cell) as { blocks?: string[] } | undefined)?.blocks
const done = (recipe: (edit: Edit) => void) => applied(two, change(two, 'test', recipe))

describe('moving', () => {
  it('counts the index before the move', () => {
    expect(
      blocksOf(
        done((edit) => moveNodes(edit, ['a'], { cell: 'c1', index: 3 })),
        'c1',
      ),
    ).toEqual(['b', 'c', 'a'])
    expect(
      blocksOf(
        done((edit) => moveNodes(edit, ['c'], { cell: 'c1', index: 0 })),
        'c1',
      ),
    ).toEqual(['c', 'a', 'b'])
    expect(
      blocksOf(
        done((edit) => moveNodes(edit, ['a', 'c'], { cell: 'c2', index: 1 })),
        'c2',
      ),
    ).toEqual(['d', 'a', 'c'])
  })

  it('adds a row around a block between rows, and a column beside columns', () => {
    const between = done((edit) => moveNodes(edit, ['a'], { rows: { view: 'guest' }, index: 1 }))
    expect(between.views.guest).toHaveLength(3)
    expect(nest(between).views.guest?.rows[1]?.cells[0]?.blocks[0]?.id).toBe('a')
    const adjacent = done((edit) => moveNodes(edit, ['a'], { row: 'r2', index: 0 }))
    expect(nest(adjacent).views.guest?.rows[1]?.cells.map((cell) => cell.blocks.map(({ id }) => id))).toEqual([
      ['a'],
      ['e'],
    ])
  })

  it('removes a row that becomes empty', () => {
    expect(done((edit) => moveNodes(edit, ['e'], { cell: 'c1', index: 0 })).views.guest).toEqual(['r1'])
  })

  it('refuses a target inside the moved part, and locked parts', () => {
    const slotted = applied(
      two,
      change(
        two,
        '',
        (edit) => void wrapNodes(edit, ['a'], { type: 'content/tabs', version: 1, props: {}, slot: 's' }),
      ),
    )
    const wrapper = blocksOf(slotted, 'c1')?.[0] as string
    expect(() =>
      change(slotted, '', (edit) => moveNodes(edit, [wrapper], { rows: { block: wrapper, slot: 's' }, index: 0 })),
    ).toThrow('can’t be moved into itself')
    const locked = applied(
      two,
      change(two, '', (edit) => setField(edit, 'r1', ['locked'], true)),
    )
    expect(() => change(locked, '', (edit) => moveNodes(edit, ['a'], { cell: 'c3', index: 0 }))).toThrow('locked')
    expect(() => change(locked, '', (edit) => moveNodes(edit, ['e'], { cell: 'c1', index: 0 }))).toThrow('locked')
    expect(
      applied(
        locked,
        change(locked, '', (edit) => setField(edit, 'r1', ['locked'], undefined)),
      ).nodes.get('r1')?.fields.locked,
    ).toBeUndefined()
  })
})

describe('fields', () => {
  it('are written at depth and leave no empty objects', () => {
    const styled = done((edit) => setField(edit, 'a', ['style', 'mobile', 'padding', 'in', 'top'], 4))
    expect(styled.nodes.get('a')?.fields.style).toEqual({ mobile: { padding: { in: { top: 4 } } } })
    const bare = applied(
      styled,
      change(styled, '', (edit) => setField(edit, 'a', ['style', 'mobile', 'padding', 'in', 'top'], undefined)),
    )
    expect(bare.nodes.get('a')?.fields).toEqual(two.nodes.get('a')?.fields)
    expect(done((edit) => setPageField(edit, ['title'], { en: 'Two', th: 'สอง' })).fields.title).toEqual({
      en: 'Two',
      th: 'สอง',
    })
  })

  it('report no change when the value is the same', () => {
    expect(change(two, '', (edit) => setField(edit, 'a', ['props', 'text'], 'a')).nodes.size).toBe(0)
  })
})

it("lose an area's content with a removed list item, but not with a renamed one", () => {
  registerAllBlockKits()
  const items = ['one', 'two'].map((key) => ({ key, label: key }))
  const tabs = done((edit) => {
    const id = wrapNodes(edit, ['a'], { type: 'content/tabs', version: 1, props: { items }, slot: 'one' })
    insertParts(edit, [{ kind: 'block', node: { ...block('x'), id: 'x' } }], {
      rows: { block: id, slot: 'two' },
      index: 0,
    })
  })
  const id = (tabs.nodes.get('c1') as { blocks: string[] }).blocks[0] as string
  const after = (value: unknown) =>
    applied(
      tabs,
      change(tabs, '', (edit) => setField(edit, id, ['props', 'items'], value)),
    )
  const less = after(items.slice(0, 1))
  expect([wrongIn(less), Object.keys((less.nodes.get(id) as { slots: object }).slots), less.nodes.has('a')]).toEqual([
    [],
    ['one'],
    true,
  ])
  expect(less.nodes.size).toBe(tabs.nodes.size - 3)
  expect(after([items[0], { key: 'second', label: 'Two' }]).nodes.size).toBe(tabs.nodes.size)
})

describe('row layouts', () => {
  it('keep every block when columns are removed', () => {
    const one = done((edit) => setRowLayout(edit, 'r1', [1]))
    expect(blocksOf(one, 'c1')).toEqual(['a', 'b', 'c', 'd'])
    const thirds = done((edit) => setRowLayout(edit, 'r1', [2, 1, 1]))
    expect(nest(thirds).views.guest?.rows[0]?.cells.map((cell) => [cell.colspan ?? 1, cell.blocks.length])).toEqual([
      [2, 3],
      [1, 1],
      [1, 0],
    ])
  })

  it('refuse when something locked would move or be narrowed', () => {
    const afterLock = (id: string, spans: readonly number[]) => () =>
      done((edit) => {
        setField(edit, id, ['locked'], true)
        setRowLayout(edit, 'r1', spans)
      })
    for (const id of ['c1', 'c2', 'd']) expect(afterLock(id, [1])).toThrow('Only an admin')
    expect(afterLock('c1', [2, 1])).toThrow('Only an admin')
    expect(afterLock('c1', [1, 2, 1])).not.toThrow()
  })
})

it('inserts duplicates together after the last original, in page order', () => {
  const propsIn = ({ nodes }: FlatPage, id: string) =>
    JSON.stringify((nodes.get(id)?.fields as { props?: unknown } | undefined)?.props)
  const copied = (ids: readonly string[]) => {
    const page = done((edit) => duplicateNodes(edit, ids))
    return blocksOf(page, 'c1')?.map((id) =>
      ids.includes(id) || ['a', 'b', 'c'].includes(id) ? id : propsIn(page, id),
    )
  }
  const propsOf = (id: string) => propsIn(two, id)
  expect(copied(['c', 'a', 'b'])).toEqual(['a', 'b', 'c', propsOf('a'), propsOf('b'), propsOf('c')])
  expect(copied(['a', 'b'])).toEqual(['a', 'b', propsOf('a'), propsOf('b'), 'c'])
})

it('duplicates columns up to twelve', () => {
  const twelve = done((edit) =>
    setRowLayout(
      edit,
      'r1',
      Array.from({ length: 12 }, () => 1),
    ),
  )
  expect(() => change(twelve, '', (edit) => duplicateNodes(edit, ['c1']))).toThrow('up to 12 columns')
  expect(() => change(twelve, '', (edit) => duplicateNodes(edit, ['a']))).not.toThrow()
})
