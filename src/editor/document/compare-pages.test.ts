import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { applied } from './changes'
import { comparePages, isEqualPage } from './compare-pages'
import { change, type Edit } from './edit'
import { insertParts } from './operations/insert-parts'
import { moveNodes } from './operations/move-nodes'
import { removeNodes } from './operations/remove-nodes'
import { replacePage } from './operations/replace-page'
import { setField, setPageField } from './operations/set-field'

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
const changesOf = (recipe: (edit: Edit) => void) =>
  comparePages(base, after(recipe)).nodes.map(({ id, kind, isMoved, fields }) =>
    [id, kind, ...(isMoved ? ['moved'] : []), ...fields.map(({ path }) => path.join('.'))].join(' '),
  )

describe('comparing two pages', () => {
  it('reports values at the depth at which they differ', () => {
    expect(
      changesOf((edit) => (setField(edit, 'a', ['props', 'text', 'th'], 'ใหม่'), setField(edit, 'r2', ['gap'], 4))),
    ).toEqual(['a kept props.text.th', 'r2 kept gap'])
    expect(
      comparePages(
        base,
        after((edit) => setPageField(edit, ['title'], 'Other')),
      ).fields,
    ).toEqual([{ path: ['title'], before: 'Base', after: 'Other' }])
  })
  it('lists a removed node at its former position, without its descendants', () => {
    expect(changesOf((edit) => removeNodes(edit, ['b']))).toEqual(['b removed'])
    expect(changesOf((edit) => removeNodes(edit, ['r1']))).toEqual(['r1 removed'])
    const [gone, changed] = comparePages(
      base,
      after((edit) => (removeNodes(edit, ['r1']), setField(edit, 'e', ['props', 'level'], 3))),
    ).nodes
    expect([gone?.id, changed?.id]).toEqual(['r1', 'e'])
  })
  it('lists an added node once', () => {
    const row = { id: 'x', cells: [{ id: 'y', blocks: [block('z')] }] }
    const [found, ...others] = comparePages(
      base,
      after((edit) => void insertParts(edit, [{ kind: 'row', node: row }], { rows: { view: 'guest' }, index: 1 })),
    ).nodes
    expect([found?.kind, found?.after?.kind, others]).toEqual(['added', 'row', []])
  })
  it('lists the moved node, not those that shifted', () => {
    expect(changesOf((edit) => moveNodes(edit, ['c'], { cell: 'c1', index: 0 }))).toEqual(['c kept moved'])
    expect(changesOf((edit) => moveNodes(edit, ['a'], { cell: 'c2', index: 1 }))).toEqual(['a kept moved'])
  })
  it('treats a missing page as one without authored content', () => {
    const made = comparePages(undefined, base)
    expect(made.fields).toEqual([
      { path: ['path'], before: undefined, after: '/' },
      { path: ['title'], before: undefined, after: 'Base' },
    ])
    expect(made.nodes.map(({ id, kind }) => [id, kind])).toEqual([
      ['r1', 'added'],
      ['r2', 'added'],
    ])
    expect(comparePages(base, undefined).nodes.map(({ id, kind }) => [id, kind])).toEqual([
      ['r1', 'removed'],
      ['r2', 'removed'],
    ])
    expect(
      comparePages(undefined, { ...base, fields: { ...base.fields, path: '/_slot/header' } }).fields.map(
        ({ path }) => path,
      ),
    ).toEqual([['title']])
    expect(isEqualPage(comparePages(undefined, undefined))).toBe(true)
  })
  it('finds no difference between a page and itself, and everything that a replacement reverts', () => {
    fc.assert(
      fc.property(arbitraryPage, arbitraryPage, (one, other) => {
        const [left, right] = [flatten(one), flatten(other)]
        expect(isEqualPage(comparePages(left, flatten(structuredClone(one))))).toBe(true)
        const replaced = after((edit) => replacePage(edit, right), left)
        expect(nest(replaced)).toEqual({ ...other, path: one.path })
        expect(isEqualPage(comparePages({ ...right, fields: { ...right.fields, path: one.path } }, replaced))).toBe(
          true,
        )
      }),
      { numRuns: 60 },
    )
  })
})
