import { blockDefinition, blockEditor } from '@registry/block-kits'
import type { Subtree } from './subtree'

/** A fresh block of a type, as its editor says that one starts. Throws for a type that this build does not know. */
export function newBlock(type: string): Extract<Subtree, { kind: 'block' }> {
  const [definition, editor] = [blockDefinition(type), blockEditor(type)]
  if (!definition || !editor) throw new Error(`There is no block type "${type}".`)
  return { kind: 'block', node: { id: 'new', type, version: definition.version, props: structuredClone(editor.start) } }
}
