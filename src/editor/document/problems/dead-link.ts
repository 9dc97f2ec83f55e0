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
const say = (text: { en: string; th: string }, to: string) => ({ en: text.en.replace('{to}', to), th: text.th.replace('{to}', to) })

/** Whether an address of this site leads to no page of it. `pages` are patterns; none known yet, none dead. */
export function isDeadLink(to: string, pages: readonly string[]): boolean {
  if (!to.startsWith('/') || linkKind(to) !== 'internal' || pages.length === 0) return false
  const [path = '/'] = to.split(/[?#]/)
  // Files and calls of the system are no pages.
  if (isReserved(path) || /\.[a-z0-9]{2,11}$/i.test(path)) return false
  return findPath(pages, path) === undefined
}

/** Whether an address leads to a page that visitors do not have yet. */
export function isUnseenLink(to: string, pages: readonly AddressedPage[]): boolean {
  if (!to.startsWith('/') || linkKind(to) !== 'internal' || !pages.some(({ isUnseen }) => isUnseen)) return false
  const owners = new Map(pages.flatMap((page) => patternsOf([page]).map((pattern) => [pattern, page] as const)))
  const match = findPath([...owners.keys()].sort(comparePatterns), to.split(/[?#]/)[0] ?? '/')
  return match !== undefined && owners.get(match.path)?.isUnseen === true
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
    if (to.length > 1 && to.startsWith('#')) return hasPlace && !hasPlace(decode(to.slice(1))) ? found(words.anchor) : []
    if (isDead(to)) return found(itemOf(to) === undefined ? words.page : words.file)
    return isUnseen(to) ? found(words.unseen) : []
  })
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
