import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlatBlock, FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { limits } from '@schemas/layout/limits'
import type { Block, Page, Row } from '@schemas/layout/page'
import { arbitrarySteps, runSteps, wrongIn } from '@tests/fixtures/arbitrary-edits'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { applied } from '../changes'
import { comparePages, type NodeDifference } from '../compare-pages'
import { change, type Edit, Refusal } from '../edit'
import { restoreNode, type RestoreResult } from './restore-node'
import { insertParts } from './insert-parts'
import { moveNodes } from './move-nodes'
import { removeNodes } from './remove-nodes'
import { isRestorable, restorePageFields } from './restore-fields'
import { setField, setPageField } from './set-field'
import { addView, removeView } from './set-view'

const block = (id: string): Block => ({
  id,
  type: 'content/heading',
  version: 1,
  props: { text: { en: id, th: id }, level: 2 },
})
const tabs: Block = {
  id: 't',
  type: 'content/tabs',
  version: 1,
  props: { items: [{ key: 'one', label: 'One' }] },
  slots: { one: [{ id: 'ri', cells: [{ id: 'ci', blocks: [block('i'), block('j')] }] }] },
}
const base = flatten({
  format: 1,
  path: '/',
  frame: 'default',
  access: 'guest',
  title: 'Base',
  noindex: true,
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
        { id: 'r2', cells: [{ id: 'c3', blocks: [{ ...block('e'), anchor: 'here' }] }] },
        { id: 'r3', cells: [{ id: 'c4', blocks: [tabs] }] },
      ],
    },
  },
})
const after = (recipe: (edit: Edit) => void, page: FlatPage = base) => applied(page, change(page, '', recipe))
const find = (page: FlatPage, id: string): NodeDifference => {
  const found = comparePages(base, page).nodes.find((each) => each.id === id)
  if (!found) throw new Error(`${id} does not differ: ${comparePages(base, page).nodes.map((each) => each.id)}`)
  return found
}
function back(page: FlatPage, id: string): { page: FlatPage; result: RestoreResult } {
  let result: RestoreResult = {}
  const done = after((edit) => void (result = restoreNode(edit, base, find(page, id))), page)
  expect(wrongIn(done)).toEqual([])
  return { page: done, result }
}
const lists = (page: FlatPage) =>
  [...page.nodes.values()].flatMap((node) => (node.kind === 'cell' ? [[node.fields.id, ...node.blocks].join(' ')] : []))

