import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { arbitrarySteps, runSteps, wrongIn } from '@tests/fixtures/arbitrary-edits'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { applied } from './changes'
import { change, type Edit } from './edit'
import { joinOrders } from './join-orders'
import { mergePages, pageSettings, wholePage } from './merge'
import { convertBlock } from './operations/convert-block'
import { insertParts } from './operations/insert-parts'
import { moveNodes } from './operations/move-nodes'
import { removeNodes } from './operations/remove-nodes'
import { setField, setPageField } from './operations/set-field'
import { wrapNodes } from './operations/wrap-nodes'
import { parentId } from './rules'

const block = (id: string) => ({
  id,
  type: 'content/heading',
  version: 1,
  props: { text: { en: id, th: id }, level: 2 },
})
const base = flatten({
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

const after = (recipe: (edit: Edit) => void, page: FlatPage = base) => applied(page, change(page, '', recipe))

/** Merges both pages; fails on a conflict. */
function merged(mine: FlatPage, theirs: FlatPage): FlatPage {
  const result = mergePages(base, mine, theirs)
  if (!result.ok) throw new Error(`Conflict at ${result.conflicts.map(({ id }) => id).join()}`)
  return applied(mine, result.changes)
}

describe('two editors on one page', () => {
  it('keep both changes to different blocks and to different fields of one block', () => {
    const mine = after((edit) => setField(edit, 'a', ['props', 'text', 'en'], 'Mine'))
    const theirs = after((edit) => {
      setField(edit, 'a', ['props', 'text', 'th'], 'ของเขา')
      setField(edit, 'd', ['props', 'level'], 3)
      setPageField(edit, ['title'], 'Theirs')
    })
    const both = merged(mine, theirs)
    expect(both.nodes.get('a')?.fields).toMatchObject({ props: { text: { en: 'Mine', th: 'ของเขา' } } })
    expect(both.nodes.get('d')?.fields).toMatchObject({ props: { level: 3 } })
    expect(both.fields.title).toBe('Theirs')
    expect(nest(merged(theirs, mine))).toEqual(nest(both))
  })

  it("keep both editors' own values in a section, even the first ones, and removals", () => {
    const linkProps = (own?: object) => ({ section: 'offer', ...(own ? { own } : {}) })
    const linking = (own?: object) => pageOfBlocks([{ id: 'link', type: 'site/section', props: linkProps(own) }])
    const headingFields = (props: object, version = 1) => ({ type: 'content/heading', version, props })
    const joined = (was: FlatPage, mine: FlatPage, theirs: FlatPage) => {
      const result = mergePages(was, mine, theirs)
      return result.ok ? applied(mine, result.changes).nodes.get('link')?.fields : result.conflicts.map(({ id }) => id)
    }
    for (const [was, mine, theirs, both] of [
      [
        undefined,
        { a: headingFields({ text: 'Mine' }) },
        { a: headingFields({ eyebrow: 'Theirs' }) },
        { a: headingFields({ text: 'Mine', eyebrow: 'Theirs' }) },
      ],
      [
        undefined,
        { a: headingFields({ text: 'Mine' }) },
        { b: headingFields({ text: 'Theirs' }) },
        { a: headingFields({ text: 'Mine' }), b: headingFields({ text: 'Theirs' }) },
      ],
      [
        { a: headingFields({ text: 'Was' }) },
        undefined,
        { a: headingFields({ text: 'Was', eyebrow: 'Theirs' }) },
        { a: headingFields({ eyebrow: 'Theirs' }) },
      ],
      [
        { a: headingFields({ text: 'Was' }), b: headingFields({ text: 'Was' }) },
        { b: headingFields({ text: 'Was' }) },
        { a: headingFields({ text: 'Was' }) },
        undefined,
      ],
    ] as const) {
      expect(joined(linking(was), linking(mine), linking(theirs))).toMatchObject({ props: linkProps(both) })
      expect(joined(linking(was), linking(theirs), linking(mine))).toEqual(
        joined(linking(was), linking(mine), linking(theirs)),
      )
    }
    expect(
      joined(
        linking(),
        linking({ a: headingFields({ text: 'Mine' }) }),
        linking({ a: headingFields({ text: 'Theirs' }) }),
      ),
    ).toEqual(['link'])
    expect(
      joined(
        linking(),
        linking({ a: headingFields({ text: 'Mine' }) }),
        linking({ a: headingFields({ eyebrow: 'Theirs' }, 2) }),
      ),
    ).toEqual(['link'])
  })

  it('get a conflict when both wrote the same text', () => {
    const mine = after((edit) => setField(edit, 'a', ['props', 'text', 'en'], 'Mine'))
    const theirs = after((edit) => setField(edit, 'a', ['props', 'text', 'en'], 'Theirs'))
    const result = mergePages(base, mine, theirs)
    expect(result).toMatchObject({ ok: false, conflicts: [{ id: 'a' }] })
    const chosen = mergePages(base, mine, theirs, () => 'theirs')
    expect(chosen.ok && applied(mine, chosen.changes).nodes.get('a')?.fields).toMatchObject({
      props: { text: { en: 'Theirs' } },
    })
  })

  it('get a conflict when one removes what the other edits', () => {
    const mine = after((edit) => removeNodes(edit, ['a']))
    const theirs = after((edit) => setField(edit, 'a', ['props', 'level'], 4))
    expect(mergePages(base, mine, theirs)).toMatchObject({ ok: false, conflicts: [{ id: 'a' }] })
  })

  it('keep a chosen part although the other side removed it with its surroundings', () => {
    const written = after((edit) => setField(edit, 'a', ['props', 'level'], 4))
    const without = after((edit) => removeNodes(edit, ['r1']))
    for (const [mine, theirs, side] of [
      [written, without, 'mine'],
      [without, written, 'theirs'],
    ] as const) {
      const result = mergePages(base, mine, theirs, () => side)
      const page = result.ok ? applied(mine, result.changes) : mine
      expect(wrongIn(page)).toEqual([])
      expect(page.nodes.get('a')?.fields).toMatchObject({ props: { level: 4 } })
      expect(page.views.guest).toEqual(['r1', 'r2'])
    }
  })

  it('keep a block at its chosen place with values only one of them edited', () => {
    const moved = (cell: string, value: number) =>
      after((edit) => (moveNodes(edit, ['a'], { cell, index: 0 }), setField(edit, 'a', ['props', 'level'], value)))
    const mine = moved('c2', 3)
    const theirs = after((edit) => setField(edit, 'a', ['props', 'text', 'th'], 'ของเขา'), moved('c3', 4))
    for (const [side, cell, level] of [
      ['mine', 'c2', 3],
      ['theirs', 'c3', 4],
    ] as const) {
      const result = mergePages(base, mine, theirs, () => side)
      const page = result.ok ? applied(mine, result.changes) : base
      expect(wrongIn(page)).toEqual([])
      expect(page.nodes.get('a')).toMatchObject({
        parent: { cell },
        fields: { props: { level, text: { th: 'ของเขา' } } },
      })
      expect(page.nodes.get(cell)).toMatchObject({ blocks: ['a', cell === 'c2' ? 'd' : 'e'] })
    }
  })

  it('get a conflict when both changed the page title', () => {
    const [mine, theirs] = ['Mine', 'Theirs'].map((title) => after((edit) => setPageField(edit, ['title'], title))) as [
      FlatPage,
      FlatPage,
    ]
    expect(mergePages(base, mine, theirs)).toMatchObject({ ok: false, conflicts: [{ id: pageSettings }] })
    const chosen = mergePages(base, mine, theirs, () => 'theirs')
    expect(chosen.ok && applied(mine, chosen.changes).fields.title).toBe('Theirs')
  })

  it('keep both additions to one column', () => {
    const fresh = (id: string) => [{ kind: 'block' as const, node: block(id) }]
    let [own, other] = ['', '']
    const mine = after((edit) => void ([own = ''] = insertParts(edit, fresh('x'), { cell: 'c1', index: 1 })))
    const theirs = after((edit) => void ([other = ''] = insertParts(edit, fresh('y'), { cell: 'c1', index: 3 })))
    const both = merged(mine, theirs).nodes.get('c1')
    expect(both).toMatchObject({ blocks: ['a', own, 'b', 'c', other] })
  })

  it("keep a part moved into what the other removed, at the other side's place", () => {
    const mine = after((edit) => moveNodes(edit, ['a'], { cell: 'c3', index: 0 }))
    const theirs = after((edit) => removeNodes(edit, ['r2']))
    const result = mergePages(base, mine, theirs, () => 'theirs')
    const page = result.ok ? applied(mine, result.changes) : mine
    expect(wrongIn(page)).toEqual([])
    expect(page.nodes.get('c1')).toMatchObject({ blocks: ['a', 'b', 'c'] })
    expect(page.nodes.has('c3')).toBe(false)
  })

  it('get a conflict when each moved one of two rows into the other', () => {
    const stacks = after((edit) => {
      for (const id of ['b', 'e']) convertBlock(edit, id, { type: 'content/stack', version: 1, props: {} })
    })
    const into = (row: string, stack: string) =>
      after((edit) => moveNodes(edit, [row], { rows: { block: stack, slot: 'content' }, index: 0 }), stacks)
    const [mine, theirs] = [into('r1', 'e'), into('r2', 'b')]
    expect(mergePages(stacks, mine, theirs)).toMatchObject({ ok: false, conflicts: [{ id: 'r1', isPlace: true }] })
    for (const [side, chosen] of [
      ['mine', mine],
      ['theirs', theirs],
    ] as const) {
      const result = mergePages(stacks, mine, theirs, () => side)
      expect(result.ok && nest(applied(mine, result.changes))).toMatchObject(nest(chosen))
    }
  })

  it('choose one page when both together exceed the depth limit', () => {
    const nested = (from: FlatPage, id: string, levels: number) =>
      Array.from({ length: levels }).reduce<FlatPage>(
        (page) =>
          after(
            (edit) => void wrapNodes(edit, [id], { type: 'content/stack', version: 1, props: {}, slot: 'content' }),
            page,
          ),
        from,
      )
    const deep = nested(nested(nested(base, 'a', 16), 'd', 10), 'e', 10)
    const topOf = (page: FlatPage, id: string): string => {
      const above = parentId(page.nodes.get(id)?.parent as never)
      return above === undefined || (page.nodes.get(above)?.kind === 'cell' && ['c1', 'c2', 'c3'].includes(above))
        ? id
        : topOf(page, above)
    }
    const cellOf = (id: string) => parentId(deep.nodes.get(id)?.parent as never) as string
    const mine = after((edit) => moveNodes(edit, [topOf(deep, 'd')], { cell: cellOf('a'), index: 0 }), deep)
    const theirs = after((edit) => moveNodes(edit, [topOf(deep, 'e')], { cell: cellOf('d'), index: 0 }), deep)
    expect(mergePages(deep, mine, theirs)).toMatchObject({ ok: false, conflicts: [{ id: wholePage }] })
    const result = mergePages(deep, mine, theirs, () => 'theirs')
    expect(result.ok && nest(applied(mine, result.changes))).toEqual(nest(theirs))
  })
})

/** A few arbitrary edits, encoded as numbers. */
const edits = fc.array(
  fc.record({ op: fc.nat(3), pick: fc.nat(4), into: fc.nat(2), index: fc.nat(3), value: fc.nat(3) }),
  { maxLength: 4 },
)
type Script = { op: number; pick: number; into: number; index: number; value: number }[]

function run(script: Script): FlatPage {
  let page = base
  for (const { op, pick, into, index, value } of script) {
    const id = ['a', 'b', 'c', 'd', 'e'][pick] as string
    const cell = ['c1', 'c2', 'c3'][into] as string
    try {
      page = after(
        (edit) =>
          [
            () => setField(edit, id, ['props', 'level'], value),
            () => moveNodes(edit, [id], { cell, index }),
            () => removeNodes(edit, [id]),
            () => void insertParts(edit, [{ kind: 'block', node: block('n') }], { cell, index }),
          ][op]?.(),
        page,
      )
    } catch {
      // A removed node cannot be edited.
    }
  }
  return page
}

describe('arbitrary edits by two editors', () => {
  it('merge to a consistent page or report conflicts, the same in either order', () => {
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const [mine, theirs] = [run(one), run(other)]
        const [forth, back] = [mergePages(base, mine, theirs), mergePages(base, theirs, mine)]
        expect(forth.ok).toBe(back.ok)
        if (!forth.ok || !back.ok) return
        const [a, b] = [applied(mine, forth.changes), applied(theirs, back.changes)]
        expect([...wrongIn(a), ...wrongIn(b)]).toEqual([])
        expect(nest(a)).toEqual(nest(b))
      }),
      { numRuns: 200 },
    )
  })

  it('merge as chosen to a consistent page that contains what was chosen to stay', () => {
    fc.assert(
      fc.property(edits, edits, fc.boolean(), (one, other, isMine) => {
        const [mine, theirs] = [run(one), run(other)]
        const retained: string[] = []
        const result = mergePages(base, mine, theirs, (conflict) => {
          const side = isMine ? 'mine' : 'theirs'
          if (conflict[side]) retained.push(conflict.id)
          return side
        })
        if (!result.ok) throw new Error('All was decided.')
        const page = applied(mine, result.changes)
        expect(wrongIn(page)).toEqual([])
        for (const id of retained)
          expect(page.nodes.get(id)?.parent).toEqual((isMine ? mine : theirs).nodes.get(id)?.parent)
      }),
      { numRuns: 200 },
    )
  })

  it("yield one's own page when the other changed nothing", () => {
    fc.assert(
      fc.property(edits, (one) => {
        const mine = run(one)
        const result = mergePages(base, mine, base)
        expect(result.ok && result.changes.nodes.size).toBe(0)
        const taken = mergePages(base, base, mine)
        expect(taken.ok && nest(applied(base, taken.changes))).toEqual(nest(mine))
      }),
    )
  })
})

