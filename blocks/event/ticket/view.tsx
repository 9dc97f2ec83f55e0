import { useState } from 'react'
import type { ShownRegistration } from '@schemas/events/entities/registration'
import { eventPath } from '@areas/events/ui/event-paths'
import { eventTexts } from '@areas/events/ui/event-texts'
import { saveCalendar } from '@areas/events/ui/save-calendar'
import { SessionList } from '@areas/events/ui/session-list'
import { useLocale, usePage, useSpace } from '@kit/boot'
import { formatTime } from '@kit/format'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button, ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { OwnData } from './own-data'
import type { Props } from './schema'
import { texts } from './texts'
import { TicketCard } from './ticket-card'
import styles from './view.module.css'

const tones = {
  requested: 'info',
  pending: 'warning',
  confirmed: 'success',
  declined: 'neutral',
  expired: 'neutral',
  cancelled: 'danger',
} as const

export function View({ blockId, data }: Props) {
  const t = useT()
  const page = usePage()
  const outcome = data?.registration
  if (!outcome?.ok)
    return (
      <EmptyState
        icon="ticket"
        title={t(texts.ended)}
        isPage
        action={
          <ButtonLink look="secondary" link={{ to: '/event' }}>
            {t(texts.toEvents)}
          </ButtonLink>
        }
      >
        {t(texts.endedHint)}
      </EmptyState>
    )
  return <Tickets id={blockId} code={page?.params.code ?? ''} initial={outcome.value.registration} />
}

type TicketsProps = { id: string; code: string; initial: ShownRegistration }

function Tickets({ id, code, initial }: TicketsProps) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const [registration, setRegistration] = useState(initial)
  const { event, number, status, party, tickets, pay, payUntil } = registration
  return (
    <section className={styles.page} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <p className={styles.line}>
          <Badge tone={tones[status]}>{t(eventTexts.statuses[status])}</Badge>{' '}
          <span className={styles.soft}>{t(texts.number, { number })}</span>
        </p>
        <h1 id={`${id}-title`} className={styles.title}>
          <Link link={{ to: eventPath(event.slug) }}>{event.title}</Link>
        </h1>
        {event.venue && (
          <p>
            {event.venue.name} <span className={styles.soft}>{event.venue.address}</span>
          </p>
        )}
      </div>
      {event.status === 'cancelled' && <p role="status">{t(texts.eventCancelled)}</p>}
      {status === 'requested' && <p role="status">{t(texts.requested)}</p>}
      {(status === 'cancelled' || status === 'declined' || status === 'expired') && event.status !== 'cancelled' && (
        <p role="status">{t(texts.cancelled)}</p>
      )}
      {pay && (
        <div className={styles.pay}>
          {payUntil && <p>{t(texts.payUntil, { time: formatTime(payUntil, locale, { timeZone }) })}</p>}
          <ButtonLink size="l" icon="credit-card" link={{ to: pay }}>
            {t(texts.pay)}
          </ButtonLink>
        </div>
      )}
      {status === 'confirmed' && (
        <>
          <ul role="list" className={styles.tickets}>
            {tickets.map((ticket) => (
              <li key={ticket.id}>
                <TicketCard
                  code={code}
                  ticket={ticket}
                  isFixed={event.status === 'cancelled'}
                  onChanged={setRegistration}
                />
              </li>
            ))}
          </ul>
          {tickets.length === 0 && <p className={styles.soft}>{t(texts.noTickets)}</p>}
        </>
      )}
      <SessionList sessions={event.sessions} />
      <div className={styles.ways}>
        <Button look="secondary" icon="calendar-event" onClick={() => saveCalendar(event)}>
          {t(texts.calendar)}
        </Button>
        {event.onlineUrl && (
          <ButtonLink look="secondary" link={{ to: event.onlineUrl, external: true, newTab: true }}>
            {t(texts.online)}
          </ButtonLink>
        )}
        {event.openChatUrl && (
          <ButtonLink look="secondary" link={{ to: event.openChatUrl, external: true, newTab: true }}>
            {t(texts.openChat)}
          </ButtonLink>
        )}
      </div>
      {event.contact && <p className={styles.soft}>{t(texts.contact, { contact: event.contact })}</p>}
      <OwnData id={id} code={code} registration={registration} party={party} onChanged={setRegistration} />
    </section>
  )
}
