import { describe, expect, it } from 'vitest'
import type { Asset } from '@schemas/layout/image'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditor } from '@registry/block-kits'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import { type BlockInput, pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { checkDocument, countDocumentTexts } from './check-document'
import type { Facts } from './problem'

registerAllBlockKits()
const types = { definition: blockDefinition, migrations: blockMigrations }
const undescribed: Asset = { kind: 'raster', width: 10, height: 10, sources: [], src: '/x.jpg', alt: '' }
const facts: Facts = {
  pages: [
    { path: '/', own: {} },
    { path: '/soon', own: {}, isUnseen: true },
    { path: '/shop/{sku}', own: {} },
  ],
  locales: ['th', 'en'],
  asset: (name) => (name === 'untold' ? undescribed : undefined),
  isLost: (name) => name.startsWith('item-'),
  documents: [],
  isGone: (to) => to === '/shop/none',
  fresh: () => undefined,
}

const found = async (blocks: readonly BlockInput[], fields: Record<string, unknown> = {}) =>
  (await checkDocument(pageOfBlocks(blocks, fields), facts, types, () => undefined)).map(({ kind, node, path }) =>
    [kind, node, path?.join('.')].filter(Boolean).join(' '),
  )
const heading = (id: string, level: number, text: unknown = { en: 'Tea', th: 'ชา' }) => ({
  id,
  type: 'content/heading',
  props: { text, level },
})
const button = (id: string, to: string) => ({ id, type: 'content/button', props: { text: 'Go', link: { to } } })
const rich = (id: string, ...content: unknown[]) => ({
  id,
  type: 'content/rich-text',
  props: { text: { type: 'doc', content } },
})
const inText = (level: number) => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'Hours' }] })

it('reports document-wide and per-part problems in reading order', async () => {
  const blocks = [
    button('nowhere', '/no-such-page'),
    button('gone', '/shop/none'),
    button('there', '/shop/tea'),
    button('unseen', '/soon'),
    button('empty', ''),
    { id: 'picture', type: 'content/image', props: { image: { asset: 'untold' } } },
    {
      id: 'lost',
      type: 'content/image',
      props: { image: { asset: 'item-0198f000-0000-7000-8000-0000000000ff', alt: '' } },
    },
    heading('half', 2, { en: 'Tea' }),
  ]
  expect(await found(blocks, { title: { th: 'ร้าน' } })).toEqual([
    'translation title.en',
    'dead-link nowhere props.link.to',
    'dead-link gone props.link.to',
    'dead-link unseen props.link.to',
    'empty-link empty props.link.to',
    'alt picture props.image.alt',
    'missing lost props.image',
    'translation half props.text.th',
  ])
})

it('reports no missing translation for parts not shown in that language, themselves or by an ancestor', async () => {
  const half = { en: 'Tea' }
  expect(
    await found([
      { ...heading('english', 2, half), shown: { locales: ['en'] } },
      { ...heading('thai', 2, half), shown: { locales: ['th'] } },
    ]),
  ).toEqual(['translation thai props.text.th'])
  const page = pageOfBlocks([heading('half', 2, half)])
  const row = page.nodes.get('row')
  if (row?.kind === 'row') row.fields.shown = { locales: ['en'] }
  expect(await checkDocument(page, facts, types, () => undefined)).toEqual([])
})

it('ignores anchors, which blocks create when they are drawn', async () => {
  expect(await found([button('place', '#hours')])).toEqual([])
})

it('reports a pop-up without blocks, even with rows and columns', async () => {
  const popup = (...rows: unknown[]) =>
    ({
      id: 'popup',
      type: 'site/popup',
      props: { title: { en: 'News', th: 'ข่าว' } },
      slots: { content: rows },
    }) as unknown as BlockInput
  const row = (...blocks: unknown[]) => ({ id: 'inner', cells: [{ id: 'inner-cell', blocks }] })
  const emptyProblems = async (blockSpec: BlockInput) =>
    (await checkDocument(pageOfBlocks([blockSpec]), { ...facts, fresh: blockEditor }, types, () => undefined)).filter(
      ({ kind }) => kind === 'empty',
    )
  expect(await emptyProblems(popup())).toMatchObject([
    { node: 'popup', level: 'warning', words: { en: expect.stringContaining('pop-up is empty') as string } },
  ])
  expect(await emptyProblems(popup(row()))).toHaveLength(1)
  expect(await emptyProblems(popup(row({ ...heading('within', 2), version: 1 })))).toEqual([])
})

describe('headings without drawing', () => {
  it('are reported when a level is skipped or the main heading occurs twice', async () => {
    expect(await found([heading('a', 1), heading('b', 2), heading('c', 4), heading('d', 1)])).toEqual([
      'headings c props.level',
      'headings d props.level',
    ])
    expect(await found([rich('text', inText(2), inText(4))])).toEqual(['headings text'])
  })

  it('are not judged when a block in between may render its own, or when they are not visible to everyone', async () => {
    expect(
      await found([
        heading('a', 2),
        { id: 'group', type: 'content/button-group', props: { items: [{ text: 'Go', link: { to: '/' } }] } },
        heading('b', 4),
      ]),
    ).toEqual([])
    expect(await found([heading('a', 1), { ...heading('b', 1), visible: { mobile: false } } as BlockInput])).toEqual([])
  })
})

it('counts the texts written in at least one language', async () => {
  const page = pageOfBlocks(
    [
      heading('a', 2),
      heading('b', 2, { en: 'Tea' }),
      heading('c', 2, { en: ' ' }),
      rich('d', { type: 'paragraph', content: [{ type: 'text', text: 'x' }] }),
      { id: 'e', type: 'content/image', props: { image: { asset: 'untold', alt: { th: 'แมว' } } } },
    ],
    { title: 'Shop' },
  )
  expect(await countDocumentTexts(page, types, () => undefined)).toBe(5)
})

it('yields to other work after each node', async () => {
  let turns = 0
  await checkDocument(pageOfBlocks([heading('a', 2), heading('b', 2)]), facts, types, () => void (turns += 1))
  // Includes a row and a column besides the two blocks.
  expect(turns).toBe(4)
})
