import { useRef, useState } from 'react'
import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import { useLocale } from '@kit/boot'
import { formatDate, formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { emptyForm } from '@areas/hora/ui/birth-form/birth-form'
import { CastForm } from '@areas/hora/ui/birth-form/cast-form'
import { useCast } from '@areas/hora/ui/birth-form/use-cast'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { numeralsOf } from '@areas/hora/ui/numerals'
import { useOwnOptions } from '@areas/hora/ui/own-options'
import type { PickedPlace } from '@areas/hora/ui/place-picker/place-picker'
import { signName } from '@areas/hora/ui/texts/signs'
import { messages } from './messages'
import { Result } from './result'
import type { Props } from './schema'
import styles from './view.module.css'

type Sky = Extract<NonNullable<NonNullable<Props['data']>['sky']>, { ok: true }>['value']
type Shown = { chart: ChartOutput; place: PickedPlace }

/** A birth and its ascendant as a worksheet. Until one is entered, that of the current hour. */
export function View(props: Props) {
  const t = useT()
  const sky = props.data?.sky
  if (!sky?.ok) return <EmptyState icon="compass" title={t(messages.failed)} />
  return <Rakkana sky={sky.value} {...props} />
}

function Rakkana({ sky, title, intro, level, place, numerals: wanted }: Props & { sky: Sky }) {
  const t = useT()
  const locale = useLocale()
  const numerals = numeralsOf(wanted, locale)
  const home = place ?? sky.place
  const { planets, ascendant, node, ketu, dayStart, wednesday, animal, outer } = sky.method
  const own = useOwnOptions().options
  const options = { planets, ascendant, node, ketu, dayStart, wednesday, animal, outer, ...own }
  const [form, setForm] = useState(() => emptyForm(locale, home, options))
  const [shown, setShown] = useState<Shown>()
  const [applied, setApplied] = useState(own)
  if (own !== applied) {
    // The device's own choice is known after hydration, or changes in another tab.
    setApplied(own)
    if (!shown) setForm({ ...form, options })
  }
  const result = useRef<HTMLElement>(null)
  const casting = useCast((cast, chart) => {
    setShown({ chart, place: cast.place ?? home })
    requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'start' }))
  }, 'worksheet,band')
  const { chart, place: at } = shown ?? { chart: sky, place: home }
  const { utc } = chart.moment
  const when = { timeZone: at.zone, style: 'long' } as const
  // Without a time of birth there is no worksheet.
  const date = digitsOf(numerals)(chart.worksheet ? formatDateTime(utc, locale, when) : formatDate(utc, locale, when))
  return (
    <div className={styles.page}>
      <SectionHeading title={title} intro={intro} level={level as 1 | 2 | 3} />
      <div className={styles.layout}>
        <aside className={styles.form}>
          <CastForm
            form={form}
            problems={casting.problems}
            isCasting={casting.isCasting}
            onChange={(change) => setForm((before) => ({ ...before, ...change }))}
            onCast={() => void casting.cast(form)}
            hasName={false}
            submit={messages.submit}
          />
        </aside>
        <section ref={result} className={styles.result} aria-label={t(messages.degree)}>
          <p className={styles.soft}>
            {shown ? t(messages.of, { date, place: at.label }) : t(messages.skyNote, { place: at.label })}
          </p>
          <Result chart={chart} place={at} numerals={numerals} level={Math.min(level + 1, 4) as 2 | 3 | 4} />
        </section>
      </div>
      <output className="visually-hidden">
        {shown?.chart.ascendant && !casting.isCasting
          ? t(messages.done, { sign: signName(shown.chart.ascendant.sign)[locale] })
          : ''}
      </output>
    </div>
  )
}
