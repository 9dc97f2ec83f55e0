import type { ReactNode } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import type { LinkTarget } from '@schemas/layout/link-target'
import { useBoot, usePage } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { saveBlob } from '@kit/download-file'
import { dateNames } from '@kit/format/date-names'
import { zonedParts } from '@schemas/zoned-parts'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useAfterMount } from '@kit/mounted'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button, ButtonLink } from '@kit/ui/button'
import { mapLink } from '@kit/ui/site/contact-methods'
import surface from '@kit/ui/surface.module.css'
import { calendarFile, googleCalendarAddress } from './calendar'
import { eventWhen, isEventOver } from './event-time'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({
  blockId,
  name,
  level,
  text,
  image,
  from,
  until,
  wholeDay,
  cancelled,
  place,
  address,
  point,
  organiser,
  price,
  button,
  calendar,
  look: variant,
}: Props) {
  const t = useT()
  const { locale, now, space, site } = useBoot()
  const { timeZone } = space
  const canonical = usePage()?.head.canonical ?? ''
  const time = { from, until, wholeDay }
  // The page may have been cached since before the end, so the browser checks again.
  const isOverNow = useAfterMount(() => isEventOver(time, Date.now(), timeZone))
  const isOver = isOverNow ?? (now !== undefined && isEventOver(time, Date.parse(now), timeZone))
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4'
  const day = zonedParts(from, timeZone)
  const event = {
    uid: `${blockId}@${site.hostname}`,
    name,
    text: text ?? '',
    place: [place, address].filter(Boolean).join(', '),
    address: canonical,
    time,
    timeZone,
  }
  const isOpen = !cancelled && !isOver
  const map = point ? mapLink(point) : address ? searchedOnMap(`${place ? `${place}, ` : ''}${address}`) : undefined
  return (
    <article
      className={classNames(styles.event, variant === 'card' && surface.surface)}
      data-look={variant}
      aria-labelledby={`${blockId}-name`}
    >
      <div className={styles.inner}>
        {image && (
          <div className={styles.media}>
            <Picture image={image} sizes="(min-width: 1024px) 32rem, 100vw" />
          </div>
        )}
        <div className={styles.body}>
          <div className={styles.head}>
            {day && (
              // The date is repeated as text below.
              <span className={styles.day} aria-hidden>
                <b>{day.day}</b>
                <span>{dateNames[locale].shortMonths[day.month - 1]}</span>
              </span>
            )}
            <div className={styles.names}>
              {(cancelled || isOver) && (
                <Badge tone={cancelled ? 'danger' : 'neutral'}>{t(cancelled ? texts.cancelled : texts.over)}</Badge>
              )}
              <Heading id={`${blockId}-name`} className={styles.name} data-cancelled={cancelled || undefined}>
                {name}
              </Heading>
            </div>
          </div>
          {text && <p className={styles.text}>{text}</p>}
          <dl className={styles.facts}>
            <Fact icon="clock" label={t(texts.when)}>
              <time dateTime={from}>{eventWhen(time, locale, timeZone)}</time>
            </Fact>
            {(place || address) && (
              <Fact icon="map-pin" label={t(texts.where)}>
                {place && <span className={styles.place}>{place}</span>}
                {address && <span className={styles.address}>{address}</span>}
                {map && (
                  <Link link={map} className={styles.map}>
                    {t(texts.map)}
                    <Icon name="arrow-up-right" size="1.1em" />
                  </Link>
                )}
              </Fact>
            )}
            {organiser && (
              <Fact icon="users" label={t(texts.who)}>
                {organiser}
              </Fact>
            )}
            {price && (
              <Fact icon="ticket" label={t(texts.price)}>
                {price}
              </Fact>
            )}
          </dl>
          {isOpen && (button || calendar) && (
            <div className={styles.actions}>
              {button && <ButtonLink link={button.link}>{button.text}</ButtonLink>}
              {calendar && (
                <>
                  <Button
                    look="secondary"
                    icon="calendar-event"
                    className={styles.file ?? ''}
                    onClick={() =>
                      saveBlob(
                        new Blob([calendarFile(event, Date.now())], { type: 'text/calendar;charset=utf-8' }),
                        'event.ics',
                      )
                    }
                  >
                    {t(texts.file)}
                  </Button>
                  <ButtonLink look="quiet" link={{ to: googleCalendarAddress(event), external: true, newTab: true }}>
                    {t(texts.google)}
                  </ButtonLink>
                </>
              )}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <Icon name={icon} label={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function searchedOnMap(query: string): LinkTarget {
  return {
    to: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`,
    external: true,
    newTab: true,
  }
}
