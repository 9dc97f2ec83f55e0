import type { OrderView } from '@schemas/commerce/entities/order-view'
import { useLocale, useTimeZone } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

/** What happened to the order, the latest first. */
export function Timeline({ order }: { order: OrderView }) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const events = order.events.filter(({ kind }) => texts.events[kind]).toReversed()
  return (
    <ol role="list" className={styles.timeline} aria-live="polite">
      {events.map(({ at, kind, reason }, index) => (
        <li key={at + kind + index}>
          <span className={styles.event}>{t(texts.events[kind] ?? { en: kind, th: kind })}</span>
          <time dateTime={at} className={styles.soft}>
            {formatDateTime(at, locale, { timeZone, style: 'short' })}
          </time>
          {reason && <span className={styles.soft}>{t(texts.reason, { reason })}</span>}
        </li>
      ))}
    </ol>
  )
}
