import { useLocale } from '@kit/boot'
import { formatDate } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { digitsOf } from '@areas/hora/ui/degree-text'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { lunarText } from '@areas/hora/ui/texts/lunar-text'
import { dayNumber, holyDayText, type MonthDay, moonMarks, moonText } from './day-texts'
import { messages } from './messages'
import { RuleDots } from './month-grid'
import styles from './view.module.css'

type Props = {
  days: readonly MonthDay[]
  today: string | undefined
  chosen: string | undefined
  numerals: Numerals
  isMarked: (day: MonthDay) => boolean
  onChoose: (date: string) => void
}

/** The days of a month one below the other, for phones. */
export function Agenda({ days, today, chosen, numerals, isMarked, onChoose }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <ol className={styles.agenda} role="list">
      {days.map((day) => (
        <li key={day.date} data-marked={isMarked(day) || undefined} data-today={day.date === today || undefined}>
          <button type="button" aria-pressed={day.date === chosen} onClick={() => onChoose(day.date)}>
            <span className={styles.agendaDay}>
              <span className={styles.agendaNumber}>{digitsOf(numerals)(dayNumber(day))}</span>
              <span className={styles.soft}>{formatDate(day.date, locale, { style: 'weekday' })}</span>
            </span>
            <span className={styles.agendaText}>
              <span className={styles.agendaLunar}>
                {day.lunar && lunarText(day.lunar, locale, numerals)}
                {day.lunar?.wanphra && (
                  <Badge tone="accent" size="s">
                    {t(messages.wanphra)}
                  </Badge>
                )}
              </span>
              {day.holyDay && <strong>{holyDayText(day)}</strong>}
              {day.moon && (
                <span className={styles.soft}>
                  <span aria-hidden>{moonMarks[day.moon.phase]}</span> {moonText(day, t, numerals)}
                </span>
              )}
              <RuleDots day={day} isNamed />
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