describe('one difference taken back', () => {
  it('has a removed part in its place again, and leaves all else as it is now', () => {
    const { page, result } = back(
      after((edit) => (removeNodes(edit, ['b', 'r2']), setField(edit, 'a', ['props', 'level'], 3))),
      'b',
    )
    expect(lists(page)).toContain('c1 a b c')
    expect([page.views.guest, page.nodes.get('a')?.fields, result]).toEqual([
      ['r1', 'r3'],
      expect.objectContaining({ props: { text: { en: 'a', th: 'a' }, level: 3 } }),
      {},
    ])
  })
  it('says where a part came back whose neighbours are gone', () => {
    const { page, result } = back(
      after(
        (edit) => (
          insertParts(edit, [{ kind: 'block', node: block('x') }], { cell: 'c1', index: 0 }),
          removeNodes(edit, ['a', 'b', 'c'])
        ),
      ),
      'b',
    )
    expect(result).toEqual({ isNear: true })
    expect(lists(page)[0]).toMatch(/^c1 n\w+ b$/)
  })
  it('brings a moved block back with the row that it left empty, and takes the row away that was made for it', () => {
    const { page, result } = back(
      after((edit) => moveNodes(edit, ['e'], { rows: { view: 'guest' }, index: 0 })),
      'e',
    )
    expect([nest(page), result]).toEqual([nest(base), { isHeld: true }])
  })
  it('never shows a part twice: what was taken out of a removed one stays where it is', () => {
    const now = after((edit) => (moveNodes(edit, ['i'], { cell: 'c2', index: 1 }), removeNodes(edit, ['t'])))
    const { page, result } = back(now, 'r3')
    expect([lists(page).includes('c2 d i'), lists(page).includes('ci j'), result]).toEqual([
      true,
      true,
      { hasLeft: true },
    ])
    expect(nest(back(page, 'i').page)).toEqual(nest(base))
  })
  it('takes an added part out, and loses nothing older that was put into it', () => {
    const now = after((edit) => {
      const [row = ''] = insertParts(
        edit,
        [{ kind: 'row', node: { id: 'x', cells: [{ id: 'y', blocks: [block('z')] }] } }],
        { rows: { view: 'guest' }, index: 1 },
      )
      moveNodes(edit, ['b'], { cell: edit.nodeOf(row, 'row').cells[0] ?? '', index: 0 })
    })
    const { page, result } = back(now, now.views.guest?.[1] ?? '')
    expect([nest(page), result]).toEqual([nest(base), { hasSentHome: true }])
  })
  it('gives a part its values back, all of them or one alone', () => {
    const now = after(
      (edit) => (
        setField(edit, 'a', ['props', 'text', 'th'], 'ใหม่'),
        setField(edit, 'a', ['style', 'mobile', 'padding', 'in', 'top'], 4)
      ),
    )
    const difference = find(now, 'a')
    const one = after(
      (edit) =>
        void restoreNode(
          edit,
          base,
          difference,
          difference.fields.filter(({ path }) => path[0] === 'props'),
        ),
      now,
    )
    expect(one.nodes.get('a')?.fields).toEqual({ ...block('a'), style: { mobile: { padding: { in: { top: 4 } } } } })
    expect(nest(back(now, 'a').page)).toEqual(nest(base))
  })
  it('takes back an area with what was added in it, and not what is older', () => {
    const items = [
      { key: 'one', label: 'One' },
      { key: 'two', label: 'Two' },
    ]
    const now = after((edit) => {
      setField(edit, 't', ['props', 'items'], items)
      moveNodes(edit, ['d'], { rows: { block: 't', slot: 'two' }, index: 0 })
      insertParts(edit, [{ kind: 'block', node: block('z') }], { rows: { block: 't', slot: 'two' }, index: 1 })
    })
    expect(nest(back(now, 't').page).views).toEqual({
      guest: {
        rows: [
          expect.objectContaining({ id: 'r1' }),
          expect.anything(),
          expect.objectContaining({ cells: [{ id: 'c4', blocks: [tabs] }] }),
        ],
      },
    })
  })
  it('moves nothing out of an area that stays when the part has its values back', () => {
    const items = [
      { key: 'one', label: 'One' },
      { key: 'two', label: 'Two' },
    ]
    const two = after((edit) => setField(edit, 't', ['props', 'items'], items))
    const now = after((edit) => {
      setField(
        edit,
        't',
        ['props', 'items'],
        [...items, { key: 'three', label: 'Three' }].map((item) => ({ ...item, label: `${item.label}!` })),
      )
      setField(edit, 't', ['name'], 'Tabs')
      moveNodes(edit, ['d'], { rows: { block: 't', slot: 'two' }, index: 0 })
      insertParts(edit, [{ kind: 'block', node: block('z') }], { rows: { block: 't', slot: 'three' }, index: 0 })
    }, two)
    const difference = comparePages(two, now).nodes.find(({ id }) => id === 't') as NodeDifference
    const areas = (page: FlatPage) =>
      Object.entries((page.nodes.get('t') as FlatBlock).slots ?? {}).flatMap(([slot, rows]) =>
        rows.length > 0 ? [slot] : [],
      )
    const name = after(
      (edit) =>
        void restoreNode(
          edit,
          two,
          difference,
          difference.fields.filter(({ path }) => path[0] === 'name'),
        ),
      now,
    )
    expect([areas(name), wrongIn(name)]).toEqual([['one', 'two', 'three'], []])
    const all = after((edit) => void restoreNode(edit, two, difference), now)
    expect([areas(all), wrongIn(all)]).toEqual([['one', 'two'], []])
  })
  it('unties two parts that were moved into each other', () => {
    const now = after(
      (edit) => (
        moveNodes(edit, ['ri'], { rows: { view: 'guest' }, index: 0 }),
        moveNodes(edit, ['t'], { cell: 'ci', index: 0 })
      ),
    )
    expect(nest(back(now, 'ri').page)).toEqual(nest(base))
  })
  it('brings a role’s view back with the rows that stood in it, and leaves none that is empty', () => {
    const two = after((edit) => addView(edit, 'manager', 'guest'))
    const one = after((edit) => removeView(edit, 'manager'), two)
    const [first] = two.views.manager ?? []
    const restored = after(
      (edit) => void restoreNode(edit, two, { id: first ?? '', kind: 'removed', isMoved: false, fields: [] }),
      one,
    )
    expect([restored.views.manager, wrongIn(restored)]).toEqual([[first], []])
    const gone = comparePages(one, restored).nodes.reduce(
      (page, difference) => after((edit) => void restoreNode(edit, one, difference), page),
      restored,
    )
    expect(gone.views).toEqual(one.views)
    // One that somebody left empty is theirs.
    const empty = after((edit) => (addView(edit, 'user'), removeNodes(edit, ['b'])))
    expect(back(empty, 'b').page.views).toEqual({ ...base.views, user: [] })
  })
  it('gives settings of the page back one by one, but its address', () => {
    const now = after(
      (edit) => (
        setPageField(edit, ['title'], { en: 'New', th: 'ใหม่' }),
        setPageField(edit, ['noindex'], undefined),
        setPageField(edit, ['path'], '/other')
      ),
    )
    const { fields } = comparePages(base, now)
    expect(
      after(
        (edit) =>
          restorePageFields(
            edit,
            base,
            fields.filter(({ path }) => path[0] === 'title'),
          ),
        now,
      ).fields,
    ).toEqual({ ...now.fields, title: 'Base' })
    expect(after((edit) => restorePageFields(edit, base, fields), now).fields).toEqual({
      ...base.fields,
      path: '/other',
    })
  })
  it('gives and takes a role’s empty view, which shows that role nothing, and none that holds something', () => {
    const empty = after((edit) => addView(edit, 'user'))
    const [added, gone] = [comparePages(base, empty).fields, comparePages(empty, base).fields]
    expect([added, gone].map((fields) => fields.map(({ path }) => path))).toEqual([
      [['views', 'user']],
      [['views', 'user']],
    ])
    expect(after((edit) => restorePageFields(edit, base, added), empty).views).toEqual(base.views)
    expect(after((edit) => restorePageFields(edit, empty, gone)).views).toEqual(empty.views)
    const filledSince = after(
      (edit) => insertParts(edit, [{ kind: 'block', node: block('x') }], { rows: { view: 'user' }, index: 0 }),
      empty,
    )
    expect(after((edit) => restorePageFields(edit, base, added), filledSince).views).toEqual(filledSince.views)
  })
  it('does not take an anchor that is another part’s by now, nor touch what is locked', () => {
    const taken = after((edit) => (removeNodes(edit, ['e']), setField(edit, 'a', ['anchor'], 'here')))
    const { page, result } = back(taken, 'r2')
    expect([page.nodes.get('e')?.fields.anchor, result]).toEqual([undefined, { lostAnchor: true }])
    expect(() => back(page, 'e')).toThrow(Refusal)
    expect(nest(back(back(page, 'a').page, 'e').page)).toEqual(nest(base))
    const locked = after((edit) => (removeNodes(edit, ['b']), setField(edit, 'c1', ['locked'], true)))
    expect(() => back(locked, 'b')).toThrow('locked')
  })
  it('gives a part another id where its own is another part’s by now', () => {
    const other = flatten({
      ...nest(base),
      views: { guest: { rows: [{ id: 'r1', cells: [{ id: 'b', blocks: [] }] }] } },
    } as never)
    const { page } = back(other, 'c1')
    expect(lists(page)).toEqual(['b', expect.stringMatching(/^c1 a n\w+ c$/)])
  })
  it('refuses in words what would be more than a row holds', () => {
    const full = after((edit) => {
      removeNodes(edit, ['c2'])
      insertParts(
        edit,
        Array.from({ length: limits.columns - 1 }, () => ({ kind: 'cell' as const, node: { id: 'x', blocks: [] } })),
        { row: 'r1', index: 1 },
      )
    })
    expect(() => back(full, 'c2')).toThrow(String(limits.columns))
  })
})

