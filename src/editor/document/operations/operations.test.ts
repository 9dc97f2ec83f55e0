import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { childrenOf, type FlatPage, type RowParent } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { readPage } from '@schemas/layout/read'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { applied, type Changes, compose, invert } from '../changes'
import { change, type Edit, Refusal } from '../edit'
import { newId } from '../new-node'
import type { Subtree } from '../subtree'
import type { Target } from '../target'
import { convertBlock } from './convert-block'
import { duplicateNodes } from './duplicate-nodes'
import { insertParts } from './insert-parts'
import { moveNodes } from './move-nodes'
import { removeNodes } from './remove-nodes'
import { setField, setPageField } from './set-field'
import { setRowLayout } from './set-row-layout'
import { addView, removeView } from './set-view'
import { wrapNodes } from './wrap-nodes'

const someBlock = (): Subtree => ({ kind: 'block', node: { id: newId(), type: 'content/heading', version: 1, props: { text: 'New' } } })

type Step = { op: number; picks: number[]; target: number; index: number }
const step: fc.Arbitrary<Step> = fc.record({ op: fc.nat(9), picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), target: fc.nat(), index: fc.nat(5) })

/** One operation, chosen by the numbers of `step` from what the page has. */
function run(page: FlatPage, edit: Edit, { op, picks, target, index }: Step): void {
  const ids = [...page.nodes.keys()]
  const pick = (number: number) => ids[number % Math.max(1, ids.length)] ?? 'none'
  const chosen = [...new Set(picks.map(pick))]
  const place = targetOf(page, pick(target), index)
  const [first = 'none'] = chosen
  const operations = [
    () => moveNodes(edit, chosen, place),
    () => moveNodes(edit, [first], place),
    () => removeNodes(edit, chosen),
    () => void duplicateNodes(edit, chosen),
    () => void insertParts(edit, [someBlock(), someBlock()], place),
    () => setField(edit, first, ['name'], index === 0 ? undefined : `Name ${index}`),
    () => setRowLayout(edit, first, Array.from({ length: (index % 4) + 1 }, () => 1)),
    () => void wrapNodes(edit, chosen, { type: 'content/tabs', version: 1, props: {}, slot: 'first' }),
    () => convertBlock(edit, first, { type: 'content/quote', version: 1, props: { text: 'x' } }),
    () => (index % 2 ? addView(edit, 'manager', 'guest') : removeView(edit, 'manager')),
  ]
  operations[op]?.()
}

function targetOf(page: FlatPage, id: string, index: number): Target {
  const node = page.nodes.get(id)
  if (!node) return { rows: { view: 'guest' }, index }
  if (node.kind === 'cell') return { cell: id, index }
  if (node.kind === 'row') return index % 2 ? { row: id, index } : { rows: node.parent, index }
  const rows: RowParent = { block: id, slot: 'area' }
  return { rows, index }
}

