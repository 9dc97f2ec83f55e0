import { pickText } from '@schemas/layout/text'
import { revealNode } from '../canvas/reveal-node'
import type { Target } from '../document/target'
import { rememberRecent } from '../palette/recent'
import type { Builder } from '../state/builder'
import { select } from '../state/ui-store'
import type { Offer } from './offers'

const words = { add: { en: 'Add {what}', th: 'เพิ่ม{what}' } }

/** Puts what was chosen in a list of offers on the page, and chooses it there. */
export function putOffer(builder: Builder, offer: Offer, target: Target): void {
  let ids: string[] = []
  const name = (locale: 'th' | 'en') => words.add[locale].replace('{what}', pickText(offer.label, locale))
  if (!builder.edit({ th: name('th'), en: name('en') }, (edit) => void (ids = offer.put(edit, target)))) return
  if (offer.type) rememberRecent(builder.boot.site.id, offer.type)
  select(ids)
  requestAnimationFrame(() => ids[0] && revealNode(ids[0]))
}
