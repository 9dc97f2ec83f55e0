import { blockDefinition, blockEditor } from '@registry/block-kits'
import type { Locale } from '@schemas/layout/locale'
import { inOneLanguage } from '../inspector/fields/localised'
import type { Subtree } from './subtree'

/** A fresh block of a type, as its editor says that one starts, with words in the language that is written alone: the other is still to be written. Throws for a type that this build does not know. */
export function newBlock(type: string, locale: Locale): Subtree {
  const [definition, editor] = [blockDefinition(type), blockEditor(type)]
  if (!definition || !editor) throw new Error(`There is no block type "${type}".`)
  return { kind: 'block', node: { id: 'new', type, version: definition.version, props: inOneLanguage(structuredClone(editor.start), locale) as Record<string, unknown> } }
}
