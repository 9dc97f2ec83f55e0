import { type ListKind, listKinds, type ListSign } from '@schemas/layout/list-kind'
import { styleOf, valueOf } from './pasted-style'
import { readNumber, type ReadNumber } from './read-number'

/** Maximum list depth read from a word processor. */
const maxLevels = 6

type Item = { level: number; element: HTMLElement; number: ReadNumber | undefined }

/** Gives lists of other programs the form of this editor: nested in items, with their kind of number. */
export function tidyLists(body: HTMLElement, formats: ReadonlyMap<string, string>): void {
  joinParagraphs(body, formats)
  joinContainers(body)
  nestInItems(body)
  for (const list of body.querySelectorAll<HTMLElement>('ol')) nameKind(list)
}

/** Number formats of Word by list and level (`l0 level1`), which its style sheet names. */
export function listFormats(html: string): Map<string, string> {
  const formats = new Map<string, string>()
  const rule = /@list\s+(l\d{1,4}:level\d)[^{}]{0,200}\{([^{}]{0,2000})\}/g
  for (const [, name = '', style = ''] of html.matchAll(rule)) {
    const format = /mso-level-number-format:\s*"?([\w-]+)/.exec(style)?.[1]
    if (format) formats.set(name.replace(':', ' '), format)
  }
  return formats
}

/** Converts consecutive Word paragraphs to lists and removes their bullets and numbers, which are plain text there. */
function joinParagraphs(body: HTMLElement, formats: ReadonlyMap<string, string>): void {
  const lists = listMaker()
  for (const paragraph of body.querySelectorAll('p')) {
    const [, list = '', level = ''] = /mso-list:[^;]*?(l\d+)\s+level(\d)/.exec(styleOf(paragraph)) ?? []
    const [, only = level] = /mso-list:[^;]*?level(\d)/.exec(styleOf(paragraph)) ?? []
    if (only === '') continue
    const marker = [...paragraph.querySelectorAll('[data-style]')].find((each) =>
      /mso-list:\s*ignore/.test(styleOf(each)),
    )
    const number = readNumber(marker?.textContent ?? '', formats.get(`${list} level${level}`))
    marker?.remove()
    const text = body.ownerDocument.createElement('p')
    text.append(...paragraph.childNodes)
    lists.add(paragraph, { level: Math.min(Number(only), maxLevels), element: text, number })
  }
}

/** Word for the web has one list for each item, and their depth in an attribute. */
function joinContainers(body: HTMLElement): void {
  for (const container of body.querySelectorAll('div.ListContainerWrapper'))
    container.replaceWith(...container.childNodes)
  const lists = listMaker()
  for (const list of body.querySelectorAll<HTMLElement>('ol, ul')) {
    const items = [...list.children]
    const levels = items.map((item) => Number(item.getAttribute('data-aria-level')))
    if (items.length === 0 || levels.some((level) => !(level >= 1))) continue
    items.forEach((item, at) => {
      const type = valueOf(styleOf(item), 'list-style-type') ?? valueOf(styleOf(list), 'list-style-type') ?? ''
      const around = item.getAttribute('data-leveltext') ?? ''
      const value = Number(list.getAttribute('start') ?? 1) + at
      const kind = kindOf(type)
      const sign = signOf(around)
      const number =
        list.localName === 'ol' ? { ...(kind ? { kind } : {}), ...(sign ? { sign } : {}), value } : undefined
      const element = body.ownerDocument.createElement('div')
      element.append(...item.childNodes)
      lists.add(list, { level: Math.min(levels[at] ?? 1, maxLevels), element, number }, at < items.length - 1)
    })
  }
}

/** Makes lists of items in reading order; each takes the place of what it was made from. */
function listMaker() {
  let open: { list: HTMLElement; level: number; number: ReadNumber | undefined }[] = []
  let last: Element | undefined
  const add = (from: Element, { level, element, number }: Item, isMore = false) => {
    const { ownerDocument } = from
    if (last === undefined || from.previousElementSibling !== last) open = []
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    let current = open.at(-1)
    if (current?.level !== level || !isNext(current.number, number)) {
      if (current?.level === level) open.pop()
      const list = ownerDocument.createElement(number ? 'ol' : 'ul')
      if (number && number.value !== 1) list.setAttribute('start', String(number.value))
      if (number) setKind(list, number)
      const above = open.at(-1)?.list.lastElementChild
      if (above) above.append(list)
      else from.before(list)
      current = { list, level, number }
      open.push(current)
    } else current.number = number
    const item = ownerDocument.createElement('li')
    if (element.localName === 'p') item.append(element)
    else item.append(...element.childNodes)
    current.list.append(item)
    last = open[0]?.list
    if (!isMore) from.remove()
  }
  return { add }
}

/** Whether an item continues the list of the one before. */
const isNext = (before: ReadNumber | undefined, now: ReadNumber | undefined) =>
  before === undefined || now === undefined
    ? before === now
    : before.kind === now.kind && before.sign === now.sign && now.value === before.value + 1

/** Google Docs and older web pages put a list next to the item that it belongs to. */
function nestInItems(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ol, ul) > :is(ol, ul)')) {
    const before = list.previousElementSibling
    const item = before?.localName === 'li' ? before : body.ownerDocument.createElement('li')
    if (item !== before) list.before(item)
    item.append(list)
  }
}

/** The kind of a list by its own style or type, or that of its first item. */
function nameKind(list: HTMLElement): void {
  const item = list.querySelector(':scope > li')
  const type =
    list.getAttribute('data-kind') ??
    valueOf(styleOf(list), 'list-style-type') ??
    (item && valueOf(styleOf(item), 'list-style-type')) ??
    list.getAttribute('type') ??
    ''
  const kind = kindOf(type)
  const sign = list.getAttribute('data-sign') as ListSign | null
  list.removeAttribute('type')
  setKind(list, { ...(kind ? { kind } : {}), ...(sign ? { sign } : {}) })
}

function setKind(list: HTMLElement, { kind, sign }: { kind?: ListKind; sign?: ListSign }): void {
  if (kind) list.setAttribute('data-kind', kind)
  if (sign) list.setAttribute('data-sign', sign)
}

const otherNames: Record<string, ListKind> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
  'lower-latin': 'lower-alpha',
  'upper-latin': 'upper-alpha',
}
const kindOf = (type: string): ListKind | undefined => otherNames[type] ?? listKinds.find((kind) => kind === type)
const signOf = (around: string): ListSign | undefined =>
  /^\(%\d\)$/.test(around) ? 'parens' : /%\d\)$/.test(around) ? 'paren' : undefined
