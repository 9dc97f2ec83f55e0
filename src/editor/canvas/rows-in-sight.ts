import { type RefObject, useLayoutEffect } from 'react'
import { laterModule } from '../ui/later-module'
import { whenIdle } from '../ui/when-idle'
import { isNumbered } from './counted-rules'
import type { RowFolds } from './row-folds'

/** So many heights of the window above and below it rows are near: what is scrolled to next stands laid out. */
const nearHeights = 1.5
/** So many are around it: rows that are drawn there stay, for whoever scrolls to and fro. */
const heightsAround = 5
/** Rows beside the window wait so long at most (ms) for the browser to have nothing else to do. */
const idleTimeoutMs = 300

/** What counts headings comes with the first long page of a theme that numbers them. */
const counting = laterModule(() => import('./counted-headings'))

/**
 * Marks the rows of a long page that are near the window, and their groups (`data-near`); the others are not laid out
 * (`frame-document`). Told by where they stand and not by the browser: `content-visibility: auto` of thousands of rows is
 * looked through by it with every frame in which anything of the builder moves. What is in the window stays where it is: rows
 * above it that are laid out for the first time are higher or lower than they were thought to be. Groups that are folded
 * (`row-folds`) are drawn when they come near.
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
    // Rows that come or go, or a page that grows elsewhere, bring others near. Before paint where one of them is seen; those beside the window are laid out when the change has been drawn.
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
    // A heading that comes or goes in a row has others count on.
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
    // What comes near now is drawn with what is being drawn.
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

/** Remembers what is in the window; the function returned scrolls as far as it has moved since: the page's end where that was in sight, else what stands at the window's upper edge. */
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

/** Elements that are marked as near. */
class Marks {
  marked: readonly Element[] = []

  /** Marks these and no others. True where any was not, or is no more. */
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

/** The page's rows that stand between the window's edges and so many px beyond. */
export const rowsWithin = (page: Element, height: number, beyond: number): Element[] =>
  within(page, height, beyond).flatMap((group) => within(group, height, beyond))

/** What of an element stands between the window's edges and so many px beyond. All of it stands one below the other: the first is found by halving, so that a long page costs what is seen of it. */
export function within({ children }: Element, height: number, beyond: number): Element[] {
  // One that this device does not show has no place of its own: that of the next that has.
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
