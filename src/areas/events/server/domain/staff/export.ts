import { and, asc, eq, gt } from 'drizzle-orm'
import { csvFile } from '@schemas/csv-file'
import { recordAudit } from '@gateway/audit/audit'
import { isAnswerField } from '@schemas/layout/check-answers'
import { pickText } from '@schemas/layout/pick-text'
import type { Locale } from '@schemas/layout/locale'
import { fieldsFor, openAnswers } from '../answers/split-answers'
import type { Actor } from '../actor'
import { shortCode } from '../codes'
import { eventError } from '../messages'
import {
  eventPackage,
  eventRegistration,
  eventTicket,
  type EventRow,
  type RegistrationRow,
  type TicketRow,
} from '../../tables'
import { findEvent } from './describe-edited'

const headings = {
  th: ['เลขที่', 'ตั๋ว', 'สถานะ', 'ผู้ลงทะเบียน', 'ผู้เข้าร่วม', 'อีเมล', 'โทรศัพท์', 'แพ็กเกจ', 'ลงทะเบียนเมื่อ'],
  en: ['Number', 'Ticket', 'Status', 'Registered by', 'Attendee', 'E-mail', 'Phone', 'Package', 'Registered'],
} satisfies Record<Locale, string[]>

const batch = 500

/** The rows of an export, a batch at a time; who exports, and why, is in the audit log. Throws CallError. */
export async function beginExport(actor: Actor, { event: id, reason }: { event: string; reason?: string | undefined }) {
  const { db, site, person, locale, isAdmin } = actor
  const of = await findEvent(actor, id)
  if (reason !== undefined && !isAdmin) throw eventError('adminsExport', locale)
  await recordAudit(db, {
    site,
    person,
    action: 'event-export',
    subject: `event:${of.slug}`,
    after: reason === undefined ? {} : { reason },
  })
  return {
    of,
    head: csvFile([[...headings[locale], ...columnsOf(of, locale, reason !== undefined).map(({ label }) => label)]]),
  }
}

/** Questions whose answers are in the file: sealed and sensitive ones only with a reason. */
const columnsOf = (of: EventRow, locale: Locale, isWhole: boolean) =>
  (['registration', 'ticket'] as const).flatMap((per) =>
    fieldsFor(of.questions, per, locale).flatMap((field) => {
      if (!isAnswerField(field)) return []
      const rule = of.questions.rules[field.name]
      return isWhole || !(rule?.sensitive || rule?.sealed) ? [{ name: field.name, label: field.label }] : []
    }),
  )

export async function nextRows(
  actor: Actor,
  of: EventRow,
  { after, isWhole }: { after: string; isWhole: boolean },
): Promise<{ text: string; last: string | undefined }> {
  const { db, locale } = actor
  const columns = columnsOf(of, locale, isWhole)
  const rows = await db
    .select({ registration: eventRegistration, ticket: eventTicket, title: eventPackage.title })
    .from(eventTicket)
    .innerJoin(
      eventRegistration,
      and(eq(eventRegistration.siteId, eventTicket.siteId), eq(eventRegistration.id, eventTicket.registrationId)),
    )
    .innerJoin(
      eventPackage,
      and(eq(eventPackage.siteId, eventTicket.siteId), eq(eventPackage.id, eventTicket.packageId)),
    )
    .where(and(eq(eventTicket.eventId, of.id), gt(eventTicket.id, after)))
    .orderBy(asc(eventTicket.id))
    .limit(batch)
  const lines = rows.map(({ registration, ticket, title }) => {
    const answers = isWhole ? openAll(actor, registration, ticket) : { ...registration.answers, ...ticket.answers }
    return [
      registration.number,
      shortCode(registration.number, ticket.no),
      registration.status,
      registration.name,
      ticket.attendee,
      registration.email ?? '',
      registration.phone ?? '',
      pickText(title, locale),
      registration.createdAt.toISOString(),
      ...columns.map(({ name }) => textOf(answers[name])),
    ]
  })
  return {
    // The byte-order mark is at the beginning alone.
    text: lines.length === 0 ? '' : csvFile(lines).slice(1),
    last: rows.length < batch ? undefined : rows.at(-1)?.ticket.id,
  }
}

const openAll = ({ site, seal }: Actor, registration: RegistrationRow, ticket: TicketRow) => ({
  ...openAnswers(registration, seal, { site, table: 'event_registration', row: registration.id }),
  ...openAnswers(ticket, seal, { site, table: 'event_ticket', row: ticket.id }),
})

const textOf = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : Array.isArray(value)
      ? value.join('; ')
      : typeof value === 'string'
        ? value
        : JSON.stringify(value)
