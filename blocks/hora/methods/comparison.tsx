import { useEffect, useId, useRef, useState } from 'react'
import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { Select } from '@kit/ui/select'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { useRecentCasts } from '@areas/hora/ui/recent-casts'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { Wheel } from '@areas/hora/ui/wheel/wheel'
import { changesOf } from './chart-changes'
import styles from './comparison.module.css'
import { messages } from './messages'
import { useChartBy } from './use-chart-by'

type Side = { name: string; options: StoredOptions }
type Props = { before: Side; after: Side; level: 3 | 4 | 5; numerals: Numerals; onClose: () => void }

/** One chart by two methods side by side, and the cells that differ. */
export function Comparison({ before, after, level, numerals, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  const { casts } = useRecentCasts()
  const [at, setAt] = useState('')
  const own = casts.find((cast) => cast.at === at && cast.form.place)
  const first = useChartBy(before.options, own)
  const second = useChartBy(after.options, own)
  const heading = useRef<HTMLHeadingElement>(null)
  const Heading = `h${level}` as 'h3' | 'h4' | 'h5'
  useEffect(() => heading.current?.focus(), [])
  const title = t(messages.fromTo, { before: before.name, after: after.name })
  const retry = () => {
    first.retry()
    second.retry()
  }
  return (
    <section className={styles.box} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Heading ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        <Button look="quiet" size="s" icon="x" onClick={onClose}>
          {t(messages.close)}
        </Button>
      </div>
      {casts.some(({ form }) => form.place) ? (
        <Field label={t(messages.chart)} hint={t(messages.chartHint)} className={styles.chart ?? ''}>
          <Select
            value={own ? at : ''}
            onChange={(event) => setAt(event.target.value)}
            options={[
              { value: '', label: t(messages.example) },
              ...casts.flatMap(({ at: value, form: { label, day, month, year, place } }) =>
                place ? [{ value, label: label || `${day}/${month}/${year} · ${place.label}` }] : [],
              ),
            ]}
          />
        </Field>
      ) : (
        <p className={styles.soft}>{digitsOf(numerals)(t(messages.example))}</p>
      )}
      <ListState isLoading={!first.chart || !second.chart} error={first.error ?? second.error} onRetry={retry}>
        {() => {
          if (!first.chart || !second.chart) return null
          const changes = changesOf(first.chart, second.chart, locale, numerals)
          return (
            <>
              <div className={styles.wheels}>
                {[
                  { side: before, chart: first.chart, label: messages.before },
                  { side: after, chart: second.chart, label: messages.after },
                ].map(({ side, chart, label }) => (
                  <figure key={label.en} className={styles.figure}>
                    <Wheel chart={chart} name={side.name} numerals={numerals} shape="wheel" className={styles.wheel} />
                    <figcaption>
                      <span className={styles.soft}>{t(label)}</span> {side.name}
                    </figcaption>
                  </figure>
                ))}
              </div>
              {changes.length === 0 ? (
                <p>{t(messages.noChange)}</p>
              ) : (
                <table className={styles.changes}>
                  <caption>{t(messages.changed, { count: digitsOf(numerals)(changes.length) })}</caption>
                  <thead>
                    <tr>
                      {[messages.cell, messages.before, messages.after].map((name) => (
                        <th key={name.en} scope="col">
                          {t(name)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {changes.map(({ name, from, to, isOtherSign }) => (
                      <tr key={name} data-sign={isOtherSign || undefined}>
                        <th scope="row">{name}</th>
                        <td>{from}</td>
                        <td>
                          {to} {isOtherSign && <span className={styles.mark}>{t(messages.otherSign)}</span>}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
            </>
          )
        }}
      </ListState>
    </section>
  )
}
