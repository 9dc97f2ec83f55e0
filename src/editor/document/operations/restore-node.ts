import { childrenOf, type FlatNode, type FlatPage, type Parent } from '@schemas/layout/flat/flat'
import { roles } from '@schemas/layout/role'
import { childrenAt } from '../children-at'
import type { FieldDifference, NodeDifference } from '../compare-pages'
import { type Edit, isSameParent, Refusal } from '../edit'
import { longestIncreasing } from '../longest-increasing'
import { newId } from '../new-node'
import { ancestors, checkTarget, checkUnlocked, parentId } from '../rules'
import { placeIn } from '../target'
import { removeRowWithoutColumns } from './move-nodes'
import { areasThatGo, restoreFields } from './restore-fields'

const another = {
  en: 'Another part with the same internal name is already there.',
  th: 'ตอนนี้มีส่วนอื่นใช้ชื่อภายในเดียวกันอยู่แล้ว',
}
const isBack = { en: 'This part is already on the page.', th: 'ส่วนนี้อยู่ในหน้าแล้ว' }

/** What the person should know about the restored part. */
export type RestoreResult = {
  /** None of its former neighbours exists: the position is approximate. */
  isNear?: true
  /** Its parent was gone and was restored around it. */
  isHeld?: true
  /** Former content of it is elsewhere by now and stays there. */
  hasLeft?: true
  /** Older parts that had been moved into it went back to their places. */
  hasSentHome?: true
  /** Its anchor is used by another part now. */
  lostAnchor?: true
}

/**
 * Reverts one difference between an older state of the page (`old`) and the current one: a removed part returns to its
 * place, an added one is removed, a changed or moved one is as before. Nothing of the older state gets lost or
 * duplicated: a part that is elsewhere by now has its own difference. `fields` limits the reverted values.
 */
export function restoreNode(
  edit: Edit,
  old: FlatPage,
  { id, kind, isMoved, fields: all }: NodeDifference,
  fields?: readonly FieldDifference[],
): RestoreResult {
  const restorer = new Restorer(edit, old)
  if (kind === 'removed') restorer.plant(id)
  else if (kind === 'added') restorer.takeOut(id)
  else {
    if (all.length > 0) restorer.restore(id, fields)
    if (isMoved && !fields) restorer.place(id)
  }
  restorer.leaveEmptyViews()
  return restorer.result
}

class Restorer {
  result: RestoreResult = {}
  #edit: Edit
  #old: FlatPage
  /** The views before the operation. */
  #views: FlatPage['views']

  constructor(edit: Edit, old: FlatPage) {
    this.#edit = edit
    this.#old = old
    this.#views = edit.views
  }

