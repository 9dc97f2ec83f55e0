import { type RefObject, useLayoutEffect } from 'react'
import { whenIdle } from '@kit/when-idle'
import { laterModule } from '../ui/later-module'
import { isNumbered } from './counted-rules'
import type { RowFolds } from './row-folds'

/** Rows within this many window heights above or below are near: what is scrolled to next is already laid out. */
const nearHeights = 1.5
/** Rows within this many window heights stay drawn once they are, for scrolling back and forth. */
const heightsAround = 5
/** Longest wait (ms) of rows outside the window for an idle browser. */
const idleTimeoutMs = 300

/** Heading numbers, loaded with the first long page of a theme that numbers headings. */
const counting = laterModule(() => import('./counted-headings'))

/**
 * Marks the rows of a long page that are near the window, and their groups (`data-near`); the others are not laid out
 * (`frame-document`). Measured here instead of with `content-visibility: auto`, because the browser checks thousands of
 * such rows in every frame in which the builder moves anything. The visible part keeps its position although rows above
 * it change height when first laid out. Folded groups (`row-folds`) are drawn when they come near.
 */
export function useRowsInSight(page: RefObject<HTMLElement | null>, isLong: boolean, folds?: RowFolds): void {
  useLayoutEffect(() => {
    const element = page.current
    const view = element?.ownerDocument.defaultView as (Window & typeof globalThis) | null | undefined
    if (!isLong || !element || !view) return
    const [groups, rows] = [new Marks(), new Marks()]
    let endLater = () => {}
    let isOver = false
    const update = (isDrawing = false) => {
      endLater()
      const [height, beyond] = [view.innerHeight, view.innerHeight * nearHeights]
      const hold = holdSight(element, view)
      const areGroupsOther = groups.set(within(element, height, beyond))
      folds?.setNear(
        keysOf(groups.marked),
        keysOf(within(element, height, view.innerHeight * heightsAround)),
        !isDrawing,
      )
      const near = groups.marked.flatMap((group) => within(group, height, beyond))
      if (rows.set(near) || areGroupsOther) hold()
      const known = counting.known()
      if (known) known.countHeadings(element, near)
      else if (isNumbered(element))
        void counting
          .load()
          .then(() => isOver || updateLater())
          .catch(() => {})
    }
    // Rows that are added or removed, or a page that grows elsewhere, bring other rows near. Before paint if one of
    // those is visible; rows outside the window are laid out after the change has been drawn.
    const updateSoon = () => {
      const seen = within(element, view.innerHeight, 0)
      const isMarked = (each: Element) => each.hasAttribute('data-near')
      if (!seen.every(isMarked) || !seen.flatMap((group) => within(group, view.innerHeight, 0)).every(isMarked))
        return update()
      updateLater()
    }
    const updateLater = () => {
      endLater()
      endLater = whenIdle(() => update(), idleTimeoutMs)
    }
    const isOfRows = (target: Node) => target === element || target.parentNode === element
    const changes = new view.MutationObserver((all) => {
      for (const { target, addedNodes } of all) if (target === element) addedNodes.forEach(watch)
      if (all.some(({ target }) => isOfRows(target))) updateSoon()
      else updateLater()
    })
    // With numbered headings, a heading added or removed in any row changes the numbers after it.
    const subtree = isNumbered(element)
    const watch = (group: Node) => subtree || changes.observe(group, { childList: true })
    changes.observe(element, { childList: true, subtree })
    for (const group of element.children) watch(group)
    const endFolds = folds?.watch({
      willFold: (keys) => {
        for (const group of element.children)
          if (keys.includes(group.getAttribute('data-group') ?? '')) counting.known()?.keepCount(group)
      },
      hasTurned: () => {},
    })
    const size = new view.ResizeObserver(updateSoon)
    size.observe(element)
    size.observe(view.document.documentElement)
    const moved = () => update()
    view.addEventListener('scroll', moved, { passive: true })
    view.addEventListener('resize', moved)
    // Rows that are near now are drawn in the same pass.
    update(true)
    return () => {
      isOver = true
      endLater()
      endFolds?.()
      changes.disconnect()
      size.disconnect()
      view.removeEventListener('scroll', moved)
      view.removeEventListener('resize', moved)
      groups.set([])
      rows.set([])
      counting.known()?.forgetCounts(element)
    }
  }, [page, isLong, folds])
}

const keysOf = (groups: readonly Element[]): ReadonlySet<string> =>
  new Set(groups.flatMap((group) => group.getAttribute('data-group') ?? []))

/**
 * Remembers the scroll position; the returned function corrects it by as much as the page has moved since: relative to
 * the page's end if that was visible, else to the element at the window's upper edge.
 */
function holdSight(page: Element, view: Window): () => void {
  const { documentElement: root } = view.document
  if (view.scrollY <= 0) return () => {}
  const isEnd = root.scrollHeight - view.scrollY - view.innerHeight < 1
  const [row] = isEnd ? [] : rowsWithin(page, 0, 0)
  const placeNow = () => (isEnd ? root.scrollHeight : (row?.getBoundingClientRect().top ?? 0))
  const before = placeNow()
  return () => {
    const moved = placeNow() - before
    if (Math.abs(moved) >= 1) view.scrollBy({ top: moved, behavior: 'instant' })
  }
}

/** Elements marked as near. */
class Marks {
  marked: readonly Element[] = []

  /** Marks exactly these. True if any mark changed. */
  set(next: readonly Element[]): boolean {
    const wanted = new Set(next)
    let isOther = false
    for (const each of this.marked) {
      if (wanted.has(each)) continue
      each.removeAttribute('data-near')
      isOther = true
    }
    for (const each of next) {
      if (each.hasAttribute('data-near')) continue
      each.setAttribute('data-near', '')
      isOther = true
    }
    this.marked = next
    return isOther
  }
}

/** The page's rows between the window's edges plus `beyond` px on each side. */
export const rowsWithin = (page: Element, height: number, beyond: number): Element[] =>
  within(page, height, beyond).flatMap((group) => within(group, height, beyond))

/**
 * Children of an element between the window's edges plus `beyond` px. They are stacked vertically, so the first is
 * found by binary search and the cost depends on what is visible, not on the page's length.
 */
export function within({ children }: Element, height: number, beyond: number): Element[] {
  // A row hidden on this device has no box: use the next one that has.
  const bottomOf = (from: number): number => {
    for (let at = from; at < children.length; at++) {
      const box = boxOf(children[at] as Element)
      if (box) return box.bottom
    }
    return Number.POSITIVE_INFINITY
  }
  let [low, high] = [0, children.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (bottomOf(middle) < -beyond) low = middle + 1
    else high = middle
  }
  const found: Element[] = []
  for (let at = low; at < children.length; at++) {
    const row = children[at] as Element
    const box = boxOf(row)
    if (box && box.top > height + beyond) break
    if (box) found.push(row)
  }
  return found
}

const boxOf = (row: Element): DOMRect | undefined => {
  const box = row.getBoundingClientRect()
  return box.width > 0 || box.height > 0 ? box : undefined
}
