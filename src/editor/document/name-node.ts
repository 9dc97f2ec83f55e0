import type { FlatNode } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/text'
import { blockEditor } from '@registry/block-kits'

export const rowWord = { en: 'Row', th: 'แถว' }
export const cellWord = { en: 'Column', th: 'คอลัมน์' }

/** What a node is called: the name that a person gave it, else what it is. */
export function nodeName(node: FlatNode | undefined): LocalisedText {
  if (!node) return ''
  if (node.fields.name) return node.fields.name
  if (node.kind === 'row') return rowWord
  if (node.kind === 'cell') return cellWord
  return blockEditor(node.fields.type)?.label ?? node.fields.type
}
