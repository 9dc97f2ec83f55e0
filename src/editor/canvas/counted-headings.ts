import shape from '@kit/ui/heading-shape.module.css'

/**
 * Lets headings that count themselves go on counting on a long page. Rows there are boxes by themselves (`content-visibility`), in each
 * of which a count would begin anew: the rows that are near are told how many stand before them.
 */
export function countHeadings(page: Element, near: readonly Element[]): void {
  if (page.ownerDocument.documentElement.dataset.heading !== 'numbered') return
  const all = [...page.getElementsByClassName(shape.section ?? '')].filter(isCounted)
  let before = near[0] ? countBefore(all, near[0]) : 0
  for (const row of near) {
    const inside = row.firstElementChild
    // Inside of the box: what stands at the box itself counts for those around it.
    if (inside && 'style' in inside) (inside as HTMLElement).style.counterReset = `section ${before}`
    while (all[before] && row.contains(all[before] as Element)) before += 1
  }
}

/** As the theme's style sheet has it (`heading-shape`). */
const isCounted = (heading: Element) => heading.getAttribute('data-level') !== '1' && heading.getElementsByClassName(shape.title ?? '').length > 0

/** How many of those in a page's order come before an element, found by halving. */
function countBefore(all: readonly Element[], row: Element): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle] as Element).compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING && !row.contains(all[middle] as Element)) low = middle + 1
    else high = middle
  }
  return low
}
