import shape from '@kit/ui/heading-shape.module.css'
import { isNumbered } from './counted-rules'

/**
 * Numbers the headings that count themselves, on a long page. Rows there are boxes by themselves (`content-visibility`), in each
 * of which a count of the browser's would begin anew; and where any heading has one, the browser goes through the whole page to count
 * with every heading that comes or goes. So they are told their numbers, those of the rows that are near.
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
    // Those of rows between are counted, and told to none.
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

/** How many stand in groups of rows: of those that are folded what they had. Of one that was never drawn nothing is known until all of the page has been looked at. */
const known = new WeakMap<Element, number>()
const isDrawn = (group: Element) => group.childElementCount > 0

/** Keeps the count of rows that are about to go. */
export function keepCount(group: Element): void {
  if (isNumbered(group)) known.set(group, countedIn(group).length)
}

const countedIn = (group: Element) => [...group.getElementsByClassName(shape.section ?? '')].filter(isCounted)

/** A page that is short again counts by itself. */
export function forgetCounts(page: Element): void {
  for (const label of page.querySelectorAll('[data-count]')) label.removeAttribute('data-count')
}

const labelOf = (heading: Element) =>
  heading.classList.contains(shape.words ?? '') ? heading : heading.getElementsByClassName(shape.words ?? '')[0]

/** As the theme's style sheet has it (`heading-shape`). */
const isCounted = (heading: Element) =>
  heading.getAttribute('data-level') !== '1' && heading.getElementsByClassName(shape.title ?? '').length > 0

/** How many of those in a page's order come before an element, found by halving. */
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
