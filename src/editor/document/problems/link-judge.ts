import { itemOf } from '@schemas/layout/item-asset'
import { patternsOf } from '../addressed-pages'
import { addressFinder, closedLinks, isDeadLink, isOfPattern, unseenLinks } from './dead-link'
import type { Facts } from './problem'

/** Judges where links lead, from the site's pages in `facts`; each address is looked up once. */
export function linkJudge(facts: Pick<Facts, 'pages' | 'isLost' | 'isGone'>): {
  isDead: (to: string) => boolean
  isUnseen: (to: string) => boolean
  closedAs: ReturnType<typeof closedLinks>
} {
  const pages = facts.pages ?? []
  const patterns = patternsOf(pages)
  const find = addressFinder(patterns)
  const isUnseen = unseenLinks(pages, find)
  const closedAs = closedLinks(pages, find)
  const led = new Map<string, 'nowhere' | 'by-pattern' | 'page'>()
  const unseen = new Map<string, boolean>()
  return {
    isDead: (to) => {
      if (itemOf(to) !== undefined) return facts.isLost(to)
      const known =
        led.get(to) ??
        (isDeadLink(to, patterns, find)
          ? 'nowhere'
          : isOfPattern(to, find) && !isUnseen(to) && !closedAs(to)
            ? 'by-pattern'
            : 'page')
      led.set(to, known)
      // Answers from the gateway are requested again when they are outdated.
      return known === 'nowhere' || (known === 'by-pattern' && facts.isGone(to))
    },
    closedAs,
    isUnseen: (to) => {
      const known = unseen.get(to) ?? isUnseen(to)
      unseen.set(to, known)
      return known
    },
  }
}
