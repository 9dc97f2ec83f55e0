import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { buddhistYearOffset } from '@schemas/constants'
import { useLocale } from '../boot'
import { formatDate } from '../format'
import { dateNames } from '../format/date-names'
import { Icon } from '../icon'
import { useT } from '../t'
import { Button } from '../ui/button'
import { addDays, addMonths, type Day, weeksOfMonth } from './weeks'
import styles from './month-grid.module.css'

const messages = {
  previous: { en: 'Previous month', th: 'เดือนก่อน' },
  next: { en: 'Next month', th: 'เดือนถัดไป' },
  today: { en: 'Today', th: 'วันนี้' },
  more: { en: '{count} more', th: 'อีก {count} รายการ' },
  nothing: { en: 'Nothing on this day', th: 'ไม่มีรายการในวันนี้' },
}

type Props<Item> = {
  /** Shown month, `YYYY-MM`. */
  month: string
  onMonth: (month: string) => void
  today: Day
  /** The day whose items are listed below the grid on phones, and that Enter opens. */
  chosen: Day
  onChoose: (day: Day) => void
  items: readonly Item[]
  dayOf: (item: Item) => Day
  keyOf: (item: Item) => string
  /** An item of a day: a chip in the grid, a row in the list below. */
  renderItem: (item: Item, place: 'grid' | 'list') => ReactNode
  /** Beside the month's name. */
  actions?: ReactNode
  /** Of the month's name among the page's headings. */
  level?: 2 | 3
  /** A mark of a day, such as a holiday. */
  note?: (day: Day) => string | undefined
}

/** Items that a cell shows before "2 more". */
const maxShown = 3

/**
 * A month of days with what falls on them. Arrow keys move by day and week, Page Up and Page Down by month, Home and End
 * within the week; Enter chooses. On phones days carry dots, and the chosen day is listed below.
 */
export function MonthGrid<Item>(props: Props<Item>) {
  const { month, onMonth, today, chosen, onChoose, items, dayOf, keyOf, renderItem, actions, note, level = 3 } = props
  const t = useT()
  const locale = useLocale()
  const table = useRef<HTMLTableElement>(null)
  const focusNext = useRef<Day>(undefined)
  const { months, weekdays, shortWeekdays } = dateNames[locale]
  const byDay = new Map<Day, Item[]>()
  for (const item of items) byDay.set(dayOf(item), [...(byDay.get(dayOf(item)) ?? []), item])
  const [year = 0, monthNumber = 1] = month.split('-').map(Number)
  const title = `${months[monthNumber - 1] ?? ''} ${year + (locale === 'th' ? buddhistYearOffset : 0)}`
  const weeks = weeksOfMonth(month)
  const tabStop = [chosen, today, `${month}-01`].find((day) => day.startsWith(month))
  useEffect(() => {
    const day = focusNext.current
    focusNext.current = undefined
    if (day) cellOf(table.current, day)?.focus()
  }, [month])
  const go = (day: Day) => {
    if (day.startsWith(month)) return cellOf(table.current, day)?.focus()
    focusNext.current = day
    onMonth(day.slice(0, 7))
  }
  const press = (event: KeyboardEvent, day: Day) => {
    const target = targetOf(event.key, day)
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }
  const listed = byDay.get(chosen) ?? []
  const Heading = `h${level}` as 'h2' | 'h3'
  const ListHeading = `h${level + 1}` as 'h3' | 'h4'
  return (
    <section className={styles.frame}>
      <div className={styles.head}>
        <Heading className={styles.title} aria-live="polite">
          {title}
        </Heading>
        <div className={styles.acts}>
          <button
            type="button"
            className={styles.step}
            aria-label={t(messages.previous)}
            onClick={() => onMonth(addMonths(`${month}-01`, -1).slice(0, 7))}
          >
            <Icon name="chevron-left" />
          </button>
          <Button
            look="quiet"
            size="s"
            onClick={() => {
              onMonth(today.slice(0, 7))
              onChoose(today)
            }}
          >
            {t(messages.today)}
          </Button>
          <button
            type="button"
            className={styles.step}
            aria-label={t(messages.next)}
            onClick={() => onMonth(addMonths(`${month}-01`, 1).slice(0, 7))}
          >
            <Icon name="chevron-right" />
          </button>
          {actions}
        </div>
      </div>
      <table ref={table} className={styles.grid} aria-label={title}>
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
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const here = byDay.get(day) ?? []
                const rest = here.length - maxShown
                const noted = note?.(day)
                return (
                  <td
                    key={day}
                    data-outside={day.startsWith(month) ? undefined : ''}
                    data-today={day === today || undefined}
                    data-chosen={day === chosen || undefined}
                  >
                    <button
                      type="button"
                      className={styles.day}
                      data-day={day}
                      tabIndex={day === tabStop ? 0 : -1}
                      aria-pressed={day === chosen}
                      onClick={() => onChoose(day)}
                      onKeyDown={(event) => press(event, day)}
                    >
                      <span aria-hidden="true">{Number(day.slice(8))}</span>
                      <span className="visually-hidden">
                        {[formatDate(day, locale, { style: 'full' }), noted, here.length > 0 ? `(${here.length})` : '']
                          .filter(Boolean)
                          .join(' ')}
                      </span>
                    </button>
                    {noted && (
                      <span className={styles.note} title={noted} aria-hidden="true">
                        {noted}
                      </span>
                    )}
                    {here.length > 0 && (
                      <>
                        <ul className={styles.items}>
                          {here.slice(0, rest > 1 ? maxShown - 1 : maxShown).map((item) => (
                            <li key={keyOf(item)}>{renderItem(item, 'grid')}</li>
                          ))}
                        </ul>
                        {rest > 0 && (
                          <button type="button" className={styles.more} onClick={() => onChoose(day)}>
                            {t(messages.more, { count: here.length - (rest > 1 ? maxShown - 1 : maxShown) })}
                          </button>
                        )}
                        <span className={styles.dots} aria-hidden="true">
                          {here.slice(0, maxShown).map((item) => (
                            <i key={keyOf(item)} />
                          ))}
                        </span>
                      </>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.list}>
        <ListHeading className={styles.listTitle}>{formatDate(chosen, locale, { style: 'full' })}</ListHeading>
        {listed.length === 0 ? (
          <p className={styles.nothing}>{t(messages.nothing)}</p>
        ) : (
          <ul>
            {listed.map((item) => (
              <li key={keyOf(item)}>{renderItem(item, 'list')}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function targetOf(key: string, day: Day): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    case 'Home':
      return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
    case 'End':
      return addDays(day, 6 - new Date(`${day}T00:00:00Z`).getUTCDay())
    default:
      return undefined
  }
}

const cellOf = (table: HTMLElement | null, day: Day) => table?.querySelector<HTMLElement>(`[data-day="${day}"]`)
