import shape from '@kit/ui/heading-shape.module.css'
import { isNumbered } from './counted-rules'

/**
 * Numbers the self-numbering headings of a long page. Each row there is its own box (`content-visibility`), in which a
 * CSS counter would restart; and as soon as one heading has a counter, the browser recounts the whole page whenever a
 * heading comes or goes. So the numbers are assigned here, for headings in rows near the window.
 */
export function countHeadings(page: Element, near: readonly Element[]): void {
  if (!isNumbered(page)) return
  const [first] = near
  let count = 0
  let rest = near
  for (const group of page.children) {
    if (rest.length === 0) return
    const inGroup = countedIn(group)
    if (isDrawn(group)) known.set(group, inGroup.length)
    let at = 0
    // Headings of rows in between are counted but get no number.
    for (; rest[0] && group.contains(rest[0]); rest = rest.slice(1)) {
      if (rest[0] === first) at = countBefore(inGroup, first)
      for (let heading = inGroup[at]; heading && rest[0].contains(heading); heading = inGroup[at]) {
        at += 1
        labelOf(heading)?.setAttribute('data-count', String(count + at).padStart(2, '0'))
      }
    }
    count += known.get(group) ?? 0
  }
}

/**
 * Number of headings per group of rows; folded groups keep their last count. A group that was never drawn has no count
 * until the whole page has been visited.
 */
const known = new WeakMap<Element, number>()
const isDrawn = (group: Element) => group.childElementCount > 0

/** Stores the count of rows that are about to be removed. */
export function keepCount(group: Element): void {
  if (isNumbered(group)) known.set(group, countedIn(group).length)
}

const countedIn = (group: Element) => [...group.getElementsByClassName(shape.section ?? '')].filter(isCounted)

/** A page that is short again uses CSS counters. */
export function forgetCounts(page: Element): void {
  for (const label of page.querySelectorAll('[data-count]')) label.removeAttribute('data-count')
}

const labelOf = (heading: Element) =>
  heading.classList.contains(shape.words ?? '') ? heading : heading.getElementsByClassName(shape.words ?? '')[0]

/** Same condition as in the theme's style sheet (`heading-shape`). */
const isCounted = (heading: Element) =>
  heading.getAttribute('data-level') !== '1' && heading.getElementsByClassName(shape.title ?? '').length > 0

/** Number of elements, in page order, before the given one; binary search. */
function countBefore(all: readonly Element[], row: Element): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (
      (all[middle] as Element).compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !row.contains(all[middle] as Element)
    )
      low = middle + 1
    else high = middle
  }
  return low
}
