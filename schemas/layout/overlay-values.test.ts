import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { type AnyBlock, type BlockMigration, defineBlock } from '../block'
import { link as linkTo } from './link'
import { migrateStored } from './migrate-stored'
import { overlayValues } from './overlay-values'
import { newestOwn } from './newest-own'
import type { Own, OwnValues } from './own-values'
import type { Block, Row } from './page'
import { prepareBlock } from './prepare'
import { type ReadBlock, readPage } from './read'
import { resolveSections } from './resolve-sections'
import { text } from './text'

/** Version 2 renames a note's `text` to `body` and adds a tone. */
const note = defineBlock({
  version: 2,
  props: () =>
    z.strictObject({
      body: text(),
      hint: z.optional(text()),
      tone: z.optional(z.enum(['calm', 'loud'])),
      items: z.optional(z.array(z.strictObject({ label: z.string(), to: z.optional(linkTo()) }))),
    }),
})
const tabs = defineBlock({
  version: 1,
  props: () => z.strictObject({ title: text(), items: z.array(z.strictObject({ key: z.string() })) }),
  slots: ({ items }) => items.map(({ key }) => key),
})
const code = defineBlock({ version: 1, author: 'admin', props: () => z.strictObject({ body: text() }) })
const definitions: Record<string, AnyBlock> = { 'test/note': note, 'test/tabs': tabs, 'test/code': code }
const steps: BlockMigration[] = [
  {
    to: 2,
    why: 'Words are called as in other blocks.',
    up: ({ text: body, ...rest }) => ({ ...rest, body, tone: 'calm' }),
  },
]
const types = {
  definition: (type: string) => definitions[type],
  migrations: (type: string) => (type === 'test/note' ? steps : []),
}

const block = (props: object, more: Partial<Block> = {}): ReadBlock => ({
  id: 'n',
  type: 'test/note',
  version: 2,
  props: { ...props },
  differs: true,
  ...more,
})
const own = (props: Record<string, unknown>, more: Partial<OwnValues> = {}): OwnValues => ({
  type: 'test/note',
  version: 2,
  props,
  ...more,
})
const laid = (of: ReadBlock, values: OwnValues) => overlayValues(of, values, types).props

describe('own values of a page in a section', () => {
  it('override the section’s values prop by prop; null removes one', () => {
    const of = block({ body: 'Ours', hint: 'A hint', tone: 'loud' })
    expect(laid(of, own({ body: { th: 'ของเรา', en: 'Mine' } }))).toEqual({
      body: { th: 'ของเรา', en: 'Mine' },
      hint: 'A hint',
      tone: 'loud',
    })
    expect(laid(of, own({ hint: null }))).toEqual({ body: 'Ours', tone: 'loud' })
  })

  it.each([
    ['no setting is another', block({ body: 'Ours', tone: 'calm' }), own({ tone: 'loud' })],
    [
      'nothing is laid over a block that is not marked',
      block({ body: 'Ours' }, { differs: false }),
      own({ body: 'Mine' }),
    ],
    [
      'what was written of another type is none of this one',
      block({ body: 'Ours' }),
      own({ body: 'Mine' }, { type: 'test/tabs' }),
    ],
    [
      'what only admins may change is as the section has it',
      block({ body: 'Ours' }, { type: 'test/code', version: 1 }),
      own({ body: 'Mine' }, { type: 'test/code', version: 1 }),
    ],
    [
      'what areas are made from is the section’s',
      block({ title: 'Ours', items: [{ key: 'a' }] }, { type: 'test/tabs', version: 1 }),
      own({ items: [{ key: 'b' }] }, { type: 'test/tabs', version: 1 }),
    ],
    ['what is not valid is the section’s', block({ body: 'Ours' }), own({ body: 3, items: [{ label: 1 }] })],
    ['what has to be there stays', block({ body: 'Ours' }), own({ body: null })],
    [
      'a link without an address is the section’s',
      block({ body: 'Ours', items: [{ label: 'a' }] }),
      own({ items: [{ label: 'b', to: { to: ' ' } }] }),
    ],
    ['what a newer build wrote waits for it', block({ body: 'Ours' }), own({ body: 'Mine' }, { version: 3 })],
  ])('%s', (_case, of, values) => {
    expect(laid(of, values)).toEqual(of.props)
  })

  it('apply where they are valid, next to invalid ones', () => {
    expect(laid(block({ body: 'Ours' }), own({ hint: 'Mine', items: 'none' }))).toEqual({ body: 'Ours', hint: 'Mine' })
  })
})

