import { and, eq } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { eventRegistration, eventTicket, type RegistrationRow, type TicketRow } from '../../tables'
import { checkQr, secretOf } from './qr'

export type Found = { ticket: TicketRow; registration: RegistrationRow; isReplaced: boolean }

/** The ticket of a scanned QR or a typed short code. Undefined: nobody’s, forged, or of another event. */
export async function findTicket(db: Db, event: string, key: string, text: string): Promise<Found | undefined> {
  const code = text.trim().toUpperCase()
  const secret = secretOf(code)
  const [number = '', no = '1'] = code.split('-')
  const [row] = await db
    .select({ ticket: eventTicket, registration: eventRegistration })
    .from(eventTicket)
    .innerJoin(
      eventRegistration,
      and(eq(eventRegistration.siteId, eventTicket.siteId), eq(eventRegistration.id, eventTicket.registrationId)),
    )
    .where(
      and(
        eq(eventTicket.eventId, event),
        secret === undefined
          ? and(eq(eventRegistration.number, number), eq(eventTicket.no, /^\d{1,4}$/.test(no) ? Number(no) : 0))
          : eq(eventTicket.secret, secret),
      ),
    )
  if (!row) return undefined
  if (secret === undefined) return { ...row, isReplaced: false }
  const proof = checkQr(key, code, row.ticket)
  return proof === 'forged' ? undefined : { ...row, isReplaced: proof === 'replaced' }
}
