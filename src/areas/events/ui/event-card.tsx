import type { EventCard as Card } from '@schemas/events/entities/event'
import { useLocale, useSpace } from '@kit/boot'
import { formatBaht, formatDate, formatDateRange, formatTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import styles from './event-card.module.css'
import { eventPath } from './event-paths'
import { eventTexts as texts } from './event-texts'

type Props = { event: Card; level: 2 | 3; sizes: string; look: 'cards' | 'rows' }

/** An event in a list; all of it leads to its page. */
export function EventCard({ event, level, sizes, look: variant }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const Heading = `h${level}` as 'h2' | 'h3'
  const { slug, title, summary, cover, startsAt, endsAt, venue, format, state, left, isFree, from } = event
  const opens = event.opens ? formatDate(event.opens, locale, { timeZone, style: 'short' }) : ''
  return (
    <article className={styles.card} data-look={variant} data-state={state}>
      <div className={styles.plate}>
        {cover ? (
          <Picture image={cover} sizes={sizes} ratio={variant === 'cards' ? 3 / 2 : 1} alt="" />
        ) : (
          <span className={styles.blank} aria-hidden>
            <span className={styles.day}>{formatDate(startsAt, locale, { timeZone, style: 'day-month' })}</span>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <p className={styles.when}>
          {formatDateRange(startsAt, endsAt, locale, { timeZone })} · {formatTime(startsAt, locale, { timeZone })}
        </p>
        <Heading className={styles.title}>
          <Link link={{ to: eventPath(slug) }} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        <p className={styles.where}>
          <Icon name={format === 'online' ? 'world' : 'map-pin'} /> {venue?.name || t(texts.formats[format])}
        </p>
        <div className={styles.foot}>
          <span className={styles.price}>
            {isFree ? t(texts.free) : from === undefined ? '' : t(texts.from, { amount: formatBaht(from, locale) })}
          </span>
          {state === 'open' ? (
            left !== undefined && (
              <Badge tone="warning">{t(left === 1 ? texts.oneLeft : texts.left, { count: left })}</Badge>
            )
          ) : (
            <Badge tone={state === 'soon' ? 'info' : state === 'cancelled' ? 'danger' : 'neutral'}>
              {t(texts.states[state], { date: opens })}
            </Badge>
          )}
        </div>
      </div>
    </article>
  )
}