/** Runs steps one after another; a refused one changes nothing. */
function runAll(start: FlatPage, steps: readonly Step[]): { page: FlatPage; done: Changes[] } {
  let page = start
  const done: Changes[] = []
  for (const each of steps) {
    try {
      const changes = change(page, 'step', (edit) => run(page, edit, each))
      page = applied(page, changes)
      done.push(changes)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return { page, done }
}

/** Every child is there and names its parent, nobody hangs twice or nowhere. One look at what was found: a page has hundreds of nodes, and each `expect` costs more than it looks at. */
function expectSound(page: FlatPage): void {
  const seen = new Set<string>()
  const wrong: string[] = []
  const visit = (id: string): void => {
    if (seen.has(id)) return void wrong.push(`${id} hangs twice`)
    seen.add(id)
    const node = page.nodes.get(id)
    if (node?.fields.id !== id) wrong.push(`${id} is not there`)
    for (const child of node ? childrenOf(node) : []) {
      if (!Object.values(page.nodes.get(child)?.parent ?? {}).includes(id)) wrong.push(`${child} does not name ${id}`)
      visit(child)
    }
  }
  for (const rows of Object.values(page.views)) rows.forEach(visit)
  if (seen.size !== page.nodes.size) wrong.push(`${page.nodes.size - seen.size} hang nowhere`)
  expect([...wrong, ...readPage(nest(page)).problems]).toEqual([])
}

describe('any sequence of operations', () => {
  it('leaves a sound and valid page: no orphan, no cycle, no id twice', () => {
    fc.assert(fc.property(arbitraryPage, fc.array(step, { maxLength: 12 }), (given, steps) => expectSound(runAll(flatten(given), steps).page)), { numRuns: 300 })
  })

  it('is undone step by step, and done again', () => {
    fc.assert(
      fc.property(arbitraryPage, fc.array(step, { maxLength: 8 }), (given, steps) => {
        const start = flatten(given)
        const { page, done } = runAll(start, steps)
        const back = done.reduceRight((at, changes) => applied(at, invert(changes)), page)
        expect(back).toEqual(start)
        expect(done.reduce((at, changes) => applied(at, changes), back)).toEqual(page)
      }),
    )
  })

  it('composed to one step says the same', () => {
    fc.assert(
      fc.property(arbitraryPage, fc.array(step, { minLength: 1, maxLength: 8 }), (given, steps) => {
        const start = flatten(given)
        const { page, done } = runAll(start, steps)
        if (done.length === 0) return
        const one = done.reduce(compose)
        expect(applied(start, one)).toEqual(page)
        expect(applied(page, invert(one))).toEqual(start)
      }),
    )
  })
})

const two = flatten({
  format: 1, path: '/', frame: 'default', access: 'guest', title: 'Two rows',
  views: { guest: { rows: [
    { id: 'r1', cells: [{ id: 'c1', blocks: [block('a'), block('b'), block('c')] }, { id: 'c2', blocks: [block('d')] }] },
    { id: 'r2', cells: [{ id: 'c3', blocks: [block('e')] }] },
  ] } },
})

function block(id: string) {
  return { id, type: 'content/heading', version: 1, props: { text: id } }
}

const blocksOf = (page: FlatPage, cell: string) => (page.nodes.get(cell) as { blocks?: string[] } | undefined)?.blocks
const done = (recipe: (edit: Edit) => void) => applied(two, change(two, 'test', recipe))

describe('moving', () => {
  it('counts the place as it is seen before the move', () => {
    expect(blocksOf(done((edit) => moveNodes(edit, ['a'], { cell: 'c1', index: 3 })), 'c1')).toEqual(['b', 'c', 'a'])
    expect(blocksOf(done((edit) => moveNodes(edit, ['c'], { cell: 'c1', index: 0 })), 'c1')).toEqual(['c', 'a', 'b'])
    expect(blocksOf(done((edit) => moveNodes(edit, ['a', 'c'], { cell: 'c2', index: 1 })), 'c2')).toEqual(['d', 'a', 'c'])
  })

  it('makes a row around a block that is dropped between rows, and a column beside columns', () => {
    const between = done((edit) => moveNodes(edit, ['a'], { rows: { view: 'guest' }, index: 1 }))
    expect(between.views.guest).toHaveLength(3)
    expect(nest(between).views.guest?.rows[1]?.cells[0]?.blocks[0]?.id).toBe('a')
    const beside = done((edit) => moveNodes(edit, ['a'], { row: 'r2', index: 0 }))
    expect(nest(beside).views.guest?.rows[1]?.cells.map((cell) => cell.blocks.map(({ id }) => id))).toEqual([['a'], ['e']])
  })

  it('takes the row along that it leaves empty', () => {
    expect(done((edit) => moveNodes(edit, ['e'], { cell: 'c1', index: 0 })).views.guest).toEqual(['r1'])
  })

  it('refuses a place inside what is moved, and what is locked', () => {
    const slotted = applied(two, change(two, '', (edit) => void wrapNodes(edit, ['a'], { type: 'content/tabs', version: 1, props: {}, slot: 's' })))
    const wrapper = blocksOf(slotted, 'c1')?.[0] as string
    expect(() => change(slotted, '', (edit) => moveNodes(edit, [wrapper], { rows: { block: wrapper, slot: 's' }, index: 0 }))).toThrow('cannot be put into itself')
    const locked = applied(two, change(two, '', (edit) => setField(edit, 'r1', ['locked'], true)))
    expect(() => change(locked, '', (edit) => moveNodes(edit, ['a'], { cell: 'c3', index: 0 }))).toThrow('locked')
    expect(() => change(locked, '', (edit) => moveNodes(edit, ['e'], { cell: 'c1', index: 0 }))).toThrow('locked')
    expect(applied(locked, change(locked, '', (edit) => setField(edit, 'r1', ['locked'], undefined))).nodes.get('r1')?.fields.locked).toBeUndefined()
  })
})

describe('fields', () => {
  it('are written deep, and leave no empty object behind', () => {
    const styled = done((edit) => setField(edit, 'a', ['style', 'mobile', 'padding', 'in', 'top'], 4))
    expect(styled.nodes.get('a')?.fields.style).toEqual({ mobile: { padding: { in: { top: 4 } } } })
    const bare = applied(styled, change(styled, '', (edit) => setField(edit, 'a', ['style', 'mobile', 'padding', 'in', 'top'], undefined)))
    expect(bare.nodes.get('a')?.fields).toEqual(two.nodes.get('a')?.fields)
    expect(done((edit) => setPageField(edit, ['title'], { en: 'Two', th: 'สอง' })).fields.title).toEqual({ en: 'Two', th: 'สอง' })
  })

  it('that do not change are no change', () => {
    expect(change(two, '', (edit) => setField(edit, 'a', ['props', 'text'], 'a')).nodes.size).toBe(0)
  })
})

describe('row layouts', () => {
  it('keep every block when columns go', () => {
    const one = done((edit) => setRowLayout(edit, 'r1', [1]))
    expect(blocksOf(one, 'c1')).toEqual(['a', 'b', 'c', 'd'])
    const thirds = done((edit) => setRowLayout(edit, 'r1', [2, 1, 1]))
    expect(nest(thirds).views.guest?.rows[0]?.cells.map((cell) => [cell.colspan ?? 1, cell.blocks.length])).toEqual([[2, 3], [1, 1], [1, 0]])
  })

  it('keep the row where something locked would move or be narrowed, and say so', () => {
    const afterLock = (id: string, spans: readonly number[]) => () => done((edit) => {
      setField(edit, id, ['locked'], true)
      setRowLayout(edit, 'r1', spans)
    })
    for (const id of ['c1', 'c2', 'd']) expect(afterLock(id, [1])).toThrow('Only an admin')
    expect(afterLock('c1', [2, 1])).toThrow('Only an admin')
    expect(afterLock('c1', [1, 2, 1])).not.toThrow()
  })
})