/** The same page without areas in which nothing stands: these are no difference to anybody. */
const filled = (page: Page): Page =>
  JSON.parse(JSON.stringify(page), (key, value) => {
    if (key !== 'slots') return value
    const some = Object.entries<Row[]>(value).filter(([, rows]) => rows.length > 0)
    return some.length === 0 ? undefined : Object.fromEntries(some)
  })

it('brings a whole version back difference by difference in any order, a sound page after each, or names what it could not', () => {
  fc.assert(
    fc.property(arbitraryPage, arbitrarySteps(6, 1, true), fc.infiniteStream(fc.nat()), (start, steps, picks) => {
      const old = flatten(start)
      let { page } = runSteps(old, steps)
      const refused = new Set<string>()
      const open = () => {
        const { fields, nodes } = comparePages(old, page)
        const settings = fields.filter(isRestorable)
        return [
          ...(settings.length > 0
            ? [{ name: 'settings', run: (edit: Edit) => restorePageFields(edit, old, settings) }]
            : []),
          ...nodes.map((each) => ({
            name: `${each.kind} ${each.id}`,
            run: (edit: Edit) => void restoreNode(edit, old, each),
          })),
        ].filter(({ name }) => !refused.has(name))
      }
      let done = 0
      for (let left = open(); left.length > 0; left = open()) {
        const { name, run } = left[(picks.next().value ?? 0) % left.length] as (typeof left)[number]
        try {
          page = after(run, page)
          expect(wrongIn(page)).toEqual([])
          // What was in the way of others may be gone.
          refused.clear()
          done += 1
          expect(done, `${name} comes again and again`).toBeLessThan(400)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          refused.add(name)
        }
      }
      // Only what somebody locked may be in the way.
      if ([...page.nodes.values(), ...old.nodes.values()].some(({ fields }) => fields.locked) && refused.size > 0)
        return
      expect([...refused]).toEqual([])
      expect(filled(nest(page))).toEqual({ ...filled(start), path: page.fields.path })
    }),
    { numRuns: 30 },
  )
})
