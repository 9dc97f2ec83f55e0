import { orderPage } from '@areas/commerce/server/public'
import { inArray } from 'drizzle-orm'
import type { ShownRegistration, ShownTicket } from '@schemas/events/entities/registration'
import { pickText } from '@schemas/layout/pick-text'
import { liveConsents, purposesOf } from '../answers/consents'
import type { Actor } from '../actor'
import { shortCode } from '../codes'
import { doorKeyOf } from '../door/door-key'
import { qrOf } from '../door/qr'
import { describeSessions, describeVenue } from '../event/describe-parts'
import { ticketsOf } from '../places/tickets'
import { eventPackage, type EventRow, type PackageRow, type TicketRow } from '../../tables'
import { hasArrived } from './arrived'
import type { Opened } from './find-registration'

/** Whether its tickets still open a door. */
const takesPlace = ({ status }: EventRow) => status === 'published' || status === 'live' || status === 'completed'

/** A registration as the reader of its page sees it. */
export async function describeRegistration(actor: Actor, opened: Opened): Promise<ShownRegistration> {
  const { db, site, now, locale, timeZone, seal } = actor
  const { registration, of, ticket } = opened
  const own = (await ticketsOf(db, registration.id)).filter(({ id, codeHash }) =>
    // A ticket that was handed over is seen by its new holder alone.
    ticket === undefined ? codeHash === null : id === ticket,
  )
  const ids = [...new Set(own.map(({ packageId }) => packageId))]
  const packages = ids.length === 0 ? [] : await db.select().from(eventPackage).where(inArray(eventPackage.id, ids))
  const isConfirmed = registration.status === 'confirmed'
  const key = isConfirmed && takesPlace(of) ? await doorKeyOf(actor, of.id) : undefined
  const order =
    registration.orderId === null || ticket !== undefined
      ? undefined
      : await orderPage({ tx: db, site, now, timeZone, seal }, registration.orderId)
  const live = await liveConsents(actor, registration.id)
  const venue = describeVenue(of, locale)
  return {
    number: registration.number,
    status: registration.status,
    version: registration.version,
    event: {
      slug: of.slug,
      title: pickText(of.title, locale),
      status: of.status,
      startsAt: of.startsAt.toISOString(),
      endsAt: of.endsAt.toISOString(),
      sessions: describeSessions(of.sessions, locale),
      ...(venue ? { venue } : {}),
      ...(isConfirmed && of.onlineUrl ? { onlineUrl: of.onlineUrl } : {}),
      ...(isConfirmed && of.openChatUrl ? { openChatUrl: of.openChatUrl } : {}),
      contact: of.privacy.contact,
    },
    ...(ticket === undefined
      ? {
          party: {
            name: registration.name,
            ...(registration.email ? { email: registration.email } : {}),
            ...(registration.phone ? { phone: registration.phone } : {}),
            mayCancel: mayCancel(opened, now) && !(await hasArrived(db, registration.id)),
            isPaid: order?.isPaid ?? false,
          },
        }
      : {}),
    tickets: own.map((each) => describeTicket(actor, opened, each, { packages, key })),
    ...(order?.isOpen ? { pay: order.path } : {}),
    ...(order?.isOpen && order.until ? { payUntil: order.until.toISOString() } : {}),
    consents:
      ticket === undefined
        ? purposesOf(of, locale).map(({ id, text }) => ({ purpose: id, text, isGiven: live.has(id) }))
        : [],
  }
}

/** Until the event begins, what is not over yet can be given up. */
export const mayCancel = ({ registration: { status }, of }: Pick<Opened, 'registration' | 'of'>, now: Date): boolean =>
  (status === 'requested' || status === 'pending' || status === 'confirmed') && now < of.startsAt

function describeTicket(
  { locale }: Actor,
  { registration, of }: Opened,
  ticket: TicketRow,
  { packages, key }: { packages: readonly PackageRow[]; key: string | undefined },
): ShownTicket {
  const row = packages.find(({ id }) => id === ticket.packageId)
  const sessions =
    row && row.sessions.length > 0 ? of.sessions.filter(({ id }) => row.sessions.includes(id)) : of.sessions
  return {
    id: ticket.id,
    shortCode: shortCode(registration.number, ticket.no),
    package: pickText(row?.title, locale),
    sessions: describeSessions(sessions, locale),
    inclusions: (row?.inclusions ?? []).map(({ text }) => pickText(text, locale)),
    attendee: ticket.attendee,
    status: ticket.status,
    ...(key !== undefined && ticket.status === 'valid' ? { qr: qrOf(key, ticket) } : {}),
  }
}
