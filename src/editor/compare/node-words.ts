import { childrenOf, type FlatNode, type FlatPage } from '@schemas/layout/flat/flat'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/text'
import { blockDefinition } from '@registry/block-kits'
import { describeSchema } from '../inspector/schema-fields'
import { summarise } from '../inspector/fields/item-summary'
import { useUploads } from '../media/known-uploads'

/** The first words of a block, to tell one from another; '' of rows and columns. */
export function nodeWords(node: FlatNode, locale: Locale): string {
  if (node.kind !== 'block') return ''
  const definition = blockDefinition(node.fields.type)
  if (!definition) return ''
  const { words } = summarise(describeSchema(definition.props), node.fields.props ?? {}, locale, useUploads.getState())
  return pickText(words, locale)
}

/** The first words of a part, whatever in it says them: a page has many rows, and many blocks that only hold others. */
export function firstWords(nodes: FlatPage['nodes'], node: FlatNode, locale: Locale): string {
  const own = nodeWords(node, locale)
  if (own) return own
  for (const id of childrenOf(node)) {
    const child = nodes.get(id)
    const found = child && firstWords(nodes, child, locale)
    if (found) return found
  }
  return ''
}
