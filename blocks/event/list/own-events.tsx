import { call as mineCall } from '@client/events/calls/event/mine'
import { eventTexts } from '@areas/events/ui/event-texts'
import { eventPath, ticketPath } from '@areas/events/ui/event-paths'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { useCall } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

/** What the signed-in person has registered for. */
export function OwnEvents({ id }: { id: string }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { data } = useCall(mineCall, {})
  if (!data || data.registrations.length === 0) return null
  return (
    <section aria-labelledby={`${id}-own`} className={styles.own}>
      <h2 id={`${id}-own`} className={styles.ownTitle}>
        {t(texts.yours)}
      </h2>
      <ul role="list" className={styles.ownList}>
        {data.registrations.map(({ number, status, event, slug, startsAt, code }) => (
          <li key={number} className={styles.ownItem}>
            <Link link={{ to: code ? ticketPath(code) : eventPath(slug) }}>{event}</Link>
            <span className={styles.soft}>{formatDate(startsAt, locale, { timeZone, style: 'short' })}</span>
            <Badge tone={status === 'confirmed' ? 'success' : status === 'pending' ? 'warning' : 'neutral'}>
              {t(eventTexts.statuses[status])}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
