import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import { useAddressState } from '@kit/address-state'
import { useLocale, usePage } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { dateNames } from '@kit/format/date-names'
import { Icon } from '@kit/icon'
import { useAfterMount } from '@kit/mounted'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import surface from '@kit/ui/surface.module.css'
import { monthCall } from '@areas/hora/ui/calls'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { Agenda } from './agenda'
import { DayPanel } from './day-panel'
import { type DayFilter, isWanted, withWantedRules } from './day-filter'
import { moonMarks, type MonthDay } from './day-texts'
import { FilterBar } from './filter-bar'
import { messages } from './messages'
import { MonthGrid } from './month-grid'
import { monthInput, monthText } from '@schemas/hora/rules/time/month-input'
import type { Props } from './schema'
import styles from './view.module.css'

type Month = { year: number; month: number }

const thaiClockMs = 7 * 3_600_000

/** The calendar of a month: lunar days, วันพระ, real phases of the Moon and what the books say. */
export function View({ title, intro, level, numerals: numeralChoice, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const numerals = numeralsOf(numeralChoice, locale)
  const digits = digitsOf(numerals)
  const requested = usePage()?.query.month ?? ''
  const [{ month: written }, change] = useAddressState(['month'])
  const [filter, setFilter] = useState<DayFilter>('all')
  const [chosen, setChosen] = useState<string>()
  // The page may have been cached, so that today is the browser's.
  const today = useAfterMount(() => new Date(Date.now() + thaiClockMs).toISOString().slice(0, 10))
  const first = data?.month?.ok && written === requested ? { initialData: data.month.value } : {}
  const {
    data: found,
    error,
    isFetching,
    refetch,
  } = useCall(monthCall, monthInput(written), {
    ...first,
    placeholderData: (before) => before,
  })
  const go = (to: Month | null | undefined) => to && change({ month: monthText(to) })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || (event.key !== 'PageUp' && event.key !== 'PageDown')) return
    const to = event.key === 'PageUp' ? found?.previous : found?.next
    event.preventDefault()
    go(to)
  }
  const link = (to: Month | null | undefined, name: string, icon: 'chevron-left' | 'chevron-right') =>
    to && (
      <a
        href={`?month=${monthText(to)}`}
        className={styles.step}
        aria-label={name}
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          go(to)
        }}
      >
        <Icon name={icon} />
      </a>
    )
  const failed = !found && (error ?? (data?.month && !data.month.ok ? data.month.error : undefined))
  const name = found ? dateNames[locale].months[found.month - 1] : ''
  const heading = found
    ? locale === 'th'
      ? `${name} พ.ศ. ${digits(found.be)}`
      : `${name} ${found.year} · BE ${found.be}`
    : ''
  const hasLunar = found?.days.some(({ lunar }) => lunar) ?? true
  const days = useMemo(() => found?.days.map((day) => withWantedRules(day, filter)) ?? [], [found, filter])
  const wanted = days.filter((day) => isWanted(day, filter))
  const shared = {
    today,
    chosen,
    numerals,
    isMarked: (day: MonthDay) => isWanted(day, filter === 'all' ? 'wanphra' : filter),
    onChoose: setChosen,
  }
  return (
    <div className={styles.page}>
      <SectionHeading title={title} intro={intro} level={level as 1 | 2 | 3} />
      {failed && (
        <EmptyState
          icon="calendar"
          title={t(messages.failed)}
          action={
            <Button look="secondary" icon="refresh" onClick={() => (written ? change({ month: '' }) : void refetch())}>
              {t(written ? messages.today : messages.retry)}
            </Button>
          }
        >
          {failed.message}
        </EmptyState>
      )}
      {found && (
        <section
          className={classNames(surface.surface, styles.calendar)}
          aria-label={heading}
          aria-busy={isFetching || undefined}
          onKeyDown={onKeyDown}
        >
          <header className={styles.head}>
            {link(found.previous, t(messages.previous), 'chevron-left')}
            <p className={styles.title} aria-live="polite">
              {heading}
              {locale === 'th' && <span className={styles.soft}>ค.ศ. {digits(found.year)}</span>}
            </p>
            {link(found.next, t(messages.next), 'chevron-right')}
            <span className={styles.now}>
              <Button look="secondary" size="s" icon="calendar-event" onClick={() => change({ month: '' })}>
                {t(messages.today)}
              </Button>
            </span>
          </header>
          <FilterBar filter={filter} count={digits(wanted.length)} onChange={setFilter} />
          <MonthGrid label={heading} days={days} previous={found.previous} next={found.next} onGo={go} {...shared} />
          {wanted.length > 0 ? <Agenda days={wanted} {...shared} /> : <p>{t(messages.noDays)}</p>}
          <footer className={styles.foot}>
            <ul className={styles.legend} role="list" aria-label={t(messages.legend)}>
              {(['new', 'first', 'full', 'last'] as const).map((phase) => (
                <li key={phase}>
                  <span aria-hidden>{moonMarks[phase]}</span> {t(messages[phase])}
                </li>
              ))}
              <li>
                <span className={styles.rule} data-kind="good" aria-hidden /> {t(messages.good)}
              </li>
              <li>
                <span className={styles.rule} data-kind="avoid" aria-hidden /> {t(messages.avoid)}
              </li>
            </ul>
            {!hasLunar && <p>{t(messages.noLunar)}</p>}
            {found.days.some(({ lunar }) => lunar?.projected) && <p>{t(messages.projected)}</p>}
            <p>{t(messages.noGuarantee)}</p>
          </footer>
        </section>
      )}
      {chosen && <DayPanel date={chosen} numerals={numerals} onClose={() => setChosen(undefined)} />}
    </div>
  )
}
