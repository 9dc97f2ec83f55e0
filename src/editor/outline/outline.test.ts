import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { change } from '../document/edit'
import { moveNodes } from '../document/operations/move-nodes'
import { applied } from '../document/changes'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { childrenAt } from '../document/children-at'
import { dropOnLine, lineHeight } from './drop-in-outline'
import { lineOf, linesOf, textIn } from './lines'

registerAllBlockKits()

const heading = (id: string) => ({ id, type: 'content/heading', version: 1, props: { text: `${id} words` } })
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: {
      rows: [
        { id: 'one', cells: [{ id: 'one-cell', blocks: [heading('a'), heading('b')] }] },
        {
          id: 'two',
          cells: [
            { id: 'left', blocks: [heading('c')] },
            { id: 'right', blocks: [] },
          ],
        },
        {
          id: 'three',
          cells: [
            {
              id: 'three-cell',
              blocks: [
                {
                  id: 'tabs',
                  type: 'content/tabs',
                  version: 1,
                  props: {
                    items: [
                      { key: 'am', label: 'Morning' },
                      { key: 'pm', label: 'Evening' },
                    ],
                  },
                  slots: { am: [{ id: 'inner', cells: [{ id: 'inner-cell', blocks: [heading('d')] }] }] },
                },
              ],
            },
          ],
        },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')
const page = flatten(read.value)
const lines = linesOf(page, page.views.guest ?? [], new Set(), 'en')
const at = (id: string) => lines.findIndex((line) => line.id === id)

describe('outline', () => {
  it('has a line for each area, including empty ones', () => {
    expect(lines.map(({ id, level }) => `${'  '.repeat(level)}${id}`)).toEqual([
      'one',
      '  a',
      '  b',
      'two',
      '  left',
      '    c',
      '  right',
      'three',
      '  tabs',
      '    tabs:am',
      '      inner',
      '        d',
      '    tabs:pm',
    ])
  })

  it("represents a single column by its row's line", () => {
    expect(['one-cell', 'left', 'one', 'a'].map((id) => lineOf(page, id))).toEqual(['one', 'left', 'one', 'a'])
  })

  it('distinguishes texts by their first words in the current language', () => {
    const tree = (...paragraphs: string[]) => ({
      type: 'doc',
      content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    })
    const textOf = (text: unknown, locale: 'en' | 'th' = 'en') => {
      const { nodes } = pageOfBlocks([{ id: 'x', type: 'content/rich-text', props: { text } }])
      return textIn({ ...page, nodes }, nodes.get('x') as FlatNode, locale)
    }
    expect(textOf(tree('Opening', 'hours'))).toBe('Opening hours')
    expect([
      textOf({ en: tree('Open now'), th: tree('เปิดแล้ว') }),
      textOf({ en: tree('Open now'), th: tree('เปิดแล้ว') }, 'th'),
      textOf({ en: tree('Open now') }, 'th'),
    ]).toEqual(['Open now', 'เปิดแล้ว', 'Open now'])
    expect(textOf(tree('x'.repeat(500))).length).toBe(60)
  })

  it('shows the same excerpt in whatever order the database returns the props', () => {
    const named = (props: Record<string, unknown>) => {
      const { nodes } = pageOfBlocks([{ id: 'x', type: 'content/call-to-action', props }])
      return textIn({ ...page, nodes }, nodes.get('x') as FlatNode, 'en')
    }
    expect([
      named({ title: 'Top card', text: 'More below.' }),
      named({ text: 'More below.', title: 'Top card' }),
    ]).toEqual(['Top card', 'Top card'])
  })

  it("accepts a drop on an empty area's line", () => {
    expect(dropOnLine(page, lines, at('tabs:pm'), 0.5, 'block')).toMatchObject({
      target: { rows: { block: 'tabs', slot: 'pm' }, index: 0 },
      list: 'outline',
    })
    expect(dropOnLine(page, lines, at('tabs:am'), 0.5, 'row')?.target).toEqual({
      rows: { block: 'tabs', slot: 'am' },
      index: 0,
    })
  })

  it('shows the drop line where the part will be', () => {
    for (const [index, { id }] of lines.entries()) {
      for (const share of [0.1, 0.5, 0.9]) {
        const drop = dropOnLine(page, lines, index, share, 'block')
        if (!drop || id === 'a') continue
        const after = applied(
          page,
          change(page, '', (edit) => moveNodes(edit, ['a'], drop.target)),
        )
        const place = linesOf(after, after.views.guest ?? [], new Set(), 'en').findIndex((line) => line.id === 'a')
        // The index ignores the part itself, and includes what was created around it.
        const before = drop.line.top / lineHeight - (drop.line.top / lineHeight > at('a') ? 1 : 0)
        expect([id, share, place - before]).toEqual([id, share, 'cell' in drop.target ? 0 : 1])
      }
    }
  })

  it('drops rows next to rows, whichever of their lines is hovered', () => {
    expect(dropOnLine(page, lines, at('c'), 0.9, 'row')).toMatchObject({
      target: { rows: { view: 'guest' }, index: 2 },
      line: { top: at('three') * lineHeight },
    })
    expect(dropOnLine(page, lines, at('d'), 0.1, 'row')).toMatchObject({
      target: { rows: { block: 'tabs', slot: 'am' }, index: 0 },
      line: { top: at('inner') * lineHeight },
    })
    expect(childrenAt(page, { view: 'guest' })).toHaveLength(3)
  })
})
