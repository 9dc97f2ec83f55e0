import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { arbitrarySteps, runStep, runSteps, wrongIn } from '@tests/fixtures/arbitrary-edits'
import { applied } from '../document/changes'
import { change, type Edit, Refusal } from '../document/edit'
import { fitStep } from '../document/fit-step'
import { mergePages } from '../document/merge'
import { insertParts } from '../document/operations/insert-parts'
import { moveNodes } from '../document/operations/move-nodes'
import { removeNodes } from '../document/operations/remove-nodes'
import { setField } from '../document/operations/set-field'
import { refuseChanges } from '../document/refuse-changes'
import { DocumentStore } from './document-store'

const block = (id: string) => ({
  id,
  type: 'content/heading',
  version: 1,
  props: { text: { en: id, th: id }, level: 2 },
})
const opened = () =>
  flatten({
    format: 1,
    path: '/',
    frame: 'default',
    access: 'guest',
    title: 'Base',
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
const snapshot = (store: DocumentStore): FlatPage => ({ ...store.page, nodes: new Map(store.page.nodes) })
const blocks = (store: DocumentStore, cell = 'c1') => (store.get(cell) as { blocks: string[] } | undefined)?.blocks

/** Merges another editor's change to the current page. Returns the page as they left it. */
function colleague(store: DocumentStore, recipe: (edit: Edit) => void): FlatPage {
  const before = snapshot(store)
  const theirs = applied(before, change(before, '', recipe))
  const merged = mergePages(before, before, theirs)
  if (merged.ok) store.merge(merged.changes, { fitStep })
  return theirs
}

/** The same when it is possible. */
function colleagueTries(store: DocumentStore, recipe: (edit: Edit) => void): void {
  try {
    colleague(store, recipe)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

const add = (edit: Edit, cell: string, index: number) =>
  insertParts(edit, [{ kind: 'block', node: block('n') }], { cell, index })[0] as string

it("undoes the gateway's change made at the person's request and nothing else", () => {
  const store = new DocumentStore(opened())
  store.dispatch('Their own', (edit) => void add(edit, 'c2', 0))
  const before = snapshot(store)
  const merged = mergePages(before, before, opened())
  if (!merged.ok) throw new Error('They fit together.')
  store.merge({ ...merged.changes, label: 'Back' }, { fitStep }, true)
  expect([blocks(store, 'c2'), store.history.done.map(({ changes }) => changes.label)]).toEqual([
    ['d'],
    ['Their own', 'Back'],
  ])
  store.undo()
  expect(blocks(store, 'c2')).toHaveLength(2)
  store.redo()
  expect(blocks(store, 'c2')).toEqual(['d'])
})

it('records a drag as one step of any length, and the next one separately', () => {
  vi.useFakeTimers({ now: 0 })
  const store = new DocumentStore(opened())
  const drag = (key: { gesture: string }, gap: number, at: number) => (
    vi.setSystemTime(at),
    store.dispatch('', (edit) => setField(edit, 'r1', ['gap'], gap), key)
  )
  const [one, other] = [{ gesture: 'gap' }, { gesture: 'gap' }]
  drag(one, 1, 0)
  drag(one, 2, 60_000)
  expect(store.history.done).toHaveLength(1)
  drag(other, 3, 60_100)
  expect(store.history.done).toHaveLength(2)
  vi.useRealTimers()
})

describe("undo after a colleague's save", () => {
  it("reverts only one's own changes", () => {
    const store = new DocumentStore(opened())
    let [own, other] = ['', '']
    store.dispatch('', (edit) => void (own = add(edit, 'c2', 1)))
    colleague(store, (edit) => void (other = add(edit, 'c2', 2)))
    expect(blocks(store, 'c2')).toEqual(['d', own, other])
    store.undo()
    expect(blocks(store, 'c2')).toEqual(['d', other])
    expect(wrongIn(store.page)).toEqual([])
    store.redo()
    expect(new Set(blocks(store, 'c2'))).toEqual(new Set(['d', own, other]))
  })

  it('restores what one removed oneself, not what they removed', () => {
    const store = new DocumentStore(opened())
    store.dispatch('', (edit) => removeNodes(edit, ['a']))
    colleague(store, (edit) => removeNodes(edit, ['b']))
    store.undo()
    expect(blocks(store)).toEqual(['a', 'c'])
    expect(wrongIn(store.page)).toEqual([])
  })

  it("keeps what they added to one's own row, and their text where both wrote", () => {
    const store = new DocumentStore(opened())
    let [row, theirs] = ['', '']
    store.dispatch(
      '',
      (edit) =>
        void ([row = ''] = insertParts(
          edit,
          [{ kind: 'row', node: { id: 'x', cells: [{ id: 'y', blocks: [block('z')] }] } }],
          { rows: { view: 'guest' }, index: 1 },
        )),
    )
    store.dispatch('', (edit) => setField(edit, 'a', ['props', 'text', 'en'], 'Mine'))
    const cell = (store.get(row) as { cells: string[] }).cells[0] as string
    colleague(store, (edit) => {
      theirs = add(edit, cell, 0)
      setField(edit, 'a', ['props', 'text', 'en'], 'Theirs')
    })
    store.undo()
    expect(store.get('a')?.fields).toMatchObject({ props: { text: { en: 'Theirs' } } })
    store.undo()
    expect(store.page.views.guest).toEqual(['r1', row, 'r2'])
    expect(blocks(store, cell)).toContain(theirs)
    expect(wrongIn(store.page)).toEqual([])
  })

  it('leaves a block in place when its former column is gone, and restores one removed there', () => {
    const store = new DocumentStore(opened())
    store.dispatch('', (edit) => moveNodes(edit, ['d'], { cell: 'c1', index: 0 }))
    store.dispatch('', (edit) => removeNodes(edit, ['e']))
    colleague(store, (edit) => removeNodes(edit, ['c2']))
    store.undo()
    expect([store.get('e')?.parent, store.get('c3')?.parent]).toEqual([{ cell: 'c3' }, { row: 'r2' }])
    store.undo()
    expect(blocks(store)).toEqual(['d', 'a', 'b', 'c'])
    store.redo()
    expect(blocks(store)).toEqual(['d', 'a', 'b', 'c'])
    expect(wrongIn(store.page)).toEqual([])

    const other = new DocumentStore(opened())
    other.dispatch('', (edit) => removeNodes(edit, ['a']))
    colleague(other, (edit) => removeNodes(edit, ['r1']))
    other.undo()
    expect(other.page.views.guest).toHaveLength(2)
    expect(other.get('a')).toBeDefined()
    expect(wrongIn(other.page)).toEqual([])
  })

  it('is a separate step from later typing', () => {
    const store = new DocumentStore(opened())
    const type = (newText: string) =>
      store.dispatch('', (edit) => setField(edit, 'a', ['props', 'text', 'en'], newText), 'a text')
    type('On')
    type('One')
    colleague(store, (edit) => setField(edit, 'b', ['props', 'level'], 4))
    type('Ones')
    expect(store.history.done).toHaveLength(2)
    store.undo()
    expect(store.get('a')?.fields).toMatchObject({ props: { text: { en: 'One' } } })
  })

  it('is refused with a message where an admin has locked the part since', () => {
    const refused = vi.fn<(message: { en: string; th: string }) => void>()
    const store = new DocumentStore(opened(), (changes, page) => refuseChanges(changes, 'manager', page), refused)
    store.dispatch('', (edit) => setField(edit, 'a', ['props', 'level'], 3))
    colleague(store, (edit) => setField(edit, 'r1', ['locked'], true))
    expect(store.undo()).toBeUndefined()
    expect(refused).toHaveBeenCalledOnce()
    expect(store.history.done).toHaveLength(1)
    colleague(store, (edit) => setField(edit, 'r1', ['locked'], undefined))
    expect(store.undo()).toBeDefined()
    expect(store.get('a')?.fields).toMatchObject({ props: { level: 2 } })
  })

  it('leaves a consistent page with all their changes, after any steps by both', () => {
    const scripts = fc.record({
      who: fc.constantFrom('mine', 'theirs', 'undo', 'redo'),
      op: fc.nat(4),
      pick: fc.nat(7),
      into: fc.nat(2),
      index: fc.nat(3),
      value: fc.nat(3),
    })
    fc.assert(
      fc.property(fc.array(scripts, { maxLength: 14 }), (steps) => {
        const store = new DocumentStore(opened())
        /** The values last written or added by the other editor that must still be there. */
        const theirs = new Map<string, unknown>()
        for (const { who, op, pick, into, index, value } of steps) {
          if (who === 'undo' || who === 'redo') {
            store[who]()
            for (const [id, level] of theirs)
              expect((store.get(id)?.fields as { props?: { level?: unknown } } | undefined)?.props?.level).toBe(level)
            expect(wrongIn(store.page)).toEqual([])
            continue
          }
          const all = [...store.page.nodes.values()].flatMap((node) => (node.kind === 'block' ? [node.fields.id] : []))
          const cells = [...store.page.nodes.values()].flatMap((node) => (node.kind === 'cell' ? [node.fields.id] : []))
          const [id, cell] = [all[pick % all.length] ?? '', cells[into % cells.length] ?? '']
          const recipe = (edit: Edit) => {
            if (op === 0) setField(edit, id, ['props', 'level'], value)
            else if (op === 1) moveNodes(edit, [id], { cell, index })
            else if (op === 2) removeNodes(edit, [id])
            else if (op === 3) add(edit, cell, index)
            else
              insertParts(edit, [{ kind: 'row', node: { id: 'x', cells: [{ id: 'y', blocks: [block('z')] }] } }], {
                rows: { view: 'guest' },
                index,
              })
          }
          const before = snapshot(store)
          if (who === 'mine') store.dispatch('', recipe)
          else colleagueTries(store, recipe)
          for (const [each, node] of store.page.nodes) {
            if (node.kind !== 'block' || before.nodes.get(each) === node) continue
            const level = (node.fields.props as { level?: unknown } | undefined)?.level
            const was = before.nodes.get(each)
            if (who === 'theirs' && (!was || JSON.stringify(was.fields) !== JSON.stringify(node.fields)))
              theirs.set(each, level)
            // A value overwritten by oneself is one's own again.
            else if (who === 'mine') theirs.delete(each)
          }
          for (const each of theirs.keys()) if (!store.page.nodes.has(each)) theirs.delete(each)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('loses no rows, columns, slots or views, after any steps by both', () => {
    const scripts = fc.record({ who: fc.constantFrom('mine', 'theirs', 'undo', 'redo'), step: arbitrarySteps(1, 1) })
    fc.assert(
      fc.property(arbitrarySteps(4), fc.array(scripts, { maxLength: 12 }), (before, steps) => {
        const store = new DocumentStore(runSteps(opened(), before).page)
        const lost: string[] = []
        for (const {
          who,
          step: [step],
        } of steps) {
          const recipe = (edit: Edit) => step && runStep(store.page, edit, step)
          if (who === 'mine') store.dispatch('', recipe)
          else if (who === 'theirs') colleagueTries(store, recipe)
          else {
            const [was, { done, undone }] = [snapshot(store), store.history]
            const taken = who === 'undo' ? done.at(-1)?.changes.nodes : undone.at(-1)?.changes.nodes
            store[who]()
            // Nodes that the step neither added nor removed are unchanged, and nodes that it restores are back.
            for (const id of was.nodes.keys()) if (!taken?.has(id) && !store.page.nodes.has(id)) lost.push(id)
            for (const [id, { before: had, after: has }] of taken ?? []) {
              const isBack = who === 'undo' ? had && !has : has && !had
              const isExpected = had && has && was.nodes.has(id)
              if ((isBack || isExpected) && !store.page.nodes.has(id)) lost.push(id)
            }
          }
          expect([lost, wrongIn(store.page)]).toEqual([[], []])
        }
      }),
      { numRuns: 100 },
    )
  })

  it('restores the exact state in both directions when nobody else edits', () => {
    const store = new DocumentStore(opened())
    const before = nest(snapshot(store))
    store.dispatch('', (edit) => moveNodes(edit, ['a'], { cell: 'c2', index: 0 }))
    store.dispatch('', (edit) => removeNodes(edit, ['r2']))
    const after = nest(snapshot(store))
    store.undo()
    store.undo()
    expect(nest(store.page)).toEqual(before)
    store.redo()
    store.redo()
    expect(nest(store.page)).toEqual(after)
  })
})
