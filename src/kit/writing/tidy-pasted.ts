import DOMPurify from 'dompurify'

/** Maximum list depth read from a word processor. */
const maxLevels = 6
/** Maximum style length read (characters): the text styles of word processors are shorter. */
const maxStyleLength = 2000

/**
 * Cleans HTML from another program for the editor: formatting that Word and Google Docs express as styles becomes
 * elements, and all styles are removed, since the page's policy would refuse each of them. Nothing in it is executed.
 */
export const tidyPasted = (html: string): string => tidyBody(html).innerHTML

/** The same as DOM elements. */
export function tidyBody(html: string): HTMLElement {
  // Before parsing: styles are only read by this code.
  const plain = html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
  const body = DOMPurify.sanitize(plain, { RETURN_DOM: true, FORBID_ATTR: ['style'] }) as HTMLElement
  joinLists(body)
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) emphasise(element)
  lowerHeadings(body)
  return body
}

const styleOf = (element: Element): string =>
  element.getAttribute('data-style')?.slice(0, maxStyleLength).toLowerCase() ?? ''
const valueOf = (style: string, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(style)?.[1]?.trim()

/** The list level of a Word paragraph, since Word has no list markup; undefined for other paragraphs. */
function levelOf(element: Element): number | undefined {
  const [, level] = /mso-list:[^;]*?level(\d)/.exec(styleOf(element)) ?? []
  return level === undefined ? undefined : Math.min(Number(level), maxLevels)
}

/** Converts consecutive Word items to lists and removes their bullets and numbers, which are plain text there. */
function joinLists(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph)
    if (level === undefined) continue
    const marker = [...paragraph.querySelectorAll('[data-style]')].find((each) =>
      /mso-list:\s*ignore/.test(styleOf(each)),
    )
    const sign = marker?.textContent?.trim() ?? ''
    marker?.remove()
    const tag = /^(?:\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul'
    const isNext = last !== undefined && paragraph.previousElementSibling === last
    if (!isNext) open = []
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    const current = open.at(-1)
    if (current?.level !== level || current.list.localName !== tag) {
      if (current?.level === level) open.pop()
      const list = body.ownerDocument.createElement(tag)
      const number = /^\d+/.exec(sign)?.[0]
      if (tag === 'ol' && number !== undefined && number !== '1') list.setAttribute('start', number)
      const above = open.at(-1)?.list.lastElementChild
      if (above) above.append(list)
      else paragraph.before(list)
      open.push({ list, level })
    }
    const item = body.ownerDocument.createElement('li')
    const text = body.ownerDocument.createElement('p')
    text.append(...paragraph.childNodes)
    item.append(text)
    open.at(-1)?.list.append(item)
    last = open[0]?.list
    paragraph.remove()
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
