import { type RefObject, useLayoutEffect } from 'react'
import { whenIdle } from '../ui/when-idle'
import { countHeadings, forgetCounts, isNumbered } from './counted-headings'

/** So many heights of the window above and below it rows are near: what is scrolled to next stands laid out. */
const heightsBeside = 1.5
/** Rows beside the window wait so long at most (ms) for the browser to have nothing else to do. */
const patienceMs = 300

/**
 * Marks the rows of a long page that are near the window (`data-near`); the others are not laid out (`frame-document`). Told
 * by where rows stand and not by the browser: `content-visibility: auto` of thousands of rows is looked through by it with
 * every frame in which anything of the builder moves.
 */
export function useRowsInSight(page: RefObject<HTMLElement | null>, isLong: boolean): void {
  useLayoutEffect(() => {
    const element = page.current
    const view = element?.ownerDocument.defaultView as (Window & typeof globalThis) | null | undefined
    if (!isLong || !element || !view) return
    let near: Element[] = []
    let endLater = () => {}
    const look = () => {
      endLater()
      const next = rowsWithin(element, view.innerHeight, view.innerHeight * heightsBeside)
      const kept = new Set(next)
      for (const row of near) if (!kept.has(row)) row.removeAttribute('data-near')
      for (const row of next) if (!row.hasAttribute('data-near')) row.setAttribute('data-near', '')
      near = next
      countHeadings(element, near)
    }
    // Rows that come or go, or a page that grows elsewhere, bring others near. Before paint where one of them is seen; those beside the window are laid out when the change has been drawn.
    const lookSoon = () => {
      if (!rowsWithin(element, view.innerHeight, 0).every((row) => row.hasAttribute('data-near'))) return look()
      lookLater()
    }
    const lookLater = () => {
      endLater()
      endLater = whenIdle(look, patienceMs)
    }
    const rows = new view.MutationObserver((changes) => (changes.some(({ target }) => target === element) ? lookSoon() : lookLater()))
    // A heading that comes or goes in a row has others count on.
    rows.observe(element, { childList: true, subtree: isNumbered(element) })
    const size = new view.ResizeObserver(lookSoon)
    size.observe(element)
    size.observe(view.document.documentElement)
    view.addEventListener('scroll', look, { passive: true })
    view.addEventListener('resize', look)
    look()
    return () => {
      endLater()
      rows.disconnect()
      size.disconnect()
      view.removeEventListener('scroll', look)
      view.removeEventListener('resize', look)
      for (const row of near) row.removeAttribute('data-near')
      forgetCounts(element)
    }
  }, [page, isLong])
}

/** Rows that stand between the window's edges and so many px beyond. Rows stand below each other: the first is found by halving, so that a long page costs what is seen of it. */
export function rowsWithin({ children }: Element, height: number, beyond: number): Element[] {
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
  const within: Element[] = []
  for (let at = low; at < children.length; at++) {
    const row = children[at] as Element
    const box = boxOf(row)
    if (box && box.top > height + beyond) break
    if (box) within.push(row)
  }
  return within
}

const boxOf = (row: Element): DOMRect | undefined => {
  const box = row.getBoundingClientRect()
  return box.width > 0 || box.height > 0 ? box : undefined
}