  /** Restores a removed node with the content that is not elsewhere by now. */
  plant(id: string): void {
    if (this.#edit.get(id)) throw new Refusal(isBack)
    this.#copy(id)
    this.#hang(id)
  }

  /** Removes a node that the older state lacks; older parts in it first go back to their places. */
  takeOut(id: string): void {
    checkUnlocked(this.#edit, [id])
    this.#sendHome(id)
    // An added container may have been removed together with its last content.
    if (!this.#edit.get(id)) return
    const { parent } = this.#edit.detach(id)
    this.#edit.removeTree(id)
    if ('row' in parent) removeRowWithoutColumns(this.#edit, parent.row)
  }

  restore(id: string, fields: readonly FieldDifference[] | undefined): void {
    const [is, was] = [this.#edit.node(id), this.#was(id)]
    if (is.kind !== was.kind) throw new Refusal(another)
    // Areas that disappear take with them what was added to them since.
    if (is.kind === 'block') for (const slot of areasThatGo(is, was, fields)) this.#leaveArea({ block: id, slot })
    restoreFields(this.#edit, id, was, fields)
  }

  #leaveArea(area: { block: string; slot: string }): void {
    for (const row of this.#edit.list(area)) {
      if (!this.#isOld(row)) this.takeOut(row)
      else if (!isSameParent(area, this.#was(row).parent)) {
        this.result.hasSentHome = true
        this.place(row)
      }
    }
    if (this.#edit.list(area).length === 0)
      this.#edit.update(area.block, 'block', (draft) => void delete draft.slots?.[area.slot])
  }

  /** Moves a node of the page back to its former place. */
  place(id: string): void {
    checkUnlocked(this.#edit, [id])
    const { parent: left } = this.#edit.node(id)
    this.#makeRoom(id)
    this.#edit.detach(id)
    this.#attach(id)
    if ('cell' in left) this.#clearLeft(left.cell)
  }

  /** A role without its own view does not keep one that this operation emptied. */
  leaveEmptyViews(): void {
    const remaining = roles.filter(
      (role) =>
        this.#edit.views[role] &&
        (this.#old.views[role] || this.#edit.views[role].length > 0 || this.#views[role]?.length === 0),
    )
    const { views } = this.#edit
    if (remaining.length > 0 && remaining.length < Object.keys(views).length)
      this.#edit.setViews(Object.fromEntries(remaining.map((role) => [role, views[role]])))
  }

  #was(id: string): FlatNode {
    const node = this.#old.nodes.get(id)
    if (!node) throw new Refusal(another)
    return node
  }

  #isOld = (id: string): boolean => this.#old.nodes.get(id)?.kind === this.#edit.node(id).kind

  /**
   * Recreates the older subtree from `id` down, still detached; `below` is the parent of a descendant, which is skipped
   * when it is elsewhere by now.
   */
  #copy(id: string, below?: Parent): string[] {
    const was = this.#was(id)
    const taken = this.#edit.get(id)
    if (taken?.kind === was.kind) {
      this.result.hasLeft = true
      return []
    }
    const own = taken ? newId() : id
    const children = <P extends Parent>(ids: readonly string[], parent: P) =>
      ids.flatMap((child) => this.#copy(child, parent))
    const bare = this.#bare(was, own, below)
    if (bare.kind === 'row' && was.kind === 'row') this.#edit.add({ ...bare, cells: children(was.cells, { row: own }) })
    else if (bare.kind === 'cell' && was.kind === 'cell')
      this.#edit.add({ ...bare, blocks: children(was.blocks, { cell: own }) })
    else if (bare.kind === 'block' && was.kind === 'block')
      this.#edit.add({
        ...bare,
        ...(was.slots
          ? {
              slots: Object.fromEntries(
                Object.entries(was.slots).map(([slot, rows]) => [slot, children(rows, { block: own, slot })]),
              ),
            }
          : {}),
      })
    return [own]
  }

  /** The older node without content. Its parent is set when it is placed. */
  #bare({ kind, fields: { anchor, ...rest } }: FlatNode, id: string, below?: Parent): FlatNode {
    const isTaken = anchor !== undefined && this.#edit.anchors().has(anchor)
    if (isTaken) this.result.lostAnchor = true
    const fields = { ...rest, id, ...(anchor === undefined || isTaken ? {} : { anchor }) }
    if (kind === 'row') return { kind, fields, parent: below ?? { view: 'guest' }, cells: [] } as FlatNode
    if (kind === 'cell') return { kind, fields, parent: below ?? { row: '' }, blocks: [] } as FlatNode
    return { kind, fields, parent: below ?? { cell: '' } } as FlatNode
  }

  #hang(id: string): void {
    this.#makeRoom(id)
    this.#attach(id)
  }

  #attach(id: string): void {
    const { parent } = this.#was(id)
    const index = this.#indexAt(parent, id)
    checkTarget(this.#edit, [id], placeIn(parent, index))
    this.#edit.attach([id], parent, index)
  }

  /** Makes sure that its former parent exists and is not inside the part itself. */
  #makeRoom(id: string): void {
    const { parent } = this.#was(id)
    const holder = parentId(parent)
    if ('view' in parent && !this.#edit.views[parent.view])
      this.#edit.setViews({ ...this.#edit.views, [parent.view]: [] })
    if (holder === undefined) return
    const standing = this.#edit.get(holder)
    if (standing && standing.kind !== this.#was(holder).kind) throw new Refusal(another)
    if (!standing) {
      this.#edit.add(this.#bare(this.#was(holder), holder))
      this.result.isHeld = true
      this.#hang(holder)
    }
    // Two parts moved into each other: the inner one goes back first.
    for (let above = this.#above(holder); above.includes(id); above = this.#above(holder)) {
      const strayed = above.find((each) => !isSameParent(this.#edit.node(each).parent, this.#was(each).parent))
      if (strayed === undefined || strayed === id) throw new Refusal(another)
      this.place(strayed)
    }
  }

  #above = (id: string): string[] => [id, ...ancestors(this.#edit, id)]

  /** Position between neighbours that were not moved: a moved neighbour says nothing about the former place. */
  #indexAt(parent: Parent, id: string): number {
    const before = childrenAt(this.#old, parent)
    const now = this.#edit.list(parent)
    const places = new Map(before.map((each, index) => [each, index]))
    const at = places.get(id) ?? 0
    const inOrder = longestIncreasing(now.flatMap((each) => places.get(each) ?? []))
    const [behind, ahead] = [inOrder.findLast((each) => each < at), inOrder.find((each) => each > at)]
    if (behind !== undefined) return now.indexOf(before[behind] ?? '') + 1
    if (ahead !== undefined) return now.indexOf(before[ahead] ?? '')
    if (before.length > 1) this.result.isNear = true
    return Math.min(at, now.length)
  }

  /** Moves older parts out of what is about to be removed. */
  #sendHome(id: string): void {
    for (let old = this.#firstOld(id); old !== undefined; old = this.#edit.get(id) && this.#firstOld(id)) {
      this.result.hasSentHome = true
      this.place(old)
    }
  }

  #firstOld(id: string): string | undefined {
    for (const child of childrenOf(this.#edit.node(id))) {
      const found = this.#isOld(child) ? child : this.#firstOld(child)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** A row created for the restored part, and otherwise empty, is removed too. */
  #clearLeft(cell: string): void {
    const left = this.#edit.get(cell)
    const row = left?.kind === 'cell' ? this.#edit.nodeOf(left.parent.row, 'row') : undefined
    if (!row || row.fields.name || this.#old.nodes.has(row.fields.id)) return
    if (!row.cells.every((each) => !this.#old.nodes.has(each) && this.#edit.nodeOf(each, 'cell').blocks.length === 0))
      return
    this.#edit.detach(row.fields.id)
    this.#edit.removeTree(row.fields.id)
  }
}