describe('of an older version', () => {
  it('run through the migrations, whatever the version of the section’s block, and add no defaults', () => {
    const mine = own({ text: 'Mine', hint: null }, { version: 1 })
    expect(newestOwn(mine, types)).toEqual(own({ body: 'Mine', hint: null }))
    for (const of of [block({ text: 'Ours' }, { version: 1 }), block({ body: 'Ours', tone: 'calm' })])
      expect(laid(of, mine)).toEqual({ body: 'Mine', tone: 'calm' })
    // The page's version is newer than the section's.
    expect(laid(block({ text: 'Ours' }, { version: 1 }), own({ body: 'Mine' }))).toEqual({ body: 'Mine', tone: 'calm' })
  })

  it('are stored in the newest version with the page, and stay unchanged where that is impossible', () => {
    const link = (values: Own): ReadBlock => ({
      id: 'l',
      type: 'site/section',
      version: 1,
      props: { section: 'offer', own: values },
    })
    const gone = own({ words: 'Mine' }, { type: 'test/gone' })
    expect(migrateStored(link({ a: own({ text: 'Mine' }, { version: 1 }), b: gone }), types).props).toEqual({
      section: 'offer',
      own: { a: own({ body: 'Mine' }), b: gone },
    })
    const failing = {
      ...types,
      migrations: () => [
        {
          to: 2,
          why: '',
          up: () => {
            throw new Error('Not with these.')
          },
        },
      ],
    }
    const old = link({ a: own({ text: 'Mine' }, { version: 1 }) })
    expect(migrateStored(old, failing)).toEqual(old)
  })
})

it('never change the section’s rows, columns and blocks in number, order, ids or style, and keep valid blocks valid', () => {
  const shape = (rows: readonly Row[]): unknown =>
    rows.map(({ cells, ...row }) => [
      row,
      cells.map(({ blocks, ...cell }) => [
        cell,
        blocks.map((each) => {
          const { props: _, version: _version, slots = {}, ...rest } = each
          return [rest, Object.entries(slots).map(([name, inner]) => [name, shape(inner)])]
        }),
      ]),
    ])
  const blocksIn = (rows: readonly Row[]): ReadBlock[] =>
    rows.flatMap((row) =>
      row.cells.flatMap((cell) =>
        cell.blocks.flatMap((each) => [each, ...Object.values(each.slots ?? {}).flatMap(blocksIn)]),
      ),
    )
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constant({ type: 'test/note', version: 2, props: { body: 'Mine' } }),
    fc.record({
      type: fc.constantFrom('test/note', 'test/tabs', 'test/code', 'x'),
      version: fc.integer({ min: 0, max: 3 }),
      props: fc.dictionary(fc.constantFrom('body', 'text', 'hint', 'tone', 'items', '__proto__'), fc.jsonValue()),
    }),
  )
  fc.assert(
    fc.property(arbitraryPage, fc.array(value, { minLength: 1, maxLength: 6 }), (page, values) => {
      const rows = structuredClone(page.views.guest?.rows ?? [])
      const blocks = blocksIn(rows)
      // Some of them get a known type, so that values can be overlaid.
      for (const [index, each] of blocks.entries())
        if (index % 2 === 0 && each.type !== 'site/section')
          Object.assign(each, {
            type: 'test/note',
            version: (index % 4) / 2 + 1,
            props: index % 4 ? { body: 'Ours' } : { text: 'Ours' },
            differs: index % 3 > 0,
          })
      const ownValues = Object.fromEntries(
        [...blocks.map(({ id }) => id), 'gone'].map((id, index) => [id, values[index % values.length]]),
      )
      const linking = (props: object): Row[] => [
        {
          id: 'link-row',
          cells: [
            {
              id: 'link-cell',
              blocks: [{ id: 'link-it', type: 'site/section', version: 1, props: { section: 'it', ...props } }],
            },
          ],
        },
      ]
      const find = (id: string) => (id === 'it' ? rows : undefined)
      const [plain, mine] = [
        resolveSections(linking({}), find, types),
        resolveSections(linking({ own: ownValues }), find, types),
      ]
      expect(shape(mine)).toEqual(shape(plain))
      const [before, after] = [blocksIn(plain), blocksIn(mine)]
      for (const [index, each] of before.entries())
        if (prepareBlock(each, types).ok) expect(prepareBlock(after[index] as ReadBlock, types).ok).toBe(true)
      // The resolved page is valid like any other.
      expect(
        readPage({
          format: 1,
          path: '/',
          title: '',
          views: { guest: { rows: JSON.parse(JSON.stringify(rows)) as unknown } },
        }).ok,
      ).toBe(true)
    }),
    { numRuns: 40 },
  )
})
