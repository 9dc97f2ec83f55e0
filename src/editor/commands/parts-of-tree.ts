import type { RichNode, RichTree } from '@schemas/layout/rich-text'
import type { Subtree } from '../document/subtree'

/** A text with more headings is kept as one text block: nobody edits that many blocks one by one. */
const maxHeadings = 60

/**
 * Splits a text into blocks: its top-level headings, and the text between them. Undefined when one of the blocks would
 * be invalid.
 */
export function partsOfTree(
  { content }: RichTree,
  textBlock: (tree: RichTree) => Subtree | undefined,
  headingBlock: (text: string, level: number) => Subtree | undefined,
): Subtree[] | undefined {
  const levels = content.flatMap((node) => (node.type === 'heading' ? [node.attrs.level] : []))
  const main = Math.min(...levels)
  const isSplit = levels.filter((level) => level === main).length <= maxHeadings
  const parts: (Subtree | undefined)[] = []
  let between: RichNode[] = []
  const close = () => {
    if (between.length > 0) parts.push(textBlock({ type: 'doc', content: between }))
    between = []
  }
  for (const node of content) {
    // A heading block has no links in its text.
    if (!isSplit || node.type !== 'heading' || node.attrs.level !== main || hasLink(node)) {
      between.push(node)
      continue
    }
    close()
    parts.push(headingBlock(textOf(node).trim(), main))
  }
  close()
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length && known.length > 0 ? known : undefined
}

const hasLink = (node: RichNode): boolean =>
  node.type === 'text'
    ? node.marks?.some(({ type }) => type === 'link') === true
    : 'content' in node && (node.content ?? []).some(hasLink)

const textOf = (node: RichNode): string =>
  node.type === 'text'
    ? node.text
    : node.type === 'hardBreak'
      ? ' '
      : 'content' in node
        ? (node.content ?? []).map(textOf).join('')
        : ''
