import type { FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import type { FieldDifference } from '../compare-pages'
import { type Edit, Refusal } from '../edit'
import { setField, setPageField } from './set-field'

const anchorTaken = { en: 'Another part of the page has this anchor by now. Give that one another first.', th: 'ตอนนี้ส่วนอื่นในหน้าใช้จุดเชื่อมโยงนี้อยู่ กรุณาเปลี่ยนของส่วนนั้นก่อน' }

/** Gives a node the values that it had, or those of `fields` alone. What it holds stays, but for what stands in areas that go. */
export function restoreFields(edit: Edit, id: string, { fields: was }: FlatNode, fields?: readonly FieldDifference[]): void {
  const is = edit.node(id).fields
  const paths = fields?.map(({ path }) => path) ?? wholeOf(is, was)
  if (paths.some(([key]) => key === 'anchor') && was.anchor !== undefined && was.anchor !== is.anchor && edit.anchors().has(was.anchor)) throw new Refusal(anchorTaken)
  for (const path of paths) setField(edit, id, path, valueAt(was, path))
}

/** The names of all values that differ; a lock is opened first and closed last, and props are read by their type. */
function wholeOf(is: object, was: FlatNode['fields']): string[][] {
  const names = [...new Set([...Object.keys(is), ...Object.keys(was)])].filter((name) => name !== 'id' && valueAt(is, [name]) !== valueAt(was, [name]))
  const rank = (name: string) => (name === 'locked' ? (was.locked ? 2 : -1) : Number(name === 'props'))
  return names.sort((one, other) => rank(one) - rank(other)).map((name) => [name])
}

/** Gives the page settings that it had. Its address is not one of them: it changes for visitors and links at once. */
export function restorePageFields(edit: Edit, { fields: was }: Pick<FlatPage, 'fields'>, fields: readonly FieldDifference[]): void {
  for (const { path } of fields) if (isRestorable({ path })) setPageField(edit, path, valueAt(was, path))
}

/** Whether a setting of the page can be had back by itself. */
export const isRestorable = ({ path }: Pick<FieldDifference, 'path'>): boolean => path[0] !== 'path' && path[0] !== 'format'

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value)
}
