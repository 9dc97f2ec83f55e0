import shape from '@kit/ui/heading-shape.module.css'

/**
 * Numbers the headings that count themselves, on a long page. Rows there are boxes by themselves (`content-visibility`), in each
 * of which a count of the browser's would begin anew; and where any heading has one, the browser goes through the whole page to count
 * with every heading that comes or goes. So they are told their numbers, those of the rows that are near.
 */
export function countHeadings(page: Element, near: readonly Element[]): void {
  if (!isNumbered(page)) return
  const all = [...page.getElementsByClassName(shape.section ?? '')].filter(isCounted)
  let at = near[0] ? countBefore(all, near[0]) : 0
  for (const row of near)
    for (let heading = all[at]; heading && row.contains(heading); heading = all[at]) {
      at += 1
      wordsOf(heading)?.setAttribute('data-count', String(at).padStart(2, '0'))
    }
}

export const isNumbered = (page: Element): boolean => page.ownerDocument.documentElement.dataset.heading === 'numbered'

/** A page that is short again counts by itself. */
export function forgetCounts(page: Element): void {
  for (const words of page.querySelectorAll('[data-count]')) words.removeAttribute('data-count')
}

const numbered = `:root[data-heading='numbered'] #canvas-page[data-long]`
const counted = `${numbered} :is(.${shape.section}:not([data-level='1']):has(.${shape.title}) .${shape.words}, .${shape.section}.${shape.words}:not([data-level='1']))`

/** Rules of the canvas for such a page, over those of `heading-shape`. Until a heading has its number, its place is kept. */
export const countedRules = `
${numbered} { counter-reset: none; }
${numbered} .${shape.section} { counter-increment: none; }
${counted}::before { content: '\\a0'; }
${counted}[data-count]::before { content: attr(data-count) / ''; }
`

const wordsOf = (heading: Element) => (heading.classList.contains(shape.words ?? '') ? heading : heading.getElementsByClassName(shape.words ?? '')[0])

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
