import { decoded } from '@schemas/layout/decoded'
import { itemOf } from '@schemas/layout/item-asset'
import { linkKind } from '@schemas/layout/link-target'
import type { AddressedPage } from '@schemas/layout/own-paths'
import { comparePatterns, findPath, isReserved, plainPath } from '@schemas/layout/path'
import { patternsOf } from '../addressed-pages'
import type { FoundLink } from './links'
import type { PageProblem } from './problem'
import { fillMessage } from '../fill-message'

const messages = {
  page: { en: 'There is no page at {to}.', th: 'ไม่พบหน้า {to}' },
  unseen: {
    en: 'The page at {to} is not published yet. Publish it too.',
    th: 'หน้า {to} ยังไม่ได้เผยแพร่ ให้เผยแพร่พร้อมกัน',
  },
  early: { en: 'The page at {to} is not open to visitors yet.', th: 'หน้า {to} ยังไม่ถึงเวลาเปิดให้ผู้เยี่ยมชม' },
  offline: { en: 'The page at {to} is offline, so visitors can’t open it.', th: 'หน้า {to} ออฟไลน์อยู่ ผู้เยี่ยมชมจะเปิดไม่พบ' },
  file: { en: 'The linked file is in the trash or deleted.', th: 'ไฟล์ที่ลิงก์ไปอยู่ในถังขยะหรือลบไปแล้ว' },
  anchor: { en: 'There is no {to} on this page.', th: 'ไม่มีส่วนชื่อ {to} ในหน้านี้' },
}
const oddAddressMessages = {
  page: {
    en: '“{to}” is not a valid address. Pages on this site start with “/”, other websites with “https://”.',
    th: '“{to}” ไม่ใช่ที่อยู่ลิงก์: หน้าในเว็บไซต์ขึ้นต้นด้วย “/” เว็บไซต์อื่นขึ้นต้นด้วย “https://”',
  },
  website: { en: '“{to}” is not a valid website address.', th: '“{to}” ไม่ใช่ที่อยู่เว็บไซต์' },
  mail: { en: '“{to}” is not a valid email address.', th: '“{to}” ไม่ใช่ที่อยู่อีเมล' },
  noMail: { en: 'The email address is missing.', th: 'ยังไม่ได้ใส่ที่อยู่อีเมล' },
  noTel: { en: 'The phone number is missing.', th: 'ยังไม่ได้ใส่เบอร์โทรศัพท์' },
  tel: { en: '“{to}” is not a valid phone number.', th: '“{to}” ไม่ใช่เบอร์โทรศัพท์' },
}
const messageFor = (text: { en: string; th: string }, to: string) => fillMessage(text, { to })

/** The page pattern at an address, which may match many addresses; undefined where there is no page. */
type Standing = { pattern: string; isOfMany: boolean }

/** Looks up patterns by address. They are sorted once, because there may be thousands, and as many links. */
export function addressFinder(patterns: readonly string[]): (path: string) => Standing | undefined {
  const isOpen = (pattern: string) => pattern.includes('{')
  const literals = new Map(
    patterns.filter((pattern) => !isOpen(pattern)).map((pattern) => [pattern.normalize(), pattern]),
  )
  const open = patterns.filter(isOpen).sort(comparePatterns)
  return (path) => {
    // A pattern without parameters is the best match for its one address.
    const literal = literals.get(plainPath(path) ?? '')
    if (literal !== undefined) return { pattern: literal, isOfMany: false }
    const found = findPath(open, path)
    return found && { pattern: found.path, isOfMany: true }
  }
}

