import type { ReactNode } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { useLocale, useSpace } from '../boot'
import { formatDate } from '../format'
import { Icon } from '../icon'
import styles from './day-list.module.css'

type Props<Row> = {
  rows: readonly Row[]
  /** ISO 8601. */ at: (row: Row) => string
  /** Level of the day headings. */ level: number
  isChanging: boolean
  /** An `li`. */ children: (row: Row) => ReactNode
}

/** Icon for the kind of an entry. */
export function DaySign({ icon, tone }: { icon: IconName; tone?: 'success' | undefined }) {
  return (
    <span className={styles.sign} data-tone={tone} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}

/** Entries grouped by day in the site's time zone, in the given order. */
export function DayList<Row>({ rows, at, level, isChanging, children }: Props<Row>) {
  const locale = useLocale()
  const { timeZone } = useSpace()
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4' | 'h5'
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = formatDate(at(row), locale, { timeZone, style: 'long' })
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return (
    <div className={styles.days} aria-busy={isChanging || undefined}>
      {[...days].map(([day, each]) => (
        <section key={day} aria-label={day}>
          <Heading className={styles.date}>{day}</Heading>
          <ul role="list" className={styles.rows}>
            {each.map(children)}
          </ul>
        </section>
      ))}
    </div>
  )
}