/** A node present on both sides was removed by neither. */
const missing = (page: FlatPage, mine: FlatPage, theirs: FlatPage) =>
  [...mine.nodes.keys()].filter((id) => theirs.nodes.has(id) && !page.nodes.has(id))

/**
 * An arbitrary small page, on which two editors work close to each other; made by edits, with columns, slots and views.
 */
const anyPage = arbitrarySteps(8).map((steps) => runSteps(base, steps).page)

describe('arbitrary edits of rows, columns, slots and views on any page', () => {
  it('merge consistently in either order or conflict, losing nothing that was added or not removed', () => {
    fc.assert(
      fc.property(anyPage, arbitrarySteps(3), arbitrarySteps(3), (start, one, other) => {
        const [mine, theirs] = [runSteps(start, one).page, runSteps(start, other).page]
        const [forth, back] = [mergePages(start, mine, theirs), mergePages(start, theirs, mine)]
        expect(forth.ok).toBe(back.ok)
        if (!forth.ok || !back.ok) return
        const [page, same] = [applied(mine, forth.changes), applied(theirs, back.changes)]
        const added = [mine, theirs].flatMap(({ nodes }) =>
          [...nodes.keys()].filter((id) => !start.nodes.has(id) && !page.nodes.has(id)),
        )
        expect([wrongIn(page), missing(page, mine, theirs), added]).toEqual([[], [], []])
        expect(nest(same)).toEqual(nest(page))
      }),
      { numRuns: 200 },
    )
  })

  it('merge as chosen one by one, keeping what nobody removed and what was chosen', () => {
    fc.assert(
      fc.property(anyPage, arbitrarySteps(4), arbitrarySteps(4), fc.nat(), (start, one, other, salt) => {
        const [mine, theirs] = [runSteps(start, one).page, runSteps(start, other).page]
        const retained: string[] = []
        const result = mergePages(start, mine, theirs, (conflict) => {
          const side = (conflict.id.length + (conflict.id.codePointAt(1) ?? 0) + salt) % 2 ? 'mine' : 'theirs'
          if (conflict[side]) retained.push(conflict.id)
          return side
        })
        if (!result.ok) throw new Error('All was decided.')
        const page = applied(mine, result.changes)
        expect([wrongIn(page), missing(page, mine, theirs), retained.filter((id) => !page.nodes.has(id))]).toEqual([
          [],
          [],
          [],
        ])
      }),
      { numRuns: 200 },
    )
  })
})

