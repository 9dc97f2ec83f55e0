import { childrenOf, type FlatNode, type FlatPage } from '@schemas/layout/flat/flat'
import { type LocalisedText, pickText } from '@schemas/layout/text'
import { linkedSection } from '@schemas/layout/sections'
import { blockEditor } from '@registry/block-kits'
import { knownSections } from '../sections/known-sections'

export const rowWord = { en: 'Row', th: 'แถว' }
export const cellWord = { en: 'Column', th: 'คอลัมน์' }

/** What a node is called: the name that a person gave it, else what it is. */
export function nodeName(node: FlatNode | undefined): LocalisedText {
  if (!node) return ''
  if (node.fields.name) return node.fields.name
  if (node.kind === 'row') return rowWord
  if (node.kind === 'cell') return cellWord
  return sectionName(linkedSection(node.fields)) ?? blockEditor(node.fields.type)?.label ?? node.fields.type
}

/** Several linked sections of a page are told apart by what each is called. */
function sectionName(id: string | undefined): LocalisedText | undefined {
  const title = id === undefined ? undefined : knownSections().find((section) => section.id === id)?.title
  return title ? { en: `Section “${pickText(title, 'en')}”`, th: `ส่วนที่บันทึกไว้ “${pickText(title, 'th')}”` } : undefined
}

/** So many of the blocks in a part are named. */
const maxNamed = 3

/** A row or column by the name that it was given, else by the first blocks that stand in it; a block as ever. */
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
