import { produce } from 'immer'
import { childrenOf, type FlatNode, type FlatPage, type NodeKind, type Parent } from '@schemas/layout/flat/flat'
import { limits, nodeLimitText } from '@schemas/layout/limits'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Changes } from './changes'

/** Why an operation was refused, as a message for the person. Nothing was changed. */
export class Refusal extends Error {
  constructor(readonly words: { th: string; en: string }) {
    super(words.en)
  }
}

const gone = { en: 'This part is no longer on the page.', th: 'ไม่มีส่วนนี้ในหน้าแล้ว' }
const tooMany = {
  en: `A page can have up to ${nodeLimitText} rows, columns and blocks.`,
  th: `หนึ่งหน้ามีแถว คอลัมน์ และบล็อกรวมกันได้ไม่เกิน ${nodeLimitText} ชิ้น`,
}

/** A transaction over a page: reads see its writes, and the page itself is not modified. */
export class Edit {
  #page: FlatPage
  #nodes = new Map<string, FlatNode | undefined>()
  #fields: FlatPage['fields']
  #views: FlatPage['views']
  #size: number

  constructor(page: FlatPage) {
    this.#page = page
    this.#fields = page.fields
    this.#views = page.views
    this.#size = page.nodes.size
  }

  get fields(): FlatPage['fields'] {
    return this.#fields
  }

  get views(): FlatPage['views'] {
    return this.#views
  }

  get(id: string): FlatNode | undefined {
    return this.#nodes.has(id) ? this.#nodes.get(id) : this.#page.nodes.get(id)
  }

  /** Anchors: the names of the page's parts in links. */
  anchors(): Set<string> {
    const found = new Set<string>()
    for (const id of new Set([...this.#page.nodes.keys(), ...this.#nodes.keys()])) {
      const anchor = this.get(id)?.fields.anchor
      if (anchor !== undefined) found.add(anchor)
    }
    return found
  }

  /** The current node. Throws a Refusal when it is gone: another editor may have removed it. */
  node(id: string): FlatNode {
    const found = this.get(id)
    if (!found) throw new Refusal(gone)
    return found
  }

  /** The node, checked to be of that kind. */
  nodeOf<K extends NodeKind>(id: string, kind: K): FlatNode & { kind: K } {
    const found = this.node(id)
    if (found.kind !== kind) throw new Refusal(gone)
    return found as FlatNode & { kind: K }
  }

  /** Changes one node through a draft; unchanged values keep their identity. */
  update<K extends NodeKind>(id: string, kind: K, recipe: (draft: FlatNode & { kind: K }) => void): void {
    const before = this.nodeOf(id, kind)
    this.#nodes.set(
      id,
      produce<FlatNode>(before, (draft) => recipe(draft as FlatNode & { kind: K })),
    )
  }

  /** Adds a new node; the caller adds it to its parent's children (`attach`). */
  add(node: FlatNode): void {
    const { id } = node.fields
    if (this.get(id)) throw new Error(`The id ${id} is taken.`)
    if (++this.#size > limits.nodes) throw new Refusal(tooMany)
    this.#nodes.set(id, node)
  }

  /** Removes the node and its descendants; the caller removes it from its parent's children (`detach`). */
  removeTree(id: string): void {
    for (const child of childrenOf(this.node(id))) this.removeTree(child)
    this.#nodes.set(id, undefined)
    this.#size -= 1
  }

  updateFields(recipe: (draft: FlatPage['fields']) => void): void {
    this.#fields = produce(this.#fields, (draft) => recipe(draft as FlatPage['fields']))
  }

  setViews(views: FlatPage['views']): void {
    this.#views = views
  }

  /** The ids of the children of `parent`, in order. */
  list(parent: Parent): readonly string[] {
    if ('view' in parent) return this.#views[parent.view] ?? []
    if ('row' in parent) return this.nodeOf(parent.row, 'row').cells
    if ('cell' in parent) return this.nodeOf(parent.cell, 'cell').blocks
    return this.nodeOf(parent.block, 'block').slots?.[parent.slot] ?? []
  }

  /** Replaces the children of `parent`. */
  setList(parent: Parent, ids: string[]): void {
    if ('view' in parent) this.#views = { ...this.#views, [parent.view]: ids }
    else if ('row' in parent) this.update(parent.row, 'row', (draft) => void (draft.cells = ids))
    else if ('cell' in parent) this.update(parent.cell, 'cell', (draft) => void (draft.blocks = ids))
    else
      this.update(parent.block, 'block', (draft) => {
        draft.slots = { ...draft.slots, [parent.slot]: ids }
      })
  }

  /** Removes the node from its parent's children and returns its former position. */
  detach(id: string): { parent: Parent; index: number } {
    const { parent } = this.node(id)
    const list = this.list(parent)
    const index = list.indexOf(id)
    this.setList(
      parent,
      list.filter((each) => each !== id),
    )
    return { parent, index }
  }

  /** Inserts nodes into `parent` at `index` (clamped to the end) and sets their parent. */
  attach(ids: readonly string[], parent: Parent, index: number): void {
    const list = [...this.list(parent)]
    list.splice(Math.min(index, list.length), 0, ...ids)
    this.setList(parent, list)
    for (const id of ids) {
      const node = this.node(id)
      if (!isSameParent(node.parent, parent)) this.#nodes.set(id, { ...node, parent } as FlatNode)
    }
  }

  /** The effect so far; empty when everything is as before. */
  changes(label: LocalisedText): Changes {
    const nodes: Changes['nodes'] = new Map()
    for (const [id, after] of this.#nodes) {
      const before = this.#page.nodes.get(id)
      if (before !== after) nodes.set(id, { ...(before ? { before } : {}), ...(after ? { after } : {}) })
    }
    return {
      label,
      nodes,
      ...(this.#fields === this.#page.fields ? {} : { fields: { before: this.#page.fields, after: this.#fields } }),
      ...(this.#views === this.#page.views ? {} : { views: { before: this.#page.views, after: this.#views } }),
    }
  }
}

/**
 * Runs `recipe` as one transaction. Throws the operation's Refusal when it cannot be done; the page is never modified.
 */
export function change(page: FlatPage, label: LocalisedText, recipe: (edit: Edit) => void): Changes {
  const edit = new Edit(page)
  recipe(edit)
  return edit.changes(label)
}

export function isSameParent(one: Parent, other: Parent): boolean {
  if ('view' in one) return 'view' in other && one.view === other.view
  if ('row' in one) return 'row' in other && one.row === other.row
  if ('cell' in one) return 'cell' in other && one.cell === other.cell
  return 'block' in other && one.block === other.block && one.slot === other.slot
}
