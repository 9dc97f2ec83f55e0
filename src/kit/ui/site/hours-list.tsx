import { useBoot, useSpace } from '../../boot'
import { useAfterMount } from '../../mounted'
import { useT } from '../../t'
import styles from './hours-list.module.css'
import { weekdayIn, weekdaysOf } from './weekdays'

const messages = { today: { en: 'today', th: 'วันนี้' } }

type Props = {
  hours: readonly {
    days: string
    time: string
    /** 1 is Monday; parsed from the text when empty. */ weekdays?: readonly number[] | undefined
  }[]
}

/** Opening hours. Today's line is marked after mounting, because pages are cached longer than a day. */
export function HoursList({ hours }: Props) {
  const t = useT()
  const { locale } = useBoot()
  const { timeZone } = useSpace()
  const today = useAfterMount(() => weekdayIn(timeZone, new Date()))
  return (
    <dl className={styles.hours}>
      {hours.map(({ days, time, weekdays }) => {
        const isToday = today !== undefined && (weekdays?.length ? weekdays : weekdaysOf(days, locale)).includes(today)
        return (
          <div key={days} className={styles.line} data-today={isToday || undefined}>
            <dt className={styles.days}>
              {days}
              {isToday && <span className={styles.today}> {t(messages.today)}</span>}
            </dt>
            <dd className={styles.time}>{time}</dd>
          </div>
        )
      })}
    </dl>
  )
}
