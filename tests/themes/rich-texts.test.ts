import { describe, expect, it } from 'vitest'
import { isRecord } from '@schemas/layout/json'
import type { RichTree } from '@schemas/layout/rich-text'
import { fromEditor, inEditor } from '@kit/writing/writing-editor'

const files = Object.entries(import.meta.glob('/themes/**/*.json', { eager: true, import: 'default' }))

/** Every tree in a value. */
function treesIn(value: unknown): RichTree[] {
  if (Array.isArray(value)) return value.flatMap(treesIn)
  if (!isRecord(value)) return []
  return value.type === 'doc' && Array.isArray(value.content)
    ? [value as RichTree]
    : Object.values(value).flatMap(treesIn)
}

/** As the editor would save it after a key press. */
const written = (tree: RichTree): RichTree | undefined => fromEditor(inEditor(tree))

/**
 * Without insignificant parts: empty text nodes, empty attributes and content, an ordered list's default start of 1.
 */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !(isRecord(each) && each.text === '')).map(plain)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .flatMap(([key, entry]) =>
        key === 'attrs' &&
        isRecord(entry) &&
        (Object.keys(entry).length === 0 || (value.type === 'orderedList' && entry.start === 1))
          ? []
          : [[key, plain(entry)]],
      )
      .filter(([key, entry]) => !(key === 'content' && Array.isArray(entry) && entry.length === 0)),
  )
}

describe('rich-text editor', () => {
  it('returns every text of the themes unchanged, including tables, pictures and heading anchors', () => {
    const kinds = new Set<string>()
    for (const [file, content] of files) {
      for (const tree of treesIn(content)) {
        for (const { type } of tree.content) kinds.add(type)
        expect(plain(written(tree)), file).toEqual(plain(tree))
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['table', 'heading', 'orderedList']))
  })

  it('keeps nodes that a tree may have and no theme has', () => {
    const tree: RichTree = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2, id: 'ราคา' }, content: [{ type: 'text', text: 'Prices' }] },
        { type: 'image', attrs: { asset: 'item-1', alt: 'A cat', caption: 'Asleep' } },
        {
          type: 'callout',
          attrs: { tone: 'tip' },
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hint', marks: [{ type: 'highlight' }] }] }],
        },
        { type: 'codeBlock', attrs: { language: 'sql' }, content: [{ type: 'text', text: 'SELECT 1' }] },
      ],
    }
    expect(written(tree)).toEqual(tree)
    // Text directly in a cell is wrapped in a paragraph from then on.
    const cells = (content: RichTree['content']): RichTree => ({
      type: 'doc',
      content: [
        {
          type: 'table',
          content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content }, { type: 'tableCell' }] }],
        },
      ],
    })
    const [table] = written(cells([{ type: 'text', text: 'A' }]))?.content ?? []
    expect(table).toEqual({
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A' }] }] },
            { type: 'tableCell', content: [{ type: 'paragraph' }] },
          ],
        },
      ],
    })
  })
})
