import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useBoot } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { formatDate } from '@kit/format'
import { dateNames } from '@kit/format/date-names'
import { useT } from '@kit/t'
import { digitsOf } from '@areas/hora/ui/degree-text'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import {
  dayAfter,
  dayNumber,
  holyDayText,
  sameDayIn,
  type MonthDay,
  moonMarks,
  moonText,
  shortLunar,
} from './day-texts'
import { messages } from './messages'
import styles from './view.module.css'

type Month = { year: number; month: number }
type Props = {
  label: string
  days: readonly MonthDay[]
  today: string | undefined
  chosen: string | undefined
  numerals: Numerals
  /** Whether the day is highlighted as one that a filter asks for. */
  isMarked: (day: MonthDay) => boolean
  previous: Month | null
  next: Month | null
  onGo: (to: Month) => void
  onChoose: (date: string) => void
}

/** Weeks of a month from Sunday on; null before its first day and after its last. */
export function weeksOf(days: readonly MonthDay[]): (MonthDay | null)[][] {
  const cells: (MonthDay | null)[] = [...Array.from({ length: days[0]?.weekday ?? 0 }, () => null), ...days]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** A month as a table of weeks. One day takes the focus; keys move it, also into the months beside. */
export function MonthGrid(props: Props) {
  const { label, days, today, chosen, numerals, isMarked, previous, next, onGo, onChoose } = props
  const t = useT()
  const { locale } = useBoot()
  const digits = digitsOf(numerals)
  const table = useRef<HTMLTableElement>(null)
  const [current, setCurrent] = useState<string>()
  // The day to focus once its month has arrived.
  const awaited = useRef<string>(undefined)
  const { weekdays, shortWeekdays } = dateNames[locale]
  const focusable = [current, chosen, today, days[0]?.date].find((date) => days.some((day) => day.date === date))
  const focus = (date: string) => table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
  useEffect(() => {
    if (!days.some(({ date }) => date === awaited.current)) return
    if (awaited.current) focus(awaited.current)
    awaited.current = undefined
  }, [days])
  const move = (event: KeyboardEvent, { date, weekday }: MonthDay) => {
    const { key } = event
    const step = key === 'Home' ? -weekday : key === 'End' ? 6 - weekday : steps[key]
    const turn = key === 'PageUp' ? previous : key === 'PageDown' ? next : undefined
    const target = turn ? sameDayIn(turn, date) : step === undefined ? undefined : dayAfter(date, step)
    if (target === undefined) return
    event.preventDefault()
    if (days.some((day) => day.date === target)) {
      focus(target)
      return
    }
    const to = target < date ? previous : next
    if (!to) return
    awaited.current = target
    onGo(to)
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
                  data-marked={isMarked(day) || undefined}
                  data-today={day.date === today || undefined}
                >
                  <button
                    type="button"
                    className={styles.day}
                    data-date={day.date}
                    aria-pressed={day.date === chosen}
                    tabIndex={day.date === focusable ? 0 : -1}
                    onClick={() => onChoose(day.date)}
                    onFocus={() => setCurrent(day.date)}
                    onKeyDown={(event) => move(event, day)}
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
