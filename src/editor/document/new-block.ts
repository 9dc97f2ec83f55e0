import { blockDefinition, blockEditor } from '@registry/block-kits'
import type { Subtree } from './subtree'

/** A new block with the start props of its type's editor. Throws for a type unknown to this build. */
export function newBlock(type: string): Extract<Subtree, { kind: 'block' }> {
  const [definition, editor] = [blockDefinition(type), blockEditor(type)]
  if (!definition || !editor) throw new Error(`There is no block type "${type}".`)
  return { kind: 'block', node: { id: 'new', type, version: definition.version, props: structuredClone(editor.start) } }
}
