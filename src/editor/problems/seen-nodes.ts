import { nodeElement } from '../canvas/hit'
import type { RowFolds } from '../canvas/row-folds'
import { checkContrast } from '../document/problems/contrast'
import { checkSilentLinks } from '../document/problems/empty-link'
import type { Heading } from '../document/problems/heading-order'
import { checkPictures } from '../document/problems/oversized-picture'
import type { PageProblem } from '../document/problems/problem'
import { FoldedGroups } from './folded-groups'
import { headingsOf, measureNode, readHeading } from './measure-node'

/** Rows outside the viewport laid out at a time. */
const rowsAtOnce = 10

/**
 * Problems of what the canvas shows, node by node, measured again where something changed. Nothing is stored for a node
 * without problems, like most of thousands.
 */
export class SeenNodes {
  readonly problems = new Map<string, readonly PageProblem[]>()
  /** Nodes with text whose contrast only a person can judge. */
  readonly unchecked = new Set<string>()
  headings: readonly Heading[] = []
  #document: Document
  #watcher: MutationObserver
  /** By id, so that none is searched among thousands. */
  #waiting = new Map<string, Element>()
  #changed: () => void
  /** Headings as read when their node was measured. */
  #known = new WeakMap<Element, Heading>()
  #areHeadingsOld = true
  #folds: RowFolds | undefined
  #folded: FoldedGroups
  /** Folded rows are rendered to be measured. */
  #isUnfolding = false
  #endFolds: (() => void) | undefined

