import { childrenOf, type FlatNode, type Parent } from '@schemas/layout/flat/flat'
import { limits } from '@schemas/layout/limits'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { type Edit, Refusal } from './edit'
import type { Target } from './target'

const intoItself = { en: 'A part can’t be moved into itself.', th: 'ย้ายส่วนเข้าไปในตัวเองไม่ได้' }
const tooDeep = {
  en: `Areas can be nested up to ${limits.depth} levels deep.`,
  th: `ซ้อนพื้นที่กันได้ลึกไม่เกิน ${limits.depth} ชั้น`,
}
const isLocked = { en: 'This part is locked. An admin can unlock it.', th: 'ส่วนนี้ล็อกไว้ ผู้ดูแลระบบปลดล็อกได้' }
const full = { en: `A row can have up to ${limits.columns} columns.`, th: `หนึ่งแถวมีได้ไม่เกิน ${limits.columns} คอลัมน์` }

/** The ids of a node's ancestors, nearest first. */
export function ancestors(edit: Pick<Edit, 'node'>, id: string): string[] {
  const found: string[] = []
  for (let parent = parentId(edit.node(id).parent); parent !== undefined; parent = parentId(edit.node(parent).parent))
    found.push(parent)
  return found
}

/** The node id in `parent`; undefined for a view. */
export function parentId(parent: Parent): string | undefined {
  if ('view' in parent) return undefined
  return 'row' in parent ? parent.row : 'cell' in parent ? parent.cell : parent.block
}

/** The node that `target` inserts into; undefined for a view. */
export function targetNode(target: Target): string | undefined {
  return 'cell' in target ? target.cell : 'row' in target ? target.row : parentId(target.rows)
}

/** Refuses a target inside the parts themselves, in a locked part, too deep, or in a full row. */
export function checkTarget(edit: Edit, ids: readonly string[], target: Target): void {
  const into = targetNode(target)
  const above = into === undefined ? [] : [into, ...ancestors(edit, into)]
  if (ids.some((id) => above.includes(id))) throw new Refusal(intoItself)
  if (above.some((id) => edit.node(id).fields.locked)) throw new Refusal(isLocked)
  const height = Math.max(0, ...ids.map((id) => rowLevels(edit, edit.node(id))))
  const level = above.filter((id) => edit.node(id).kind === 'row').length
  // Between rows, anything but a row gets a new row around it.
  const own = 'rows' in target && ids.some((id) => edit.node(id).kind !== 'row') ? 1 : 0
  if (level + own + height > limits.depth) throw new Refusal(tooDeep)
  if ('row' in target) {
    const arriving = ids.filter((id) => !isChildOf(edit, id, target.row)).length
    if (edit.nodeOf(target.row, 'row').cells.length + arriving > limits.columns) throw new Refusal(full)
  }
}

const isChildOf = (edit: Edit, id: string, row: string) => parentId(edit.node(id).parent) === row

/** Refuses to change parts that are locked, themselves or by an ancestor. */
export function checkUnlocked(edit: Edit, ids: readonly string[]): void {
  if (ids.some((id) => lockOf(edit, id))) throw new Refusal(isLocked)
}

/** The same as a message; undefined when it can be changed. */
export function lockOf(edit: Edit, id: string): LocalisedText | undefined {
  return [id, ...ancestors(edit, id)].some((each) => edit.node(each).fields.locked) ? isLocked : undefined
}

/** Depth in rows from this node down, itself included. */
function rowLevels(edit: Edit, node: FlatNode): number {
  const below = Math.max(0, ...childrenOf(node).map((id) => rowLevels(edit, edit.node(id))))
  return below + (node.kind === 'row' ? 1 : 0)
}

/**
 * Removes ids whose ancestor is in the list, because an operation on a part includes its descendants. In document
 * order.
 */
export function topmost(edit: Edit, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  const tops = [...chosen].filter((id) => edit.get(id) && !ancestors(edit, id).some((above) => chosen.has(above)))
  const place = new Map(tops.map((id) => [id, position(edit, id)]))
  return tops.sort((one, other) => comparePositions(place.get(one) ?? [], place.get(other) ?? []))
}

/** Indices from the view down to the node. */
function position(edit: Edit, id: string): number[] {
  const { parent } = edit.node(id)
  const above = parentId(parent)
  const index = edit.list(parent).indexOf(id)
  if (above === undefined) return [Object.keys(edit.views).indexOf('view' in parent ? parent.view : ''), index]
  const slot =
    'slot' in parent ? [Object.keys(edit.nodeOf(parent.block, 'block').slots ?? {}).indexOf(parent.slot)] : []
  return [...position(edit, above), ...slot, index]
}

function comparePositions(one: number[], other: number[]): number {
  for (let at = 0; at < Math.min(one.length, other.length); at++)
    if (one[at] !== other[at]) return (one[at] ?? 0) - (other[at] ?? 0)
  return one.length - other.length
}
