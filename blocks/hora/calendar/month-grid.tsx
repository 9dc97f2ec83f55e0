import { type KeyboardEvent, useRef } from 'react'
import { useBoot } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { formatDate } from '@kit/format'
import { dateNames } from '@kit/format/date-names'
import { useT } from '@kit/t'
import { digitsOf } from '@areas/hora/ui/degree-text'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { dayNumber, holyDayText, type MonthDay, moonMarks, moonText, shortLunar } from './day-texts'
import { messages } from './messages'
import styles from './view.module.css'

type Props = {
  label: string
  days: readonly MonthDay[]
  today: string | undefined
  chosen: string | undefined
  numerals: Numerals
  onChoose: (date: string) => void
}

/** Weeks of a month from Sunday on; null before its first day and after its last. */
export function weeksOf(days: readonly MonthDay[]): (MonthDay | null)[][] {
  const cells: (MonthDay | null)[] = [...Array.from({ length: days[0]?.weekday ?? 0 }, () => null), ...days]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A month as a table of weeks. One day takes the focus; the arrow keys move it. */
export function MonthGrid({ label, days, today, chosen, numerals, onChoose }: Props) {
  const t = useT()
  const { locale } = useBoot()
  const digits = digitsOf(numerals)
  const table = useRef<HTMLTableElement>(null)
  const { weekdays, shortWeekdays } = dateNames[locale]
  const focusable = [chosen, today, days[0]?.date].find((date) => days.some((day) => day.date === date))
  const move = (event: KeyboardEvent, date: string) => {
    const step = steps[event.key]
    if (step === undefined) return
    const index = days.findIndex((day) => day.date === date) + step
    const next = days[index]
    if (!next) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-date="${next.date}"]`)?.focus()
  }
  return (
    <table ref={table} className={styles.grid}>
      <caption className="visually-hidden">
        {label}. {t(messages.keys)}
      </caption>
      <thead>
        <tr>
          {weekdays.map((name, index) => (
            <th key={name} scope="col" abbr={name}>
              {shortWeekdays[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, index) =>
              day ? (
                <td
                  key={day.date}
                  data-wanphra={day.lunar?.wanphra || undefined}
                  data-today={day.date === today || undefined}
                >
                  <button
                    type="button"
                    className={styles.day}
                    data-date={day.date}
                    aria-pressed={day.date === chosen}
                    tabIndex={day.date === focusable ? 0 : -1}
                    onClick={() => onChoose(day.date)}
                    onKeyDown={(event) => move(event, day.date)}
                  >
                    <span className={styles.number}>
                      <span className="visually-hidden">{formatDate(day.date, locale, { style: 'full' })}</span>
                      <span aria-hidden>{digits(dayNumber(day))}</span>
                    </span>
                    {day.moon && (
                      <span className={styles.moon} title={moonText(day, t, numerals)}>
                        <span aria-hidden>{moonMarks[day.moon.phase]}</span>
                        <span className="visually-hidden">{moonText(day, t, numerals)}</span>
                      </span>
                    )}
                    <span className={styles.lunar}>{shortLunar(day, t, numerals)}</span>
                    {day.lunar?.wanphra && !day.holyDay && (
                      <span className={styles.wanphra}>{t(messages.wanphra)}</span>
                    )}
                    {day.holyDay && <span className={styles.holy}>{holyDayText(day)}</span>}
                    <RuleDots day={day} />
                  </button>
                </td>
              ) : (
                <td key={index} className={styles.empty}>
                  <span className="visually-hidden">–</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the books say of a day: sought, or avoided. */
export function RuleDots({ day, isNamed }: { day: MonthDay; isNamed?: boolean }) {
  const rules = day.rules.filter(({ kind }) => kind !== 'info')
  if (rules.length === 0) return null
  return (
    <span className={classNames(styles.rules, isNamed && styles.named)}>
      {rules.map(({ key, kind, name }) => (
        <span key={key} className={styles.rule} data-kind={kind}>
          {name}
        </span>
      ))}
    </span>
  )
}