/** The path of an address of this site; undefined for any other. */
const sitePath = (to: string): string | undefined =>
  to.startsWith('/') && linkKind(to) === 'internal' ? (to.split(/[?#]/)[0] ?? '/') : undefined

/** Whether an address of this site leads to no page. Never true while no pages are known. */
export function isDeadLink(to: string, patterns: readonly string[], find = addressFinder(patterns)): boolean {
  const path = patterns.length === 0 ? undefined : sitePath(to)
  // Files and system addresses are not pages.
  if (path === undefined || isReserved(path) || /\.[a-z0-9]{2,11}$/i.test(path)) return false
  return find(path) === undefined
}

/**
 * Whether an address only matches a pattern with parameters: then only the gateway knows whether something is there.
 */
export function isOfPattern(to: string, find: ReturnType<typeof addressFinder>): boolean {
  const path = sitePath(to)
  return path !== undefined && !isReserved(path) && find(path)?.isOfMany === true
}

/** Returns a check for addresses of pages that are not published yet. */
export function unseenLinks(
  pages: readonly AddressedPage[],
  find = addressFinder(patternsOf(pages)),
): (to: string) => boolean {
  const owners = new Map(
    pages.some(({ isUnseen }) => isUnseen)
      ? pages.flatMap((page) => patternsOf([page]).map((pattern) => [pattern, page] as const))
      : [],
  )
  return (to) => {
    const path = owners.size === 0 ? undefined : sitePath(to)
    const found = path === undefined ? undefined : find(path)
    return found !== undefined && owners.get(found.pattern)?.isUnseen === true
  }
}

/** Returns a check for addresses of pages that are closed to visitors at this moment. */
export function closedLinks(
  pages: readonly AddressedPage[],
  find = addressFinder(patternsOf(pages)),
): (to: string) => AddressedPage['closed'] {
  const closed = new Map(
    pages
      .filter((page) => page.closed)
      .flatMap((page) => patternsOf([page]).map((pattern) => [pattern, page.closed] as const)),
  )
  return (to) => {
    const path = closed.size === 0 ? undefined : sitePath(to)
    const found = path === undefined ? undefined : find(path)
    return found && closed.get(found.pattern)
  }
}

/** What is wrong with an address that cannot work on any site; undefined when it is fine. */
export function oddAddress(to: string): { en: string; th: string } | undefined {
  const odd = (text: { en: string; th: string }, shown = to) => messageFor(text, shown.trim())
  switch (linkKind(to)) {
    case 'internal':
      return to.trim() === '' || itemOf(to) !== undefined || /^[/#?]/.test(to.trim())
        ? undefined
        : odd(oddAddressMessages.page)
    case 'external':
      return isWebsite(to.trim()) ? undefined : odd(oddAddressMessages.website)
    case 'mail':
      if (isMail(to.trim())) return undefined
      return /^\s*mailto:\s*(?:\?\s*)?$/i.test(to)
        ? oddAddressMessages.noMail
        : odd(oddAddressMessages.mail, to.replace(/^\s*mailto:/i, ''))
    case 'tel':
      if (/^\s*tel:\s*$/i.test(to)) return oddAddressMessages.noTel
      return /^tel:[\s()+.*#-]*\d[\d\s()+.*#-]*(?:;\S*)?$/i.test(to.trim())
        ? undefined
        : odd(oddAddressMessages.tel, to.replace(/^\s*tel:/i, ''))
    default:
      return undefined
  }
}

/** One or more recipients; or none, for the visitor to choose, if there is something to send. */
function isMail(to: string): boolean {
  const [written = '', query] = to.replace(/^mailto:/i, '').split('?')
  if (written === '') return query !== undefined && query !== ''
  return decoded(written)
    .split(',')
    .every((each) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(each.trim()))
}

function isWebsite(to: string): boolean {
  // A browser would repair the spaces and open another address than the one shown.
  if (/\s/.test(to) || !URL.canParse(to)) return false
  const { hostname } = new URL(to)
  return hostname === 'localhost' || hostname.startsWith('[') || /[^.]\.[^.]/.test(hostname)
}

type Known = {
  isDead: (to: string) => boolean
  isUnseen: (to: string) => boolean
  closedAs?: (to: string) => AddressedPage['closed']
  /** Whether an anchor exists on the page; undefined when the page is not known, as in a header. */
  hasPlace: ((name: string) => boolean) | undefined
}

/** Reports links of a block to pages, files or anchors that do not exist. */
export function checkDeadLinks(
  id: string,
  links: readonly FoundLink[],
  { isDead, isUnseen, closedAs, hasPlace }: Known,
): PageProblem[] {
  return links.flatMap(({ to, path }): PageProblem[] => {
    const found = (text: { en: string; th: string }): PageProblem[] => [
      { kind: 'dead-link', level: 'warning', node: id, path, words: messageFor(text, to) },
    ]
    const odd = oddAddress(to)
    if (odd) return [{ kind: 'dead-link', level: 'warning', node: id, path, words: odd }]
    if (to.length > 1 && to.startsWith('#'))
      return hasPlace && !hasPlace(decoded(to.slice(1))) ? found(messages.anchor) : []
    if (isDead(to)) return found(itemOf(to) === undefined ? messages.page : messages.file)
    const closed = closedAs?.(to)
    return closed ? found(messages[closed]) : isUnseen(to) ? found(messages.unseen) : []
  })
}
