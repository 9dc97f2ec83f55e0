import type { ShownSession } from '@schemas/events/entities/event'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate, formatTime } from '@kit/format'
import styles from './session-list.module.css'

/** The days and hours of an event. */
export function SessionList({ sessions }: { sessions: readonly ShownSession[] }) {
  const locale = useLocale()
  const { timeZone } = useSpace()
  return (
    <ul role="list" className={styles.list}>
      {sessions.map(({ id, title, from, until }) => (
        <li key={id} className={styles.item}>
          <span className={styles.when}>
            {formatDate(from, locale, { timeZone, style: 'full' })}
            <span className={styles.hours}>
              {' '}
              {formatTime(from, locale, { timeZone })} – {formatTime(until, locale, { timeZone })}
            </span>
          </span>
          {title && <span className={styles.title}>{title}</span>}
        </li>
      ))}
    </ul>
  )
}
