import { randomUUID } from 'node:crypto'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { sensitivePurpose } from '@schemas/events/entities/event-options'
import { contactKey } from '@schemas/events/rules/contact-key'
import type { ParsedInputOf } from '@schemas/call'
import type { call as registerCall } from '@schemas/events/calls/event/register'
import type { RegistrationStatus } from '@schemas/events/entities/registration-status'
import { currentPrice } from '@schemas/commerce/price/current-price'
import { dayIn } from '@schemas/zoned-parts'
import { checkedAnswers, hasSensitive, storeAnswers } from '../answers/split-answers'
import { purposesOf, recordConsents } from '../answers/consents'
import type { Actor } from '../actor'
import { hashCode, newCode, newNumber, sealCode } from '../codes'
import { newSecret } from '../door/qr'
import { eventError } from '../messages'
import { eventRegistration, eventTicket, type EventRow, type PackageRow } from '../../tables'
import { type Chosen, chosenPackages, lockOpenEvent, parseContact } from './check-register'
import { confirmRegistration, mailRegistration } from './lead'
import { noPlace } from './no-place'
import { orderTickets } from './order-tickets'
import { packagePrice } from './package-price'

export type RegisterInput = ParsedInputOf<typeof registerCall>
export type Registered = { code: string; number: string; status: RegistrationStatus; pay?: string }

/** Registers a party, whole or not at all. Throws CallError. */
export async function register(actor: Actor, input: RegisterInput): Promise<Registered> {
  const { db, site, now, locale, seal } = actor
  const of = await lockOpenEvent(actor, input)
  const chosen = await chosenPackages(actor, of, input)
  const contact = parseContact(input.contact, locale)
  const answers = checkAll(actor, of, input, chosen)
  const total = chosen.reduce((sum, { row, quantity }) => sum + currentPrice(packagePrice(row), now) * quantity, 0)
  if (input.seenTotal !== undefined && input.seenTotal !== total)
    throw eventError('newPrice', locale, { details: { total } })
  const id = randomUUID()
  const code = newCode()
  const person = actor.person !== undefined && (await lockActivePerson(db, actor.person)) ? actor.person : null
  const [row] = await db
    .insert(eventRegistration)
    .values({
      siteId: site,
      id,
      eventId: of.id,
      number: newNumber(),
      codeHash: hashCode(code),
      codeSealed: sealCode(seal, code, { site, table: 'event_registration', row: id }),
      personId: person,
      name: contact.name,
      email: contact.email ?? null,
      phone: contact.phone ?? null,
      oneContact: of.onePer === 'contact' ? contactKey(contact) : null,
      locale,
      quantity: chosen.reduce((sum, { quantity }) => sum + quantity, 0),
      total,
      createdAt: now,
      updatedAt: now,
      ...storeAnswers(of.questions, answers.party, seal, { site, table: 'event_registration', row: id }),
    })
    .onConflictDoNothing({
      target: [eventRegistration.siteId, eventRegistration.eventId, eventRegistration.oneContact],
    })
    .returning()
  if (!row) throw eventError('hasPlace', locale, { field: contact.email ? 'contact.email' : 'contact.phone' })
  await insertTickets(actor, {
    registration: id,
    of,
    seats: seatPeople(input, chosen),
    name: contact.name,
    answers: answers.people,
  })
  const shown = new Map(purposesOf(of, locale).map((purpose) => [purpose.id, purpose.text]))
  await recordConsents(
    actor,
    id,
    input.consents.flatMap(({ purpose, by }) => {
      const text = shown.get(purpose)
      return text === undefined ? [] : [{ purpose, by, act: 'given' as const, text, locale }]
    }),
  )
  const answer = { code, number: row.number }
  if (of.mode === 'approval') {
    await mailRegistration(actor, id, 'received')
    return { ...answer, status: 'requested' }
  }
  if (total > 0) {
    // Its mail is the order’s, which says where it is paid.
    return { ...answer, status: 'pending', pay: await orderTickets(actor, row, of) }
  }
  const missing = await confirmRegistration(actor, row)
  if (missing) throw noPlace(actor, missing, chosen)
  return { ...answer, status: 'confirmed' }
}

type AllAnswers = { party: Record<string, unknown>; people: Record<string, unknown>[] }

/** Checks the answers of the party and of each ticket. Throws CallError with a message for each that is wrong. */
function checkAll(
  { locale, now, timeZone }: Actor,
  of: EventRow,
  input: RegisterInput,
  chosen: readonly Chosen[],
): AllAnswers {
  const options = { locale, today: dayIn(now.getTime(), timeZone) }
  const fields: Record<string, string> = {}
  const party = checkedAnswers(of.questions, 'registration', input.answers, options)
  for (const [name, message] of Object.entries(party.errors)) fields[`answers.${name}`] = message
  const people = seatPeople(input, chosen).map(({ answers, index }, at) => {
    const checked = checkedAnswers(of.questions, 'ticket', answers, options)
    for (const [name, message] of Object.entries(checked.errors))
      fields[`people.${index ?? at}.answers.${name}`] = message
    return checked.answers
  })
  if (Object.keys(fields).length > 0) throw eventError('wrongAnswers', locale, { fields })
  const isSensitive = [party.answers, ...people].some((each) => hasSensitive(of.questions, each))
  if (isSensitive && !input.consents.some(({ purpose }) => purpose === sensitivePurpose))
    throw eventError('consentNeeded', locale, { field: 'consents' })
  return { party: party.answers, people }
}

type Seat = { row: PackageRow; name: string; answers: Record<string, unknown>; index: number | undefined }

/** A seat for each ticket, in the order of the packages, with the attendee who was named for it. */
function seatPeople({ people }: Pick<RegisterInput, 'people'>, chosen: readonly Chosen[]): Seat[] {
  return chosen.flatMap(({ row, quantity }) => {
    const named = people.map((each, index) => ({ ...each, index })).filter((each) => each.package === row.id)
    return Array.from({ length: quantity }, (_, at) => ({
      row,
      name: named[at]?.name ?? '',
      answers: named[at]?.answers ?? {},
      index: named[at]?.index,
    }))
  })
}

type NewTickets = {
  registration: string
  of: EventRow
  seats: readonly Seat[]
  name: string
  answers: readonly Record<string, unknown>[]
}

async function insertTickets(
  { db, site, now, seal }: Actor,
  { registration, of, seats, name, answers }: NewTickets,
): Promise<void> {
  await db.insert(eventTicket).values(
    seats.map((seat, at) => {
      const id = randomUUID()
      return {
        siteId: site,
        id,
        registrationId: registration,
        eventId: of.id,
        packageId: seat.row.id,
        no: at + 1,
        attendee: seat.name || name,
        secret: newSecret(),
        price: currentPrice(packagePrice(seat.row), now),
        changedAt: now,
        ...storeAnswers(of.questions, answers[at] ?? {}, seal, { site, table: 'event_ticket', row: id }),
      }
    }),
  )
}
