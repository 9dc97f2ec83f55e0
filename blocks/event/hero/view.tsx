import { eventTexts } from '@areas/events/ui/event-texts'
import { LoadProblem } from '@areas/events/ui/load-problem'
import { useLocale, useSpace } from '@kit/boot'
import { formatDateRange, formatTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const outcome = data?.event
  if (!outcome?.ok) return <LoadProblem message={outcome ? outcome.error.message : t(eventTexts.missing)} />
  const { title, summary, cover, startsAt, endsAt, venue, format, status, tags } = outcome.value.event
  const mapQuery = venue && [venue.name, venue.address].filter(Boolean).join(', ')
  return (
    <article className={styles.hero} aria-labelledby={`${blockId}-title`}>
      <nav aria-label={t(texts.path)} className={styles.path}>
        <Link link={{ to: '/event' }}>{t(eventTexts.all)}</Link>
      </nav>
      {(status === 'cancelled' || status === 'draft' || status === 'live') && (
        <Badge tone={status === 'cancelled' ? 'danger' : status === 'live' ? 'success' : 'warning'}>
          {t(eventTexts.eventStatuses[status])}
        </Badge>
      )}
      <h1 id={`${blockId}-title`} className={styles.title}>
        {title}
      </h1>
      {summary && <p className={styles.summary}>{summary}</p>}
      <ul role="list" className={styles.facts} aria-label={t(texts.facts)}>
        <li>
          <Icon name="calendar-event" />
          <span>
            {formatDateRange(startsAt, endsAt, locale, { timeZone, style: 'long' })}{' '}
            <span className={styles.soft}>{formatTime(startsAt, locale, { timeZone })}</span>
          </span>
        </li>
        <li>
          <Icon name={format === 'online' ? 'world' : 'map-pin'} />
          <span>
            {venue ? (
              <>
                {venue.name}
                {venue.address && <span className={styles.soft}> {venue.address}</span>}{' '}
                <Link
                  link={{
                    to: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery ?? '')}`,
                    external: true,
                    newTab: true,
                  }}
                >
                  {t(texts.map)}
                </Link>
              </>
            ) : (
              t(eventTexts.formats[format])
            )}
          </span>
        </li>
      </ul>
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Badge key={tag} look="outline" link={{ to: `/event?tag=${encodeURIComponent(tag)}` }}>
              {tag}
            </Badge>
          ))}
        </p>
      )}
      {cover && (
        <div className={styles.cover}>
          <Picture image={cover} sizes="(min-width: 1024px) 48rem, 92vw" priority alt="" />
        </div>
      )}
    </article>
  )
}
