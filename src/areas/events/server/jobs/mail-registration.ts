import { and, eq } from 'drizzle-orm'
import { defineJob } from '@gateway/jobs/define-job'
import { queueMail } from '@gateway/mail/queue-mail'
import { siteOrigin } from '@gateway/mail/site-origin'
import { pickText } from '@schemas/layout/pick-text'
import { openCode } from '../domain/codes'
import { dayText, timeText } from '../domain/day-text'
import { mailJob } from '../domain/register/mail-job'
import { registrationMail } from '../mail/registration-mail'
import { event, eventRegistration, eventTicket } from '../tables'

/** Mails about a registration, with the link to its page, in the person’s language. */
export const job = defineJob({
  ...mailJob,
  title: { en: 'Mail about a registration', th: 'อีเมลแจ้งเรื่องการลงทะเบียน' },
  run: async (
    tx,
    { site: siteId, servedSite: site, services, afterCommit },
    { registration: id, kind, ticket: ticketId },
  ) => {
    const [row] = await tx
      .select({ registration: eventRegistration, of: event })
      .from(eventRegistration)
      .innerJoin(event, and(eq(event.siteId, eventRegistration.siteId), eq(event.id, eventRegistration.eventId)))
      .where(eq(eventRegistration.id, id))
    const [ticket] =
      ticketId === undefined ? [] : await tx.select().from(eventTicket).where(eq(eventTicket.id, ticketId))
    if (!row || !site || (ticketId !== undefined && !ticket)) return
    const { registration, of } = row
    const email = ticket ? ticket.email : registration.email
    // Without an address, as after the retention, no mail is sent.
    if (email === null) return
    const code = ticket
      ? openCode(services.seal, ticket.codeSealed, { site: siteId, table: 'event_ticket', row: ticket.id })
      : openCode(services.seal, registration.codeSealed, { site: siteId, table: 'event_registration', row: id })
    if (code === undefined) return
    const { locale } = registration
    const place = { locale, timeZone: site.space.timeZone }
    const venue = of.venue ? [pickText(of.venue.name, locale), pickText(of.venue.address, locale)] : []
    const origin = siteOrigin(services.settings, site)
    await queueMail(tx, services, site, {
      purpose: 'event',
      to: {
        email,
        name: ticket ? ticket.attendee : registration.name,
        locale,
        ...(ticket || registration.personId === null ? {} : { id: registration.personId }),
      },
      text: registrationMail(kind, locale, {
        url: `${origin}/event/ticket/${code}`,
        values: {
          event: pickText(of.title, locale),
          number: registration.number,
          from: registration.name,
          when: `${dayText(of.startsAt, place)} ${timeText(of.startsAt, place)}`,
          where: venue.filter(Boolean).join(', '),
        },
      }),
    })
    afterCommit(services.wakeMail)
  },
})
