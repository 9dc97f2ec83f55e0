import type { FlatNode } from '@schemas/layout/flat/flat'
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
