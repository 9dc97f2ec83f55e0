import { produce } from 'immer'
import type { FlatBlock, FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import { isLocale } from '@schemas/layout/locale'
import { type Role, roles } from '@schemas/layout/role'
import { blockDefinition } from '@registry/block-kits'
import type { FieldDifference } from '../compare-pages'
import { type Edit, Refusal } from '../edit'
import { type FieldPath, lostAreas, setPageField, write, writeField } from './set-field'
import { addView, removeView } from './set-view'

const anchorTaken = {
  en: 'Another part of this page now uses this anchor. Change that one first.',
  th: 'ตอนนี้ส่วนอื่นในหน้าใช้จุดเชื่อมโยงนี้อยู่ กรุณาเปลี่ยนของส่วนนั้นก่อน',
}
const notAlone = {
  en: 'This setting does not work with the current values of the others. You can restore the whole part instead.',
  th: 'ค่านี้ใช้ร่วมกับค่าอื่นในตอนนี้ไม่ได้ แต่คืนค่าเดิมทั้งส่วนได้',
}

/** Restores the older values of a node, or only those of `fields`. Its children stay. */
export function restoreFields(
  edit: Edit,
  id: string,
  { fields: was }: FlatNode,
  fields?: readonly FieldDifference[],
): void {
  const node = edit.node(id)
  const paths = pathsBack(node.fields, was, fields)
  if (
    paths.some(([key]) => key === 'anchor') &&
    was.anchor !== undefined &&
    was.anchor !== node.fields.anchor &&
    edit.anchors().has(was.anchor)
  )
    throw new Refusal(anchorTaken)
  for (const path of paths) writeField(edit, id, path, valueAt(was, path))
  if (fields && isValid(node) && !isValid(edit.node(id))) throw new Refusal(notAlone)
}

/** The areas of a block that disappear when these values are restored. */
export function areasThatGo(is: FlatBlock, { fields: was }: FlatNode, fields?: readonly FieldDifference[]): string[] {
  const then = produce(is.fields, (draft) => {
    for (const path of pathsBack(is.fields, was, fields)) write(draft, path, valueAt(was, path))
  })
  return lostAreas({ ...is, fields: { ...is.fields, type: then.type } }, then.props)
}

const pathsBack = (is: object, was: FlatNode['fields'], fields: readonly FieldDifference[] | undefined): FieldPath[] =>
  fields?.map(({ path }) => wholeOf(path, nodeDepths)) ?? differing(is, was)

/**
 * The names of all differing values; a lock is opened first and closed last, and props are compared by their type's
 * schema.
 */
function differing(is: object, was: FlatNode['fields']): FieldPath[] {
  const names = [...new Set([...Object.keys(is), ...Object.keys(was)])].filter(
    (name) => name !== 'id' && valueAt(is, [name]) !== valueAt(was, [name]),
  )
  const rank = (name: string) => (name === 'locked' ? (was.locked ? 2 : -1) : Number(name === 'props'))
  return names.sort((one, other) => rank(one) - rank(other)).map((name) => [name])
}

/** Restores page settings. Not the address, which changes for visitors and links at once. */
export function restorePageFields(
  edit: Edit,
  { fields: was, views }: Pick<FlatPage, 'fields' | 'views'>,
  fields: readonly FieldDifference[],
): void {
  for (const { path } of fields.filter(isRestorable)) {
    const whole = wholeOf(path, {})
    if (path[0] === 'views')
      restoreEmptyView(
        edit,
        views,
        roles.find((role) => role === path[1]),
      )
    else setPageField(edit, whole, valueAt(was, whole))
  }
}

/** Content added to the view since is not removed with it. */
function restoreEmptyView(edit: Edit, was: FlatPage['views'], role: Role | undefined): void {
  if (role === undefined) return
  if (was[role]) addView(edit, role)
  else if (edit.views[role]?.length === 0) removeView(edit, role)
}

/** Whether a page setting can be restored individually. */
export const isRestorable = ({ path }: Pick<FieldDifference, 'path'>): boolean =>
  path[0] !== 'path' && path[0] !== 'format'

/** Path depth down to which a value can be restored without its siblings. */
const nodeDepths: Readonly<Record<string, number>> = { props: 2, at: 3, style: 3, shown: 2, visible: 2, columns: 2 }

/**
 * The smallest restorable value around a difference: half a link or half a time range is invalid, but each language of
 * a text can be restored separately.
 */
function wholeOf(path: FieldPath, depths: Readonly<Record<string, number>>): FieldPath {
  const last = path.at(-1)
  return typeof last === 'string' && isLocale(last) ? path : path.slice(0, depths[String(path[0])] ?? 1)
}

function isValid(node: FlatNode): boolean {
  return (
    node.kind !== 'block' ||
    blockDefinition(node.fields.type)?.props.safeParse(node.fields.props ?? {}).success !== false
  )
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value)
}
