import { childrenOf, type FlatNode, type FlatPage } from '@schemas/layout/flat/flat'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { linkedSection } from '@schemas/layout/sections'
import { blockEditor } from '@registry/block-kits'
import { knownSections } from './known-sections'

export const rowWord = { en: 'Row', th: 'แถว' }
export const cellWord = { en: 'Column', th: 'คอลัมน์' }

/** A node's name: given by a person, else its type. */
export function nodeName(node: FlatNode | undefined): LocalisedText {
  if (!node) return ''
  if (node.fields.name) return node.fields.name
  if (node.kind === 'row') return rowWord
  if (node.kind === 'cell') return cellWord
  return sectionName(linkedSection(node.fields)) ?? blockEditor(node.fields.type)?.label ?? node.fields.type
}

/** Linked sections on a page are distinguished by their titles. */
function sectionName(id: string | undefined): LocalisedText | undefined {
  const title = id === undefined ? undefined : knownSections().find((section) => section.id === id)?.title
  return title ? { en: `Section “${pickText(title, 'en')}”`, th: `ส่วนที่บันทึกไว้ “${pickText(title, 'th')}”` } : undefined
}

/** Maximum blocks of a part that are named. */
const maxNamed = 3

/** A row or column is named by its own name, else by its first blocks; a block as usual. */
export function partName(nodes: FlatPage['nodes'], node: FlatNode | undefined): LocalisedText {
  if (!node || node.kind === 'block' || node.fields.name) return nodeName(node)
  const blocksIn = (each: FlatNode): FlatNode[] =>
    childrenOf(each)
      .flatMap((id) => nodes.get(id) ?? [])
      .flatMap((child) => (child.kind === 'block' ? [child] : blocksIn(child)))
  const blocks = blocksIn(node)
  if (blocks.length === 0) return nodeName(node)
  const named = (locale: 'th' | 'en') =>
    [...new Set(blocks.map((block) => pickText(nodeName(block), locale)))].slice(0, maxNamed).join(', ')
  return { th: named('th'), en: named('en') }
}
