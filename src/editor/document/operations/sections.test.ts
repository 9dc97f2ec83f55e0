import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import type { Page } from '@schemas/layout/page'
import { readPage } from '@schemas/layout/read'
import { resolveSections } from '@schemas/layout/resolve-sections'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockDefinition, blockMigrations } from '@registry/block-kits'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { apply, type Changes, invert, isChange } from '../changes'
import { change, Edit, Refusal } from '../edit'
import { topmost } from '../rules'
import { asRows } from '../section-block'
import { takeSubtree } from '../subtree'
import { linkSection } from './link-section'
import { unlinkSection } from './unlink-section'

const types = { definition: blockDefinition, migrations: blockMigrations }
const heading = (id: string, text: string) => ({ id, type: 'content/heading', version: 1, props: { text } })
const page = (): Page => ({
  format: 1,
  path: '/',
  frame: 'default',
  access: 'guest',
  title: 'T',
  views: {
    guest: {
      rows: [
        { id: 'r1', cells: [{ id: 'c1', blocks: [heading('a', 'A'), heading('b', 'B')] }] },
        { id: 'r2', cells: [{ id: 'c2', blocks: [heading('c', 'C')] }] },
      ],
    },
  },
})
const texts = (source: Page) =>
  JSON.stringify(source)
    .match(/"text":"[^"]*"/g)
    ?.map((each) => each.slice(8, -1))

describe('selection saved as a section', () => {
  it('is replaced by a link, whatever it consisted of, and by a copy on unlinking', () => {
    for (const ids of [['a'], ['r1'], ['a', 'b'], ['c1'], ['r1', 'r2']]) {
      const flat = flatten(page())
      const edit = new Edit(flat)
      const rows = asRows(topmost(edit, ids).map((id) => takeSubtree(edit, id)))
      const linked = change(flat, '', (each) => void linkSection(each, ids, 'kept'))
      apply(flat, linked)
      const stored = nest(flat)
      expect(
        texts({
          ...stored,
          views: { guest: { rows: resolveSections(stored.views.guest?.rows ?? [], () => rows, types) } },
        }),
      ).toEqual(['A', 'B', 'C'])
      const [block] = [...flat.nodes.values()].filter(
        (node) => node.kind === 'block' && node.fields.type === 'site/section',
      )
      apply(
        flat,
        change(flat, '', (each) => void unlinkSection(each, block?.fields.id ?? '', rows)),
      )
      expect(texts(nest(flat))).toEqual(['A', 'B', 'C'])
    }
  })

  it("keeps the page's own values as a copy without section fields", () => {
    registerAllBlockKits()
    const link = {
      id: 'b',
      type: 'site/section',
      version: 1,
      props: {
        section: 'kept',
        own: {
          sh: { type: 'content/heading', version: 1, props: { text: 'Mine' } },
          other: { type: 'content/heading', version: 1, props: { text: 'Not mine' } },
        },
      },
    }
    const flat = flatten({ ...page(), views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [link] }] }] } } })
    apply(
      flat,
      change(
        flat,
        '',
        (edit) =>
          void unlinkSection(edit, 'b', [
            {
              id: 's',
              cells: [{ id: 'sc', blocks: [{ ...heading('sh', 'S'), differs: true }, heading('other', 'Other')] }],
            },
          ]),
      ),
    )
    expect(texts(nest(flat))).toEqual(['Mine', 'Other'])
    expect(JSON.stringify(nest(flat))).not.toContain('differs')
  })

  it('hides the copy from everyone who could not see the link', () => {
    const staff = { roles: ['manager' as const] }
    for (const [where, siblings] of [
      ['r', []],
      ['c', []],
      ['b', []],
      ['b', [heading('x', 'X')]],
    ] as const) {
      const own = (id: string) => (id === where ? { id, shown: staff } : { id })
      const link = { ...own('b'), type: 'site/section', version: 1, props: { section: 'kept' } }
      const flat = flatten({
        ...page(),
        views: { guest: { rows: [{ ...own('r'), cells: [{ ...own('c'), blocks: [link, ...siblings] }] }] } },
      })
      let ids: string[] = []
      apply(
        flat,
        change(
          flat,
          '',
          (edit) =>
            void (ids = unlinkSection(edit, 'b', [{ id: 's', cells: [{ id: 'sc', blocks: [heading('sh', 'S')] }] }])),
        ),
      )
      expect(ids.map((id) => flat.nodes.get(id)?.fields.shown)).toEqual([staff])
    }
  })

  it("keeps the row's division: the column keeps its width and contains the section", () => {
    const source = page()
    const column = (id: string, colspan: number) => ({ id, colspan, blocks: [heading(`${id}-text`, id)] })
    source.views.guest = {
      rows: [
        {
          id: 'row',
          cells: [
            {
              ...column('wide', 8),
              anchor: 'top',
              style: { base: { padding: { in: { top: 4 } } }, tablet: { colspan: 2 } },
            },
            column('slim', 1),
            column('last', 3),
          ],
        },
      ],
    }
    const cellsAfter = (ids: readonly string[]) => {
      const flat = flatten(source)
      apply(
        flat,
        change(flat, '', (edit) => void linkSection(edit, ids, 'kept')),
      )
      return nest(flat).views.guest?.rows[0]?.cells.map(({ blocks, ...fields }) => ({
        ...fields,
        blocks: blocks.map(({ type }) => type),
      }))
    }
    const last = { id: 'last', colspan: 3, blocks: ['content/heading'] }
    expect(cellsAfter(['wide'])).toEqual([
      { id: 'wide', colspan: 8, style: { tablet: { colspan: 2 } }, blocks: ['site/section'] },
      { id: 'slim', colspan: 1, blocks: ['content/heading'] },
      last,
    ])
    expect(cellsAfter(['wide', 'slim'])).toEqual([{ id: 'wide', colspan: 9, blocks: ['site/section'] }, last])
  })

  it('is readable once stored and can be undone, for any page', () => {
    fc.assert(
      fc.property(arbitraryPage, fc.nat(), (source, pick) => {
        const flat = flatten(source)
        const ids = [...flat.nodes.keys()]
        const id = ids[pick % Math.max(1, ids.length)]
        if (id === undefined) return
        const before = nest(flat)
        let changes: Changes
        try {
          changes = change(flat, '', (edit) => void linkSection(edit, [id], 'kept'))
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal)
          return
        }
        expect(isChange(changes)).toBe(true)
        apply(flat, changes)
        expect(readPage(JSON.parse(JSON.stringify(nest(flat)))).ok).toBe(true)
        apply(flat, invert(changes))
        expect(nest(flat)).toEqual(before)
      }),
    )
  })
})
