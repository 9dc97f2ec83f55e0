import { decoded } from '@schemas/layout/decoded'
import { itemOf } from '@schemas/layout/image'
import { linkKind } from '@schemas/layout/link'
import type { AddressedPage } from '@schemas/layout/own-paths'
import { comparePatterns, findPath, isReserved } from '@schemas/layout/path'
import { patternsOf } from '../addressed-pages'
import type { FoundLink } from './links'
import type { PageProblem } from './problem'

const words = {
  page: { en: 'There is no page at {to}.', th: 'ไม่มีหน้าที่ {to}' },
  unseen: { en: 'The page at {to} is not published yet: publish it as well.', th: 'หน้าที่ {to} ยังไม่ได้เผยแพร่ ให้เผยแพร่ไปด้วยกัน' },
  file: { en: 'The file that this leads to lies in the trash or is gone.', th: 'ไฟล์ที่ลิงก์ไปอยู่ในถังขยะหรือถูกลบแล้ว' },
  anchor: { en: 'Nothing on this page is called {to}.', th: 'ไม่มีส่วนชื่อ {to} ในหน้านี้' },
}
const oddWords = {
  page: { en: '“{to}” is no address: a page of this site begins with “/”, another website with “https://”.', th: '“{to}” ไม่ใช่ที่อยู่ลิงก์: หน้าในเว็บขึ้นต้นด้วย “/” เว็บอื่นขึ้นต้นด้วย “https://”' },
  website: { en: '“{to}” is no address of a website.', th: '“{to}” ไม่ใช่ที่อยู่เว็บไซต์' },
  mail: { en: '“{to}” is no e-mail address.', th: '“{to}” ไม่ใช่ที่อยู่อีเมล' },
  noMail: { en: 'The e-mail address is missing.', th: 'ยังไม่ได้ใส่ที่อยู่อีเมล' },
  noTel: { en: 'The phone number is missing.', th: 'ยังไม่ได้ใส่เบอร์โทรศัพท์' },
  tel: { en: '“{to}” is no phone number.', th: '“{to}” ไม่ใช่เบอร์โทรศัพท์' },
}
const say = (text: { en: string; th: string }, to: string) => ({ en: text.en.replace('{to}', () => to), th: text.th.replace('{to}', () => to) })

/** Whether an address of this site leads to no page of it. `pages` are patterns; none known yet, none dead. */
export function isDeadLink(to: string, pages: readonly string[]): boolean {
  if (!to.startsWith('/') || linkKind(to) !== 'internal' || pages.length === 0) return false
  const [path = '/'] = to.split(/[?#]/)
  // Files and calls of the system are no pages.
  if (isReserved(path) || /\.[a-z0-9]{2,11}$/i.test(path)) return false
  return findPath(pages, path) === undefined
}

/** Whether only the gateway knows if there is something at an address: a page with a parameter answers at it, which visitors have. */
export function isOfPattern(to: string, pages: readonly AddressedPage[]): boolean {
  if (!to.startsWith('/') || linkKind(to) !== 'internal') return false
  const [path = '/'] = to.split(/[?#]/)
  const match = isReserved(path) ? undefined : findPath(patternsOf(pages).sort(comparePatterns), path)
  return match !== undefined && Object.keys(match.params).length > 0 && !isUnseenLink(to, pages)
}

/** Whether an address leads to a page that visitors do not have yet. */
export function isUnseenLink(to: string, pages: readonly AddressedPage[]): boolean {
  if (!to.startsWith('/') || linkKind(to) !== 'internal' || !pages.some(({ isUnseen }) => isUnseen)) return false
  const owners = new Map(pages.flatMap((page) => patternsOf([page]).map((pattern) => [pattern, page] as const)))
  const match = findPath([...owners.keys()].sort(comparePatterns), to.split(/[?#]/)[0] ?? '/')
  return match !== undefined && owners.get(match.path)?.isUnseen === true
}

/** What is wrong with an address that nothing can be found at, whatever the site has; undefined where that is not so. */
export function oddAddress(to: string): { en: string; th: string } | undefined {
  const odd = (text: { en: string; th: string }, shown = to) => say(text, shown.trim())
  switch (linkKind(to)) {
    case 'internal':
      return to.trim() === '' || itemOf(to) !== undefined || /^[/#?]/.test(to.trim()) ? undefined : odd(oddWords.page)
    case 'external':
      return isWebsite(to.trim()) ? undefined : odd(oddWords.website)
    case 'mail':
      if (isMail(to.trim())) return undefined
      return /^\s*mailto:\s*\??\s*$/i.test(to) ? oddWords.noMail : odd(oddWords.mail, to.replace(/^\s*mailto:/i, ''))
    case 'tel':
      if (/^\s*tel:\s*$/i.test(to)) return oddWords.noTel
      return /^tel:[\d\s()+.*#-]*\d[\d\s()+.*#-]*(?:;\S*)?$/i.test(to.trim()) ? undefined : odd(oddWords.tel, to.replace(/^\s*tel:/i, ''))
    default:
      return undefined
  }
}

/** To one or more, or to whoever the visitor chooses, where there is something to send. */
function isMail(to: string): boolean {
  const [written = '', query] = to.replace(/^mailto:/i, '').split('?')
  if (written === '') return query !== undefined && query !== ''
  return decoded(written).split(',').every((each) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(each.trim()))
}

function isWebsite(to: string): boolean {
  // A browser would mend spaces in it, and lead elsewhere than where it reads.
  if (/\s/.test(to) || !URL.canParse(to)) return false
  const { hostname } = new URL(to)
  return hostname === 'localhost' || hostname.startsWith('[') || /[^.]\.[^.]/.test(hostname)
}

type Known = {
  isDead: (to: string) => boolean
  isUnseen: (to: string) => boolean
  /** Whether something of that name stands on the page; undefined where the page around is not known, as in a header. */
  hasPlace: ((name: string) => boolean) | undefined
}

/** Links of a block to pages, files or places that are not there. */
export function checkDeadLinks(id: string, links: readonly FoundLink[], { isDead, isUnseen, hasPlace }: Known): PageProblem[] {
  return links.flatMap(({ to, path }): PageProblem[] => {
    const found = (text: { en: string; th: string }): PageProblem[] => [{ kind: 'dead-link', level: 'warning', node: id, path, words: say(text, to) }]
    const odd = oddAddress(to)
    if (odd) return [{ kind: 'dead-link', level: 'warning', node: id, path, words: odd }]
    if (to.length > 1 && to.startsWith('#')) return hasPlace && !hasPlace(decoded(to.slice(1))) ? found(words.anchor) : []
    if (isDead(to)) return found(itemOf(to) === undefined ? words.page : words.file)
    return isUnseen(to) ? found(words.unseen) : []
  })
}
