import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileRows } from '@schemas/layout/compile'
import { readPage } from '@schemas/layout/read'
import type { RenderBlock, RenderRow } from '@schemas/layout/render'
import type { Role } from '@schemas/layout/role'
import { fillContents } from '@schemas/layout/contents/fill-contents'
import type { ListedHeading } from '@schemas/layout/contents/heading-part'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'

type JsonObject = Record<string, unknown>
const contents = (deepest = 6): JsonObject => ({
  id: 'toc',
  type: 'content/table-of-contents',
  version: 1,
  props: { deepest },
})
const heading = (id: string, text: unknown, more: JsonObject = {}, level = 2): JsonObject => ({
  id,
  type: 'content/heading',
  version: 1,
  props: { text, level },
  ...more,
})
const textNodes = (text: string) => [{ type: 'text', text }]
const richHeading = (text: string, id?: string, level = 3): JsonObject => ({
  type: 'heading',
  attrs: { level, ...(id ? { id } : {}) },
  content: textNodes(text),
})
const rich = (id: string, ...content: JsonObject[]): JsonObject => ({
  id,
  type: 'content/rich-text',
  version: 1,
  props: { text: { type: 'doc', content } },
})
const row = (id: string, blocks: JsonObject[], more: JsonObject = {}): JsonObject => ({
  id,
  ...more,
  cells: [{ id: `${id}-c`, blocks }],
})

function compiled(rows: JsonObject[], role: Role = 'guest', locale: 'th' | 'en' = 'en') {
  const read = readPage({ format: 1, path: '/', title: 'x', views: { guest: { rows } } })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { tree } = compileRows(read.value.views.guest?.rows ?? [], {
    types: { definition: blockDefinition, migrations: blockMigrations },
    asset: () => undefined,
    role,
    now: 0,
    locale,
    explain: false,
    params: {},
    query: {},
    path: '/',
  })
  fillContents(tree, blockDefinition)
  return tree
}
const blocksOf = (rows: readonly RenderRow[]): RenderBlock[] =>
  rows.flatMap(({ cells }) =>
    cells.flatMap(({ blocks }) =>
      blocks.flatMap((block) => [block, ...blocksOf(Object.values(block.slots ?? {}).flat())]),
    ),
  )
const listed = (rows: readonly RenderRow[], id = 'toc') => {
  const outcome = blocksOf(rows).find((block) => block.id === id)?.data?.headings
  return outcome?.ok ? (outcome.value as ListedHeading[]) : undefined
}
const linesOf = (rows: readonly RenderRow[]) => listed(rows)?.map(({ level, text, id }) => `${level} ${text} #${id}`)

/** Every id that links can target. */
function idsOf(rows: readonly RenderRow[]): string[] {
  const inText = (value: unknown): string[] => {
    if (value === null || typeof value !== 'object') return []
    const own =
      'type' in value && value.type === 'heading' && 'attrs' in value ? [(value.attrs as { id?: string }).id ?? ''] : []
    return [...own, ...Object.values(value).flatMap(inText)]
  }
  return rows
    .flatMap((each) => [
      each.anchor ?? '',
      ...each.cells.flatMap((cell) => [
        cell.anchor ?? '',
        ...cell.blocks.flatMap((block) => [
          block.anchor ?? '',
          ...inText(block.props),
          ...idsOf(Object.values(block.slots ?? {}).flat()),
        ]),
      ]),
    ])
    .filter(Boolean)
}