describe('merging orders', () => {
  const requested: string[] = []
  const join = (was: string, own: string, other: string, side: 'mine' | 'theirs' = 'mine') =>
    joinOrders(was.split(''), own.split(''), other.split(''), (id) => (requested.push(id), side)).join('')

  it('combines both orders', () => {
    expect(join('abc', 'cab', 'abcd')).toBe('cdab')
    expect(join('ab', 'a', 'abc')).toBe('ac')
    // Each moved one id: both moves are kept, in either order of saving.
    expect([join('abc', 'cab', 'bac'), join('abc', 'bac', 'cab')]).toEqual(['bca', 'bca'])
    expect([join('abcd', 'bcda', 'abxcd'), join('abcd', 'abxcd', 'bcda')]).toEqual(['bxcda', 'bxcda'])
    expect(join('', 'pqr', 'pr')).toBe('pqr')
    expect(requested).toEqual([])
  })

  it('asks about ids that both moved to different places', () => {
    expect([join('abcd', 'dabc', 'adbc'), join('abcd', 'dabc', 'adbc', 'theirs')]).toEqual(['dabc', 'adbc'])
    expect(new Set(requested)).toEqual(new Set(['d']))
    const moved = (index: number) => after((edit) => moveNodes(edit, ['c'], { cell: 'c1', index }))
    expect(mergePages(base, moved(0), moved(1))).toMatchObject({ ok: false, conflicts: [{ id: 'c', isOrder: true }] })
    const chosen = mergePages(base, moved(0), moved(1), () => 'theirs')
    expect(chosen.ok && applied(moved(0), chosen.changes).nodes.get('c1')).toMatchObject({ blocks: ['a', 'c', 'b'] })
  })

  it('gives the same result for both sides, with everything kept or added, for any pair of orders', () => {
    const [ids, more] = ['abcdef'.split(''), 'xyz'.split('')]
    const list = fc
      .record({
        order: fc.shuffledSubarray(ids, { minLength: 4 }),
        added: fc.array(fc.tuple(fc.constantFrom(...more), fc.nat(6)), { maxLength: 3 }),
      })
      .map(({ order, added }) => {
        const all = [...order]
        for (const [id, at] of added) if (!all.includes(id)) all.splice(at, 0, id)
        return all
      })
    fc.assert(
      fc.property(list, list, fc.boolean(), (own, other, isMine) => {
        const forth = joinOrders(ids, own, other, () => (isMine ? 'mine' : 'theirs'))
        expect(joinOrders(ids, other, own, () => (isMine ? 'theirs' : 'mine'))).toEqual(forth)
        const alive = [...ids, ...more].filter((id) =>
          ids.includes(id) ? own.includes(id) && other.includes(id) : own.includes(id) || other.includes(id),
        )
        expect(forth.toSorted()).toEqual(alive)
      }),
    )
  })
})
