import { removeNodes } from '../operations/remove-nodes'
import { type FieldPath, setField } from '../operations/set-field'
import type { Fix } from './problem'

const messages = {
  value: { en: 'Remove it', th: 'ลบออก' },
  entry: { en: 'Remove this entry', th: 'ลบรายการนี้' },
  block: { en: 'Remove the block', th: 'ลบบล็อกนี้' },
}

/**
 * Removes a value that a block can be without; else the list entry that it is in, if others are left, or the block.
 * Cells of a table only go with their row.
 */
export function removePart(id: string, path: FieldPath, isOptional: boolean): Fix {
  if (isOptional && path.length > 1 && typeof path.at(-1) !== 'number')
    return { label: messages.value, run: (edit) => setField(edit, id, path, undefined) }
  const inList = path.findIndex((part) => typeof part === 'number')
  if (inList < 0) return { label: messages.block, run: (edit) => removeNodes(edit, [id]) }
  return {
    label: messages.entry,
    run: (edit) => {
      const node = edit.nodeOf(id, 'block')
      const list = path
        .slice(1, inList)
        .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], node.fields.props)
      if (Array.isArray(list) && list.length > 1) setField(edit, id, path.slice(0, inList + 1), undefined)
      else removeNodes(edit, [id])
    },
  }
}
