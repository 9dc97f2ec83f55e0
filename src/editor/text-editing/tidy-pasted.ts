import DOMPurify from 'dompurify'

/** How deep lists of a word processor are followed. */
const maxLevels = 6
/** So much of a style (characters) is read: what a word processor says of words is shorter. */
const maxStyleLength = 2000

/**
 * Markup of another program as an editor can read it: what Word and Google Docs say by styles becomes elements, and no style is left, which the
 * page's policy would refuse one by one. Nothing in it runs.
 */
export const tidyPasted = (html: string): string => tidyBody(html).innerHTML

/** The same as elements. */
export function tidyBody(html: string): HTMLElement {
  // Before anything parses it: a style is only what it says here.
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

/** The level of a paragraph that is an item of Word's, which has no lists in its markup; undefined for others. */
function levelOf(element: Element): number | undefined {
  const [, level] = /mso-list:[^;]*?level(\d)/.exec(styleOf(element)) ?? []
  return level === undefined ? undefined : Math.min(Number(level), maxLevels)
}

/** Word's items, one below the other, as the lists that they are; their bullets and numbers, which are words there, go. */
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

/** What a style says of words is said by elements. */
function emphasise(element: HTMLElement): void {
  const style = styleOf(element)
  element.removeAttribute('data-style')
  const weight = valueOf(style, 'font-weight')
  const isPlain = weight === 'normal' || weight === '400'
  // Google Docs puts all that is copied into a `b` that is none.
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

/** A page has its main heading already, and none below the fourth level. */
function lowerHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    const other = body.ownerDocument.createElement(heading.localName === 'h1' ? 'h2' : 'h4')
    other.append(...heading.childNodes)
    heading.replaceWith(other)
  }
}
