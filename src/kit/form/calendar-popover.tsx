import { type RefObject, useLayoutEffect, useRef } from 'react'
import { DayPicker, type Matcher } from 'react-day-picker'
import { buddhistYearOffset } from '@schemas/constants'
import { useLocale } from '../boot'
import { formatDate } from '../format'
import { dateNames } from '../format/date-names'
import { useT } from '../t'
import { Button } from '../ui/button'
import styles from './calendar-popover.module.css'

const messages = {
  label: { en: 'Calendar', th: 'ปฏิทิน' },
  previous: { en: 'Previous month', th: 'เดือนก่อน' },
  next: { en: 'Next month', th: 'เดือนถัดไป' },
  month: { en: 'Month', th: 'เดือน' },
  year: { en: 'Year', th: 'ปี' },
  today: { en: 'Today', th: 'วันนี้' },
  clear: { en: 'Clear', th: 'ล้าง' },
}

/** Years offered before and after today when no limit is set. */
const pastYears = 110
const futureYears = 20

type Props = {
  id: string
  anchor: RefObject<HTMLElement | null>
  /** Days are `YYYY-MM-DD`. */
  value: string
  min?: string | undefined
  max?: string | undefined
  today: string
  onChoose: (day: string) => void
  /** `hadFocus`: it is lost with the calendar. A press elsewhere has already moved it. */
  onClose: (hadFocus: boolean) => void
}

/** A month to choose a day from, with years in the reader's era; below its field, or as a sheet on phones. */
export function CalendarPopover({ id, anchor, value, min, max, today, onChoose, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover()
    const place = () => placeAt(element, anchor.current)
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
    }
  }, [anchor])
  const choose = (day: string) => {
    onChoose(day)
    onClose(true)
  }
  const selected = dateOf(value)
  const now = dateOf(today) ?? new Date(2000, 0, 1)
  const first = dateOf(min) ?? new Date(now.getFullYear() - pastYears, 0, 1)
  const last = dateOf(max) ?? new Date(now.getFullYear() + futureYears, 11, 31)
  const disabled: Matcher[] = [{ before: first }, { after: last }]
  const { months, shortWeekdays } = dateNames[locale]
  const yearText = (date: Date) => String(date.getFullYear() + (locale === 'th' ? buddhistYearOffset : 0))
  const isInside = (date: Date) => date >= first && date <= last
  return (
    <div
      ref={panel}
      id={id}
      // Escape and a press outside close it.
      popover="auto"
      role="dialog"
      aria-label={t(messages.label)}
      className={styles.panel}
      onToggle={(event) => {
        if (event.newState !== 'closed') return
        const { activeElement: focused } = document
        onClose(focused === document.body || event.currentTarget.contains(focused))
      }}
    >
      <DayPicker
        mode="single"
        required={false}
        autoFocus
        fixedWeeks
        showOutsideDays
        captionLayout="dropdown"
        navLayout="around"
        classNames={classes}
        selected={selected}
        defaultMonth={selected ?? (isInside(now) ? now : first)}
        startMonth={first}
        endMonth={last}
        disabled={disabled}
        today={now}
        reverseYears={dateOf(max) !== undefined}
        formatters={{
          formatMonthDropdown: (month) => months[month.getMonth()] ?? '',
          formatYearDropdown: yearText,
          formatCaption: (month) => `${months[month.getMonth()] ?? ''} ${yearText(month)}`,
          formatWeekdayName: (day) => shortWeekdays[day.getDay()] ?? '',
        }}
        labels={{
          labelPrevious: () => t(messages.previous),
          labelNext: () => t(messages.next),
          labelMonthDropdown: () => t(messages.month),
          labelYearDropdown: () => t(messages.year),
          labelDayButton: (day) => formatDate(dayText(day), locale, { style: 'full' }),
          labelGrid: (month) => `${months[month.getMonth()] ?? ''} ${yearText(month)}`,
          labelWeekday: (day) => dateNames[locale].weekdays[day.getDay()] ?? '',
          labelNav: () => '',
        }}
        onSelect={(_date, chosen) => choose(dayText(chosen))}
      />
      <div className={styles.foot}>
        <Button look="quiet" size="s" onClick={() => choose('')}>
          {t(messages.clear)}
        </Button>
        <Button look="quiet" size="s" disabled={!isInside(now)} onClick={() => choose(today)}>
          {t(messages.today)}
        </Button>
      </div>
    </div>
  )
}

const classes = {
  root: styles.root ?? '',
  months: styles.months ?? '',
  month: styles.month ?? '',
  month_caption: styles.caption ?? '',
  dropdowns: styles.dropdowns ?? '',
  dropdown_root: styles.dropdownRoot ?? '',
  dropdown: styles.dropdown ?? '',
  caption_label: styles.captionLabel ?? '',
  button_previous: styles.previous ?? '',
  button_next: styles.next ?? '',
  chevron: styles.chevron ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  day_button: styles.dayButton ?? '',
  selected: styles.selected ?? '',
  today: styles.today ?? '',
  outside: styles.outside ?? '',
  disabled: styles.disabled ?? '',
}

/** Calendar dates are local midnights here, as the library has them. */
function dateOf(day: string | undefined): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  return year ? new Date(Number(year), Number(month) - 1, Number(date)) : undefined
}

const dayText = (date: Date) =>
  `${String(date.getFullYear()).padStart(4, '0')}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

const gap = 6

/** Below the field where there is room, otherwise above; phones get a sheet by the style sheet. */
function placeAt(panel: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return
  const { left, top, bottom } = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const isBelow = bottom + gap + height <= innerHeight || top - gap - height < 0
  panel.style.setProperty('--left', `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`)
  panel.style.setProperty('--top', `${isBelow ? bottom + gap : top - gap - height}px`)
}
