import { revealNode } from '../canvas/reveal-node'
import type { Target } from '../document/target'
import { rememberRecent } from '../state/recent-blocks'
import type { Builder } from '../state/builder'
import { select } from '../state/ui-store'
import type { Offer } from './offers'
import { fillMessage } from '../document/fill-message'

const messages = { add: { en: 'Add {what}', th: 'เพิ่ม {what}' }, added: { en: '{what} added.', th: 'เพิ่ม {what} แล้ว' } }

/** Inserts the chosen offer and selects it. */
export function putOffer(builder: Builder, offer: Offer, target: Target): void {
  let ids: string[] = []
  const named = (text: { en: string; th: string }) => fillMessage(text, { what: offer.label })
  if (!builder.edit(named(messages.add), (edit) => void (ids = offer.put(edit, target)))) return
  if (offer.type) rememberRecent(builder.boot.site.id, offer.type)
  select(ids)
  builder.announce(named(messages.added))
  requestAnimationFrame(() => ids[0] && revealNode(ids[0]))
}
