import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { chartDay } from '@schemas/hora/entities/chart-output'
import { weekdayLords } from '@schemas/hora/rules/bodies'
import { useLocale } from '@kit/boot'
import { formatDate } from '@kit/format'
import { dateNames } from '@kit/format/date-names'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { digitsOf } from '../degree-text'
import { KindBadge } from '../kind-badge'
import { bodyMark, bodyNames, type Numerals } from '../texts/bodies'
import { lunarText, lunarYearTypes } from '../texts/lunar-text'
import { animalName, type Kind } from '../texts/terms'
import { dayMessages } from './day-messages'
import styles from './day-facts.module.css'

export type ChartDay = z.infer<typeof chartDay>

/** `06:12`, read from the ISO time as written: no zone is applied. */
export const clockOf = (iso: string): string => iso.slice(11, 16)

/** The astrological day of a chart. */
export function DayFacts({ day, numerals, children }: { day: ChartDay; numerals: Numerals; children?: ReactNode }) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  const lord = weekdayLords[day.weekday] ?? 'sun'
  const clock = (iso: string) => digits(clockOf(iso))
  return (
    <dl className={styles.facts}>
      <Fact label={t(dayMessages.weekday)} kind="tradition">
        {dateNames[locale].weekdays[day.weekday]} <span className={styles.mark}>{bodyMark(lord, numerals)}</span>
        <span className={styles.soft}>
          {t(dayMessages.ofDay, { date: formatDate(day.date, locale, { style: 'long' }) })}
        </span>
      </Fact>
      <Fact label={t(dayMessages.lunar)} kind="tradition">
        {day.lunar ? (
          <>
            {lunarText(day.lunar, locale, numerals)}
            {day.lunar.wanphra && (
              <Badge tone="accent" size="s">
                {t(dayMessages.wanphra)}
              </Badge>
            )}
            <span className={styles.soft}>
              {lunarYearTypes[day.lunar.yearType][locale]}
              {day.lunar.projected && `, ${t(dayMessages.projected)}`}
            </span>
          </>
        ) : (
          <span className={styles.soft}>{t(dayMessages.noLunar)}</span>
        )}
      </Fact>
      <Fact label={t(dayMessages.tithi)} kind="astronomy">
        {digits(day.tithi)}
        <span className={styles.soft}>{t(dayMessages.tithiNote)}</span>
      </Fact>
      <Fact label={t(dayMessages.animal)} kind="tradition">
        {animalName(day.animal)[locale]}
      </Fact>
      <Fact label={t(dayMessages.sun)} kind="astronomy">
        {day.sunrise && day.sunset
          ? t(dayMessages.riseAndSet, { rise: clock(day.sunrise), set: clock(day.sunset) })
          : t(dayMessages.noSunrise)}
      </Fact>
      {day.yam && (
        <Fact label={t(dayMessages.yam)} kind="tradition">
          {t(day.yam.part === 'day' ? dayMessages.yamDay : dayMessages.yamNight, { number: digits(day.yam.number) })}{' '}
          <span className={styles.mark}>{bodyMark(day.yam.lord, numerals)}</span>
          {bodyNames[day.yam.lord][locale]}
          <span className={styles.soft}>
            {clock(day.yam.from)}–{clock(day.yam.to)}
          </span>
        </Fact>
      )}
      <Fact label={t(dayMessages.cs)} kind="tradition">
        {digits(day.cs)}
        <span className={styles.soft}>
          {t(dayMessages.thaloengsok, {
            date: formatDate(day.thaloengsok.slice(0, 10), locale, { style: 'long' }),
            time: digits(day.thaloengsok.slice(11, 19)),
          })}
        </span>
      </Fact>
      <Fact label={t(dayMessages.horakhun)} kind="tradition">
        {digits(day.horakhun)}
      </Fact>
      {children}
    </dl>
  )
}

export function Fact({ label, kind, children }: { label: string; kind: Kind; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      <dd className={styles.kind}>
        <KindBadge kind={kind} />
      </dd>
    </div>
  )
}
