import type { DateForms } from '@schemas/hora/entities/date-forms'
import { eraLag, horakhunEpoch } from '@schemas/hora/rules/time/reckonings'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { Converter } from './converter'
import { messages } from './messages'
import type { Props } from './schema'
import styles from './view.module.css'
import { YearView } from './year-view'

type Today = Extract<NonNullable<NonNullable<Props['data']>['today']>, { ok: true }>['value']

/** Dates in every reckoning, and the card of the year. */
export function View({ title, intro, level, numerals: wanted, year: hasYear, data }: Props) {
  const t = useT()
  const numerals = numeralsOf(wanted, useLocale())
  const today = data?.today
  if (!today?.ok) return <EmptyState icon="calendar" title={t(messages.failed)} />
  return (
    <div className={styles.page}>
      <SectionHeading title={title} intro={intro} level={level as 1 | 2 | 3} />
      <Converter today={formsOf(today.value)} numerals={numerals} />
      {hasYear && data?.year?.ok && (
        <YearView first={data.year.value} numerals={numerals} level={Math.min(level + 1, 4) as 2 | 3 | 4} />
      )}
    </div>
  )
}

/** The day of the page in the forms of a conversion. */
function formsOf({ date, be, cs, lunar, horakhun, weekday }: Today): DateForms {
  const rest = date.slice(4)
  const beYear = Number(be.slice(0, 4))
  return {
    ce: date,
    be,
    cs: cs + rest,
    rs: beYear - eraLag.rs + rest,
    ms: beYear - eraLag.ms + rest,
    lunar,
    horakhun,
    jdn: horakhun + horakhunEpoch,
    weekday,
  }
}
