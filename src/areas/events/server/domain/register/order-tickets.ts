import { eq } from 'drizzle-orm'
import { newAccessToken, orderPage, placeOrder, type NewOrder } from '@areas/commerce/server/public'
import type { Actor } from '../actor'
import { eventError } from '../messages'
import { noPlace } from './no-place'
import { eventPackage, eventRegistration, type EventRow, type RegistrationRow } from '../../tables'
import { ticketsOf } from '../places/tickets'
import { packagePrice } from './package-price'
import { lineRef, ticketLine } from './ticket-line'

const asLocalised = (title: EventRow['title']) => (typeof title === 'string' ? { th: title, en: title } : title)

/** Places the order of a registration, a line for each package; answers where it is paid. Throws CallError. */
export async function orderTickets(actor: Actor, registration: RegistrationRow, of: EventRow): Promise<string> {
  const { db, site, now, timeZone, person, locale, seal } = actor
  const shop = { tx: db, site, now, timeZone, actor: person, seal }
  const tickets = await ticketsOf(db, registration.id)
  const packages = await db
    .select()
    .from(eventPackage)
    .where(eq(eventPackage.eventId, of.id))
    .orderBy(eventPackage.rank)
  const chosen = packages.flatMap((row) => {
    const quantity = tickets.filter(({ packageId }) => packageId === row.id).length
    return quantity > 0 ? [{ row, quantity }] : []
  })
  const lines: NewOrder['lines'] = chosen.map(({ row, quantity }) => ({
    kind: 'ticket',
    ref: lineRef(registration.id, row.id),
    title: lineTitle(of, row.title),
    price: packagePrice(row),
    quantity,
    vatClass: row.vatClass,
  }))
  const placed = await placeOrder(shop, {
    channel: 'online',
    lines,
    method: 'promptpay',
    returnTo: `/event/${of.slug}`,
    token: newAccessToken(),
    buyer: {
      ...(registration.personId === null ? {} : { person: registration.personId }),
      name: registration.name,
      email: registration.email ?? undefined,
      phone: registration.phone ?? undefined,
      locale: registration.locale,
    },
  })
  if (!placed.ok) {
    if (placed.problem !== 'sold_out') throw eventError('notForSale', locale)
    const title = placed.lines[0]?.title
    const line = lines.find((each) => JSON.stringify(each.title) === JSON.stringify(title))
    throw noPlace(
      actor,
      { left: placed.lines[0]?.left ?? 0, package: line ? ticketLine(line.ref).package : '' },
      chosen,
    )
  }
  await db
    .update(eventRegistration)
    .set({ orderId: placed.order.id, total: placed.order.total })
    .where(eq(eventRegistration.id, registration.id))
  return (await orderPage(shop, placed.order.id))?.path ?? `/event/${of.slug}`
}

function lineTitle({ title }: EventRow, of: EventRow['title']) {
  const [event, name] = [asLocalised(title), asLocalised(of)]
  const join = (one?: string, other?: string) => [one, other].filter(Boolean).join(' · ')
  return { th: join(event.th ?? event.en, name.th ?? name.en), en: join(event.en ?? event.th, name.en ?? name.th) }
}
