import { isRecord } from '@schemas/layout/json'
import type { Edit } from '../edit'
import { checkUnlocked } from '../rules'

export type FieldPath = readonly (string | number)[]

/**
 * Writes one value of a node's own fields: `['props', 'text']`, `['style', 'mobile', 'padding', 'in', 'top']`, `['name']`.
 * `undefined` takes it away, and the objects around it that hold nothing any more. A locked node takes nothing but being unlocked.
 */
export function setField(edit: Edit, id: string, path: FieldPath, value: unknown): void {
  if (path[0] !== 'locked') checkUnlocked(edit, [id])
  edit.update(id, edit.node(id).kind, (draft) => write(draft.fields, path, value))
}

/** Writes one value of the page's own fields: `['title', 'en']`. */
export function setPageField(edit: Edit, path: FieldPath, value: unknown): void {
  edit.updateFields((draft) => write(draft, path, value))
}

function write(target: object, [key, ...rest]: FieldPath, value: unknown): void {
  if (key === undefined || key === '__proto__') return
  const record = target as Record<string | number, unknown>
  if (rest.length === 0) {
    if (value === undefined && Array.isArray(target)) target.splice(Number(key), 1)
    else if (value === undefined) delete record[key]
    else record[key] = value
    return
  }
  const inner = record[key]
  if (inner === null || typeof inner !== 'object') {
    if (value === undefined) return
    record[key] = typeof rest[0] === 'number' ? [] : {}
  }
  write(record[key] as object, rest, value)
  // An empty object says nothing; an empty list may.
  if (value === undefined && isRecord(record[key]) && Object.keys(record[key]).length === 0) delete record[key]
}
