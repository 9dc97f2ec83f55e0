import type { FlatBlock } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import type { Edit } from '../edit'
import { checkUnlocked } from '../rules'
import { slotNames } from '../slot-names'

export type FieldPath = readonly (string | number)[]

/**
 * Sets one value of a node's own fields: `['props', 'text']`, `['style', 'mobile', 'padding', 'in', 'top']`,
 * `['name']`. `undefined` removes it together with objects that become empty. A locked node only accepts being
 * unlocked.
 */
export function setField(edit: Edit, id: string, path: FieldPath, value: unknown): void {
  const before = edit.node(id)
  writeField(edit, id, path, value)
  if (path[0] !== 'props' || before.kind !== 'block') return
  for (const slot of lostAreas(before, edit.nodeOf(id, 'block').fields.props)) {
    for (const row of edit.list({ block: id, slot })) edit.removeTree(row)
    edit.update(id, 'block', (draft) => void delete draft.slots?.[slot])
  }
}

/** The same, keeping the content of the block's areas. */
export function writeField(edit: Edit, id: string, path: FieldPath, value: unknown): void {
  if (path[0] !== 'locked') checkUnlocked(edit, [id])
  edit.update(id, edit.node(id).kind, (draft) => write(draft.fields, path, value))
}

/**
 * Areas of list items that disappear when the props become `then`: their content would be invisible, yet its errors
 * would block publishing. Areas that are only switched off or renamed do not count.
 */
export function lostAreas(
  { fields: { type, props }, slots }: FlatBlock,
  then: Record<string, unknown> | undefined,
): string[] {
  const filled = Object.keys(slots ?? {}).filter((slot) => slots?.[slot]?.length)
  if (filled.length === 0) return []
  const [had, has] = [slotNames(type, props), slotNames(type, then)]
  if (!had || !has || itemsIn(then) >= itemsIn(props)) return []
  return filled.filter((slot) => had.includes(slot) && !has.includes(slot))
}

/** Total number of items in the lists of some props. */
const itemsIn = (props: Record<string, unknown> = {}): number =>
  Object.values(props).reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 0), 0)

/** Sets one value of the page's own fields: `['title', 'en']`. */
export function setPageField(edit: Edit, path: FieldPath, value: unknown): void {
  edit.updateFields((draft) => write(draft, path, value))
}

/** Sets one value of a mutable object; used by the two functions above. */
export function write(target: object, [key, ...rest]: FieldPath, value: unknown): void {
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
