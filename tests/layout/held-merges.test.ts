import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { applied } from '@editor/document/changes'
import { change } from '@editor/document/edit'
import { mergePages } from '@editor/document/merge'
import { convertBlock } from '@editor/document/operations/convert-block'
import { setField } from '@editor/document/operations/set-field'
import { yielded, heldFrom } from '@editor/document/held'
import { findForbidden } from '@gateway/drafts/check-author'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { arbitrarySteps, runSteps, wrongIn } from '@tests/fixtures/arbitrary-edits'

const retainedType = 'content/custom-html'

const block = (id: string) => ({ id, type: 'content/heading', version: 1, props: { text: id, level: 2 } })
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

/** An admin locks one part of the page, or makes a block admins-only. */
function held(page: FlatPage, pick: number): FlatPage {
  const ids = [...page.nodes.keys()]
  const id = ids[pick % ids.length]
  const isBlock = id !== undefined && page.nodes.get(id)?.kind === 'block'
  // A part that is already locked is neither locked again nor changed.
  if (id === undefined || heldFrom(page, 'manager')?.(id) === 'all') return page
  return applied(
    page,
    change(page, '', (edit) =>
      isBlock && pick % 2
        ? convertBlock(edit, id, { type: retainedType, version: 1, props: { html: 'x', title: 'x' } })
        : setField(edit, id, ['locked'], true),
    ),
  )
}

registerAllBlockKits()

it('saves a manager’s edits after an admin locked parts of the page, and reports every overridden one', () => {
  fc.assert(
    fc.property(
      arbitrarySteps(6),
      arbitrarySteps(4),
      arbitrarySteps(3),
      fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (before, one, other, picks, isMine) => {
        const start = runSteps(base, before).page
        const mine = runSteps(start, one).page
        const remote = picks.reduce(held, runSteps(start, other).page)
        const of = heldFrom(remote, 'manager')
        const merged = mergePages(start, mine, remote, () => (isMine ? 'mine' : 'theirs'), of)
        if (!merged.ok || !of) throw new Error('All was decided.')
        const page = applied(mine, merged.changes)
        expect([wrongIn(page), findForbidden(remote, page, 'manager')]).toEqual([[], undefined])
        const overridden = new Set(yielded(start, mine, page, of))
        for (const [id, node] of mine.nodes) {
          const was = start.nodes.get(id)
          if (was && remote.nodes.has(id) && of(id) === undefined) expect(overridden.has(id)).toBe(false)
          if (!was && !page.nodes.has(id)) expect(overridden.has(node.fields.id)).toBe(true)
        }
      },
    ),
    { numRuns: 120 },
  )
})
