import { useT } from '@kit/t'
import { type DayFilter, dayFilters } from './day-filter'
import { messages } from './messages'
import styles from './filter-bar.module.css'

type Props = {
  filter: DayFilter
  /** How many days of the month the filter leaves. */
  count: string
  onChange: (filter: DayFilter) => void
}

const labels = {
  all: messages.all,
  wanphra: messages.wanphra,
  good: messages.good,
  avoid: messages.avoid,
} as const

/** Which days of the month are shown. */
export function FilterBar({ filter, count, onChange }: Props) {
  const t = useT()
  return (
    <div className={styles.bar}>
      <div className={styles.choices} role="group" aria-label={t(messages.filter)}>
        {dayFilters.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.choice}
            aria-pressed={each === filter}
            onClick={() => onChange(each)}
          >
            {t(labels[each])}
          </button>
        ))}
      </div>
      <output className={styles.count}>{filter === 'all' ? '' : t(messages.count, { count })}</output>
    </div>
  )
}
