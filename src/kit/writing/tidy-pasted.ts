import DOMPurify from 'dompurify'
import { listFormats, tidyLists } from './pasted-lists'
import { fillSpans, leaveOut } from './pasted-parts'
import { styleOf, valueOf } from './pasted-style'

/**
 * Cleans HTML from another program for the editor: formatting that Word and Google Docs express as styles becomes
 * elements, and all styles are removed, since the page's policy would refuse each of them. Nothing in it is executed.
 */
export const tidyPasted = (html: string): string => tidyBody(html).innerHTML

/** The same as DOM elements. `keepsSpans`: merged cells stay merged, which no text of ours can show. */
export function tidyBody(html: string, { keepsSpans = false } = {}): HTMLElement {
  // Before parsing: styles are only read by this code.
  const plain = withoutSheets(html).replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
  const body = DOMPurify.sanitize(plain, { RETURN_DOM: true, FORBID_ATTR: ['style'] }) as HTMLElement
  leaveOut(body)
  tidyLists(body, listFormats(html))
  if (!keepsSpans) fillSpans(body)
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) emphasise(element)
  lowerHeadings(body)
  return body
}

/** Style sheets would be refused by the page's policy too, one by one. */
function withoutSheets(html: string): string {
  const lower = html.toLowerCase()
  let rest = ''
  let at = 0
  for (;;) {
    const start = lower.indexOf('<style', at)
    const end = start < 0 ? -1 : lower.indexOf('</style', start)
    if (end < 0) return rest + html.slice(at)
    rest += html.slice(at, start)
    at = lower.indexOf('>', end) + 1 || html.length
  }
}

/** Converts text styles to elements. */
function emphasise(element: HTMLElement): void {
  const style = styleOf(element)
  element.removeAttribute('data-style')
  const weight = valueOf(style, 'font-weight')
  const isPlain = weight === 'normal' || weight === '400'
  // Google Docs wraps everything in a `b` that is not bold.
  if (isPlain && /^(?:b|strong)$/.test(element.localName)) return element.replaceWith(...element.childNodes)
  if (!/^(?:span|font|a)$/.test(element.localName)) return
  const decoration = `${valueOf(style, 'text-decoration') ?? ''} ${valueOf(style, 'text-decoration-line') ?? ''}`
  const tags = [
    ...(weight === 'bold' || weight === 'bolder' || Number(weight) >= 600 ? ['strong'] : []),
    ...(valueOf(style, 'font-style') === 'italic' ? ['em'] : []),
    ...(decoration.includes('line-through') ? ['s'] : []),
    ...(decoration.includes('underline') && element.localName !== 'a' && !element.closest('a') ? ['u'] : []),
  ]
  for (const tag of tags) {
    const around = element.ownerDocument.createElement(tag)
    around.append(...element.childNodes)
    element.append(around)
  }
}

/** The page already has a main heading, and headings go down to level four. */
function lowerHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    const other = body.ownerDocument.createElement(heading.localName === 'h1' ? 'h2' : 'h4')
    other.append(...heading.childNodes)
    heading.replaceWith(other)
  }
}
