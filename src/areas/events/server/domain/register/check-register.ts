import { timingSafeEqual } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { phoneOf } from '@schemas/events/rules/contact-key'
import { mailAddressOf } from '@schemas/mail-address'
import { stateOfWindow } from '@schemas/events/rules/open-state'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { Actor } from '../actor'
import { dayText } from '../day-text'
import { eventError } from '../messages'
import { event, eventPackage, type EventRow, type PackageRow } from '../../tables'
import type { RegisterInput } from './register'

export type Chosen = { row: PackageRow; quantity: number }

/** By their bytes: texts of the same length need not have as many. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
export const isCode = (code: string | null, sent: string | undefined): boolean =>
  code !== null && sent !== undefined && isSame(code.toLowerCase(), sent.toLowerCase())

/** The event, locked against changes, if it takes registrations now. Throws CallError. */
export async function lockOpenEvent(
  { db, locale, now, timeZone }: Actor,
  { event: slug, code }: Pick<RegisterInput, 'event' | 'code'>,
): Promise<EventRow> {
  const [of] = await db.select().from(event).where(eq(event.slug, slug)).for('share')
  if (!of || of.status === 'draft' || of.status === 'archived') throw eventError('unknownEvent', locale)
  if (of.status === 'cancelled') throw eventError('cancelledEvent', locale)
  checkWindow({ opens: of.opens, closes: of.closes ?? of.endsAt }, { locale, now, timeZone })
  if (of.endsAt <= now)
    throw eventError('closedOn', locale, { values: { date: dayText(of.endsAt, { locale, timeZone }) } })
  if (of.mode === 'code' && !isCode(of.accessCode, code)) throw eventError('wrongCode', locale, { field: 'code' })
  return of
}

function checkWindow(
  window: { opens: Date | null; closes: Date | null },
  { locale, now, timeZone }: Pick<Actor, 'locale' | 'now' | 'timeZone'>,
): void {
  const state = stateOfWindow(window, now)
  if (state === 'soon' && window.opens)
    throw eventError('opensOn', locale, { values: { date: dayText(window.opens, { locale, timeZone }) } })
  if (state === 'closed' && window.closes)
    throw eventError('closedOn', locale, { values: { date: dayText(window.closes, { locale, timeZone }) } })
}

/** What was chosen, in the order of the packages. Throws CallError. */
export async function chosenPackages(actor: Actor, of: EventRow, input: RegisterInput): Promise<Chosen[]> {
  const { db, locale } = actor
  const rows = await db
    .select()
    .from(eventPackage)
    .where(and(eq(eventPackage.eventId, of.id), eq(eventPackage.archived, false)))
    .orderBy(asc(eventPackage.rank), asc(eventPackage.id))
  const wanted = new Map<string, number>()
  for (const { package: id, quantity } of input.packages) wanted.set(id, (wanted.get(id) ?? 0) + quantity)
  const chosen = rows.flatMap((row) => {
    const quantity = wanted.get(row.id)
    const isShown = row.visibility === 'public' || (row.visibility === 'code' && isCode(row.code, input.code))
    return quantity !== undefined && isShown ? [{ row, quantity }] : []
  })
  if (chosen.length !== wanted.size || chosen.length === 0)
    throw eventError('unknownPackage', locale, { field: 'packages' })
  for (const { row, quantity } of chosen) {
    checkWindow(row, actor)
    if (quantity < row.minEach || quantity > row.maxEach)
      throw eventError('wrongCount', locale, {
        field: 'packages',
        values: { min: row.minEach, max: row.maxEach, package: pickText(row.title, locale) },
      })
  }
  if (of.onePer === 'contact' && chosen.reduce((sum, { quantity }) => sum + quantity, 0) > 1)
    throw eventError('onePlace', locale, { field: 'packages' })
  return chosen
}

export type Contact = { name: string; email?: string; phone?: string }

/** A contact in stored form. Throws CallError. */
export function parseContact(
  { name, email = '', phone = '' }: RegisterInput['contact'],
  locale: Locale,
  { isOptional = false } = {},
): Contact {
  if (email.trim() === '' && phone.trim() === '' && !isOptional)
    throw eventError('contactNeeded', locale, { field: 'contact.email' })
  const [mail, number] = [mailAddressOf(email), phoneOf(phone)]
  if (email.trim() !== '' && mail === undefined) throw eventError('wrongEmail', locale, { field: 'contact.email' })
  if (phone.trim() !== '' && number === undefined) throw eventError('wrongPhone', locale, { field: 'contact.phone' })
  return { name, ...(mail === undefined ? {} : { email: mail }), ...(number === undefined ? {} : { phone: number }) }
}