  constructor(document: Document, changed: () => void, folds?: RowFolds) {
    this.#document = document
    this.#changed = changed
    this.#folds = folds
    this.#folded = new FoldedGroups(folds)
    document.defaultView?.performance.setResourceTimingBufferSize(2000)
    const view = document.defaultView as Window & typeof globalThis
    this.#watcher = new view.MutationObserver((records) => {
      for (const record of records) this.#note(record)
      this.#changed()
    })
    this.#watcher.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class', 'src', 'hidden', 'open', 'aria-label'],
    })
    // Neither event bubbles: a picture that has loaded, and a font that changes what counts as large text.
    document.addEventListener('load', this.#loaded, true)
    this.#endFolds = folds?.watch({ willFold: this.#willFold, hasTurned: this.#hasTurned })
    this.reset()
  }

  get isDone(): boolean {
    return this.#waiting.size === 0 && this.#folded.next() === undefined
  }

  /** Measures everything again: another width, scheme, role or language. */
  reset(): void {
    this.problems.clear()
    this.unchecked.clear()
    this.#folded.forgetAll()
    this.#areHeadingsOld = true
    // Visible rows first: the browser has laid them out already.
    for (const row of this.#document.querySelectorAll('#canvas-page > * > [data-near]')) this.#noteBelow(row)
    this.#noteBelow(this.#document.body)
    this.#changed()
  }

  /** Measures waiting nodes for as long as there is time; folded rows are rendered for it, group by group. */
  measure(isTime: () => boolean): void {
    do this.#lookAtWaiting(isTime)
    while (this.#waiting.size === 0 && isTime() && this.#unfoldNext())
  }

  #unfoldNext(): boolean {
    if (this.#isUnfolding) this.#folds?.fold()
    const next = this.#folded.next()
    // Rows rendered only to be measured have not changed.
    this.#isUnfolding = next !== undefined
    if (next !== undefined) this.#folds?.unfold(next)
    return next !== undefined
  }

  #lookAtWaiting(isTime: () => boolean): void {
    const laidOut = new Set<Element>()
    // One shared iterator: a new one each time would step over the entries of all deleted ids.
    for (const [id, element] of this.#waiting) {
      this.#waiting.delete(id)
      // A removed element may have been rendered again.
      const shown = element.isConnected ? (element as HTMLElement) : nodeElement(this.#document, id)
      if (shown) {
        forceLayout(shown, laidOut)
        this.#lookAt(id, shown)
      } else if (!this.#isFolded(id)) this.forget(id)
      if (!isTime()) return
    }
  }

  forget(id: string): void {
    this.problems.delete(id)
    this.unchecked.delete(id)
  }

  /** A node of the document changed. One that is folded has to be rendered to be measured. */
  noteChanged(id: string): void {
    if (this.#isFolded(id)) this.#areHeadingsOld = true
  }

  /** Whether a node is in a folded group; it has no current results then. */
  #isFolded(id: string): boolean {
    const key = this.#folds?.foldOf(id)
    if (key !== undefined) this.#folded.forget(key)
    return key !== undefined
  }

  /** Lists the headings in reading order, once all nodes have been measured. */
  readHeadings(): void {
    if (!this.#areHeadingsOld) return
    this.#areHeadingsOld = false
    const page = this.#document.getElementById('canvas-page')
    this.headings = page ? Array.from(page.children).flatMap((group) => this.#headingsIn(group)) : []
  }

  #headingsIn(group: Element): readonly Heading[] {
    const key = group.getAttribute('data-group')
    // A group rendered again unchanged has not been measured again.
    if (key !== null && (this.#folded.isRead(key) || !this.#folds?.isDrawn(key))) return this.#folded.headings(key)
    return Array.from(headingsOf(group)).flatMap((heading) => this.#known.get(heading) ?? [])
  }

  hasPlace(name: string): boolean {
    return this.#document.getElementById(name) !== null || this.#folded.hasPlace(name)
  }

  end(): void {
    this.#watcher.disconnect()
    this.#endFolds?.()
    this.#document.removeEventListener('load', this.#loaded, true)
  }

  #lookAt(id: string, element: HTMLElement): void {
    const { texts, unchecked, pictures, silentLinks } = measureNode(element)
    const found = [
      ...checkContrast(new Map([[id, texts]])),
      ...checkPictures(new Map([[id, pictures]])),
      ...checkSilentLinks(new Map([[id, silentLinks]])),
    ]
    if (found.length > 0) this.problems.set(id, found)
    else this.problems.delete(id)
    if (unchecked > 0) this.unchecked.add(id)
    else this.unchecked.delete(id)
    for (const each of headingsOf(element)) {
      if (each.closest('[data-node]') !== element) continue
      const [before, now] = [this.#known.get(each), readHeading(each)]
      if (before?.node === now?.node && before?.hasWords === now?.hasWords) continue
      if (now) this.#known.set(each, now)
      else this.#known.delete(each)
      this.#areHeadingsOld = true
    }
  }

  #loaded = ({ target }: Event): void => {
    const holder = (target as Element | null)?.closest?.('[data-node]')
    if (!holder) return
    this.#add(holder)
    this.#changed()
  }

  /** Retains the results of rows about to be folded, if their measurement was complete. */
  #willFold = (keys: readonly string[]): void => {
    for (const record of this.#watcher.takeRecords()) this.#note(record)
    for (const key of keys) {
      const group = this.#groupOf(key)
      // A group that is no longer on the page must not block the queue.
      if (!group) this.#folded.keep(key, [], [])
      if (!group || this.#folded.isRead(key)) continue
      const waiting = [...this.#waiting].filter(([, element]) => group.contains(element))
      for (const [id] of waiting) this.#waiting.delete(id)
      if (waiting.length > 0) continue
      const headings = Array.from(headingsOf(group)).flatMap(
        (heading) => this.#known.get(heading) ?? readHeading(heading) ?? [],
      )
      this.#folded.keep(
        key,
        headings,
        Array.from(group.querySelectorAll('[id]'), ({ id }) => id),
      )
      this.#areHeadingsOld = true
    }
  }

  /** Rows that are only folded and unfolded have not changed. */
  #hasTurned = (drawn: readonly string[], folded: readonly string[]): void => {
    const turned = [...drawn, ...folded].map((key) => this.#groupOf(key))
    for (const record of this.#watcher.takeRecords())
      if (!turned.some((group) => group?.contains(record.target))) this.#note(record)
    for (const key of drawn) {
      const group = this.#folded.isRead(key) ? null : this.#groupOf(key)
      if (group) this.#noteBelow(group)
    }
    if (!this.#isUnfolding && this.#waiting.size > 0) this.#changed()
  }

  #groupOf(key: string): Element | null {
    return this.#document.querySelector(`#canvas-page > [data-group="${CSS.escape(key)}"]`)
  }

  #note({ type, target, addedNodes, removedNodes }: MutationRecord): void {
    const element = target.nodeType === 1 ? (target as Element) : target.parentElement
    const holder = element?.closest('[data-node]')
    if (holder) this.#add(holder)
    // A changed background is behind everything in the element.
    if (type === 'attributes' && element) this.#noteBelow(element)
    for (const each of [...removedNodes, ...addedNodes]) {
      if (each.nodeType !== 1) continue
      this.#noteBelow(each as Element)
      // A moved node keeps its text, but not its position among the headings.
      this.#areHeadingsOld = true
    }
  }

  #noteBelow(element: Element): void {
    if (element.hasAttribute('data-node')) this.#add(element)
    for (const each of element.querySelectorAll('[data-node]')) this.#add(each)
  }

  #add(element: Element): void {
    const id = element.getAttribute('data-node')
    if (!id || (!element.isConnected && this.#waiting.has(id))) return
    this.#waiting.set(id, element)
    const group = element.closest('#canvas-page > [data-group]')?.getAttribute('data-group')
    if (group !== null && group !== undefined) this.#folded.forget(group)
  }
}

/**
 * Has the browser lay out the element's row together with those after it, where they are far from the viewport
 * (`canvas/rows-in-sight`), or the whole group where that is far: each layout pass goes over the entire page, for one
 * row as for many. A range is measured as a whole and makes none of them visible.
 */
function forceLayout(element: Element, done: Set<Element>): void {
  const row = element.closest('#canvas-page[data-long] > * > :not([data-near])')
  const group = row?.parentElement
  const units = !row || !group ? [] : group.hasAttribute('data-near') ? farRowsFrom(row) : [group]
  const [first, last] = [units[0], units.at(-1)]
  if (!first || !last || done.has(first)) return
  for (const each of units) done.add(each)
  const range = first.ownerDocument.createRange()
  range.setStartBefore(first)
  range.setEndAfter(last)
  range.getBoundingClientRect()
}

/** A row and those after it, up to the first that is near. */
function farRowsFrom(row: Element): Element[] {
  const rows = [row]
  for (
    let next = row.nextElementSibling;
    next && rows.length < rowsAtOnce && !next.hasAttribute('data-near');
    next = next.nextElementSibling
  )
    rows.push(next)
  return rows
}
