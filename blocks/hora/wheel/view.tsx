import { useLocale } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { MethodLine } from '@areas/hora/ui/method-line'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { momentLines } from '@areas/hora/ui/moment-text'
import { PositionsTable } from '@areas/hora/ui/tables/positions-table'
import { Wheel } from '@areas/hora/ui/wheel/wheel'
import { messages } from './messages'
import type { Props } from './schema'
import styles from './view.module.css'

/** The chart of a fixed moment or of the current hour, drawn on the server. */
export function View({
  blockId,
  title,
  level,
  caption,
  moment,
  place,
  numerals: wanted,
  shape,
  size,
  table,
  data,
}: Props) {
  const t = useT()
  const locale = useLocale()
  const numerals = numeralsOf(wanted, locale)
  const found = data?.sky
  if (!found?.ok) return <EmptyState icon="planet" title={t(messages.failed)} />
  const sky = found.value
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4'
  const zone = place?.zone ?? sky.place.zone
  const name = t(messages.at, {
    place: place?.label ?? sky.place.label,
    moment: formatDateTime(sky.moment.utc, locale, { timeZone: zone, style: 'long' }),
  })
  const heading = title ?? (moment ? undefined : t(messages.now))
  return (
    <figure className={styles.block} data-size={size} aria-labelledby={heading ? `${blockId}-title` : undefined}>
      {heading && (
        <Heading id={`${blockId}-title`} className={styles.title}>
          {heading}
        </Heading>
      )}
      <Wheel
        chart={sky}
        name={name}
        numerals={numerals}
        shape={shape}
        centre={momentLines(sky.moment.utc, zone, locale, numerals)}
        className={styles.wheel}
      />
      <figcaption className={styles.caption}>
        {caption && <p>{caption}</p>}
        <p className={styles.moment}>{name}</p>
        <MethodLine method={sky.method} hasAscendant={sky.ascendant !== null} />
      </figcaption>
      {table && (
        <details className={styles.table}>
          <summary>{t(messages.table)}</summary>
          <PositionsTable chart={sky} numerals={numerals} />
        </details>
      )}
    </figure>
  )
}
