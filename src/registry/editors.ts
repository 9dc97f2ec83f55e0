import type { BlockEditor } from '@kit/block-editor'
import { typeOfFile } from './views'

const files = import.meta.glob<{ editor: BlockEditor }>('/blocks/*/*/editor.tsx', { eager: true })

const byType = new Map(Object.entries(files).map(([file, module]) => [typeOfFile(file), module.editor]))

/** How the builder names a block type and what a fresh one starts with; undefined for a type that this build does not know. */
export function blockEditor(type: string): BlockEditor | undefined {
  return byType.get(type)
}

/** Every block type with its editor, by name. */
export const blockEditors: readonly { type: string; editor: BlockEditor }[] = [...byType].map(([type, editor]) => ({ type, editor })).sort((one, other) => one.type.localeCompare(other.type))