describe('table of contents', () => {
  it('lists headings of blocks, texts and areas, in reading order', () => {
    const tabs = {
      id: 'tabs',
      type: 'content/tabs',
      version: 1,
      props: {
        title: 'How',
        items: [
          { key: 'one', label: 'One', text: { type: 'doc', content: [richHeading('In a tab')] } },
          { key: 'two', label: 'Two' },
        ],
      },
      slots: {
        two: [row('in-two', [heading('deep', 'In the second')])],
        one: [row('in-one', [heading('deep-1', 'In the first')])],
      },
    }
    const { rows } = compiled([
      row('r', [contents(), heading('page', 'The page', {}, 1), heading('h1', 'Start')]),
      row('s', [
        rich('t', richHeading('A part', undefined, 4), { type: 'callout', content: [richHeading('In a box')] }),
        tabs,
      ]),
    ])
    expect(linesOf(rows)).toEqual([
      '2 Start #start',
      '4 A part #a-part',
      '3 In a box #in-a-box',
      '2 How #how',
      '3 In a tab #in-a-tab',
      '2 In the first #in-the-first',
      '2 In the second #in-the-second',
    ])
  })

  it('ends at its block’s level', () => {
    const { rows } = compiled([row('r', [contents(2), heading('a', 'One'), heading('b', 'Below', {}, 3)])])
    expect(linesOf(rows)).toEqual(['2 One #one'])
  })

  it('makes ids from the text in the page’s language, and keeps Thai complete', () => {
    const rows = [row('r', [contents(), heading('a', { en: 'Fees & payment', th: 'ค่าเรียน และการชำระเงิน' })])]
    expect(linesOf(compiled(rows, 'guest', 'th').rows)).toEqual(['2 ค่าเรียน และการชำระเงิน #ค่าเรียน-และการชำระเงิน'])
    expect(linesOf(compiled(rows).rows)).toEqual(['2 Fees & payment #fees-payment'])
  })

  it('keeps chosen anchors, and numbers generated ones', () => {
    const { rows } = compiled([
      row('r', [
        contents(),
        heading('a', 'Prices'),
        heading('b', 'Prices', { anchor: 'prices' }),
        rich('t', richHeading('Prices'), richHeading('Else', 'prices-2')),
        heading('d', 'Main'),
        heading('e', '!?'),
      ]),
    ])
    expect(linesOf(rows)).toEqual([
      '2 Prices #prices-3',
      '2 Prices #prices',
      '3 Prices #prices-4',
      '3 Else #prices-2',
      '2 Main #main-2',
      '2 !? #section',
    ])
  })

  it('links to a heading whose anchor an earlier part already has', () => {
    const { rows } = compiled([
      row('r', [contents()], { anchor: 'here' }),
      row('s', [heading('a', 'Here', { anchor: 'here' })]),
    ])
    expect(linesOf(rows)).toEqual(['2 Here #here-2'])
    expect(idsOf(rows)).toEqual(['here', 'here-2'])
  })

  it('uses no id that a block derives itself', () => {
    const { rows } = compiled([
      row('r', [contents(), heading('faq', 'FAQ title'), heading('b', 'FAQ'), heading('c', 'TOC')]),
    ])
    expect(linesOf(rows)).toEqual(['2 FAQ title #part-faq-title', '2 FAQ #faq', '2 TOC #toc-2'])
  })

  it('omits what its reader does not get', () => {
    const hidden = [
      heading('staff', 'For staff', { shown: { roles: ['manager', 'admin'] } }),
      heading('thai', 'In Thai', { shown: { locales: ['th'] } }),
      heading('later', 'Next', { shown: { from: '2030-01-01T00:00:00Z' } }),
      {
        id: 'popup',
        type: 'site/popup',
        version: 1,
        props: { title: 'Opens', opener: 'Open' },
        slots: { content: [row('p', [heading('p1', 'In a popup')])] },
      },
    ]
    const rows = [row('r', [contents(), heading('a', 'Open to all'), ...hidden])]
    expect(linesOf(compiled(rows).rows)).toEqual(['2 Open to all #open-to-all'])
    expect(linesOf(compiled(rows, 'manager').rows)).toEqual(['2 Open to all #open-to-all', '2 For staff #for-staff'])
  })

  it('hides a line on every device on which its heading is hidden, directly or by an ancestor', () => {
    const { rows, css } = compiled([
      row('r', [contents(), heading('a', 'Here'), heading('b', 'Not on phones', { visible: { mobile: false } })], {
        visible: { tablet: false },
      }),
    ])
    expect(listed(rows)?.map(({ c }) => c)).toEqual(['hide-tablet', 'hide-tablet hide-mobile'])
    expect(css).toContain('.hide-mobile{display:none')
  })

  it('lists a post’s headings by their existing ids', () => {
    const read = readPage({
      format: 1,
      path: '/',
      title: 'x',
      views: {
        guest: {
          rows: [
            row('r', [
              contents(),
              heading('a', 'Part one'),
              { id: 'post', type: 'content/post-body', version: 1, props: { slug: 'a' } },
            ]),
          ],
        },
      },
    })
    if (!read.ok) throw new Error('The fixture is not a page.')
    const { tree } = compileRows(read.value.views.guest?.rows ?? [], {
      types: { definition: blockDefinition, migrations: blockMigrations },
      asset: () => undefined,
      role: 'guest',
      now: 0,
      locale: 'en',
      explain: false,
      params: {},
      query: {},
      path: '/',
    })
    const post = blocksOf(tree.rows).find(({ id }) => id === 'post') as RenderBlock
    post.data = { post: { ok: true, value: { post: { contents: [{ id: 'part-one', text: 'Part one', level: 2 }] } } } }
    fillContents(tree, blockDefinition)
    expect(linesOf(tree.rows)).toEqual(['2 Part one #part-one-2', '2 Part one #part-one'])
  })

  it('changes nothing of a page without such a block', () => {
    const { rows } = compiled([row('r', [heading('a', 'One'), rich('t', richHeading('Two'))])])
    expect(JSON.stringify(rows)).not.toMatch(/"anchor"|"id":"two"/)
  })

  it('links every line to a unique target, whatever the page holds', () => {
    const text = fc.constantFrom(
      'One',
      'one!',
      'Main',
      'ก่อน',
      'ก่อน ๆ',
      '',
      ' ',
      '?',
      'b1 title',
      'two-2',
      'Two',
      'x'.repeat(90),
    )
    const anchor = fc.option(fc.constantFrom('one', 'two', 'two-2', 'main', 'ก่อน', 'section'), { nil: undefined })
    const block = fc.oneof(
      fc.record({ text, anchor, level: fc.integer({ min: 1, max: 6 }) }).map(
        ({ text: title, anchor: own, level }) =>
          (id: string) =>
            heading(id, title, own ? { anchor: own } : {}, level),
      ),
      fc
        .array(fc.record({ text, anchor }), { maxLength: 3 })
        .map(
          (all) => (id: string) =>
            rich(id, ...all.map(({ text: title, anchor: own }) => ({ ...richHeading(title || 'x', own) }))),
        ),
    )
    fc.assert(
      fc.property(
        fc.array(fc.record({ blocks: fc.array(block, { maxLength: 4 }), anchor }), { maxLength: 4 }),
        (rows) => {
          const { rows: tree } = compiled([
            row('top', [contents()]),
            ...rows.map(({ blocks, anchor: own }, at) =>
              row(
                `r${at}`,
                blocks.map((make, index) => make(`b${at}-${index}`)),
                own ? { anchor: own } : {},
              ),
            ),
          ])
          const ids = idsOf(tree)
          for (const { id } of listed(tree) ?? []) expect(ids.filter((each) => each === id)).toEqual([id])
        },
      ),
    )
  })
})
