import { useState } from 'react'
import { kalayokNames } from '@schemas/hora/rules/tables/kalayok'
import type { OutputOf } from '@schemas/call'
import { buddhistYearOffset } from '@schemas/constants'
import type { call } from '@schemas/hora/calls/hora/year'
import { supportedYears } from '@schemas/hora/rules/time/supported-years'
import { useLocale } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { saveBlob } from '@kit/download-file'
import { formatDate } from '@kit/format'
import { dateNames } from '@kit/format/date-names'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { ListState } from '@kit/ui/list-state'
import surface from '@kit/ui/surface.module.css'
import { yearCall } from '@areas/hora/ui/calls'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { TableScroll } from '@areas/hora/ui/tables/table-scroll'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { kalayokTexts } from '@areas/hora/ui/texts/kalayok'
import { lunarYearTypes } from '@areas/hora/ui/texts/lunar-text'
import { signName } from '@areas/hora/ui/texts/signs'
import { animalName } from '@areas/hora/ui/texts/terms'
import { holyDaysIcs } from './holy-days-ics'
import { messages } from './messages'
import styles from './view.module.css'

type Year = OutputOf<typeof call>
type Props = { first: Year; numerals: Numerals; level: 2 | 3 | 4 }

/** What is known of a year: its type, Thaloengsok, animal, kalayok and holy days. */
export function YearView({ first, numerals, level }: Props) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  const [ce, setCe] = useState(first.ce)
  const { data, error, isFetching, refetch } = useCall(
    yearCall,
    { year: ce, era: 'ce' },
    { ...(ce === first.ce ? { initialData: first } : {}), placeholderData: (before) => before },
  )
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  const step = (to: number, icon: 'chevron-left' | 'chevron-right', name: string) => (
    <Button
      look="secondary"
      size="s"
      icon={icon}
      disabled={to < supportedYears.first || to > supportedYears.last}
      onClick={() => setCe(to)}
    >
      {name}
    </Button>
  )
  return (
    <section className={classNames(surface.surface, styles.year)} aria-busy={isFetching || undefined}>
      <header className={styles.yearHead}>
        <div>
          <Heading className={styles.heading}>{t(messages.yearCard)}</Heading>
          <p className={styles.yearName} aria-live="polite">
            {data && t(messages.eras, { be: digits(data.be), ce: digits(data.ce), cs: digits(data.cs) })}
          </p>
        </div>
        <div className={styles.steps}>
          {step(ce - 1, 'chevron-left', t(messages.previousYear))}
          {step(ce + 1, 'chevron-right', t(messages.nextYear))}
        </div>
      </header>
      <ListState
        error={data ? undefined : error?.message}
        failed={t(messages.yearFailed, { year: digits(locale === 'th' ? ce + buddhistYearOffset : ce) })}
        onRetry={() => void refetch()}
        isLoading={!data}
      >
        {() => data && <YearFacts year={data} numerals={numerals} level={level} />}
      </ListState>
    </section>
  )
}

function YearFacts({ year, numerals, level }: { year: Year; numerals: Numerals; level: number }) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  const SubHeading = `h${level + 1}` as 'h3' | 'h4' | 'h5'
  const { thaloengsok, holyDays } = year
  const saveIcs = () => {
    const name = t(messages.icsName, { year: locale === 'th' ? year.be : year.ce })
    saveBlob(new Blob([holyDaysIcs(name, holyDays, new Date())], { type: 'text/calendar' }), `holy-days-${year.ce}.ics`)
  }
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t(messages.lunarYear)}</dt>
          <dd>
            {year.lunar
              ? t(messages.days, { type: lunarYearTypes[year.lunar.type][locale], days: digits(year.lunar.days) })
              : t(messages.noLunar)}{' '}
            {year.lunar?.projected && <Badge size="s">{t(messages.projected)}</Badge>}
          </dd>
        </div>
        <div>
          <dt>{t(messages.thaloengsok)}</dt>
          <dd>
            {digits(
              t(messages.thaloengsokAt, {
                date: formatDate(thaloengsok.slice(0, 10), locale, { style: 'long' }),
                time: thaloengsok.slice(11, 19),
              }),
            )}
          </dd>
        </div>
        <div>
          <dt>{t(messages.animal)}</dt>
          <dd>{digits(t(messages.animalFrom, { animal: animalName(year.animal)[locale] }))}</dd>
        </div>
      </dl>
      <div className={styles.yearParts}>
        <KalayokTable year={year} numerals={numerals} />
        <div className={styles.holy}>
          <SubHeading className={styles.small}>{t(messages.holyDays)}</SubHeading>
          {holyDays.length === 0 && <p className={styles.soft}>{t(messages.noHolyDays)}</p>}
          <ul role="list">
            {holyDays.map(({ day, name, date }) => (
              <li key={day}>
                <span>{name}</span>
                <span>{digits(formatDate(date, locale, { style: 'short' }))}</span>
              </li>
            ))}
          </ul>
          {holyDays.length > 0 && (
            <span className={styles.steps}>
              <Button look="quiet" size="s" icon="calendar-event" onClick={saveIcs}>
                {t(messages.ics)}
              </Button>
            </span>
          )}
        </div>
      </div>
    </>
  )
}

function KalayokTable({ year, numerals }: { year: Year; numerals: Numerals }) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  const caption = t(messages.kalayok, { cs: digits(year.cs) })
  return (
    <div>
      <TableScroll label={caption}>
        <table className={styles.kalayok}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {Object.values(messages.kalayokHead).map((name) => (
                <th key={name.en} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kalayokNames.map((name) => {
              const { weekday, yam, reuk, sign, tithi } = year.kalayok[name]
              return (
                <tr key={name}>
                  <th scope="row">{kalayokTexts[name][locale]}</th>
                  <td>{dateNames[locale].weekdays[weekday - 1]}</td>
                  <td>{digits(yam)}</td>
                  <td>{digits(reuk)}</td>
                  <td>{signName(sign)[locale]}</td>
                  <td>{digits(tithi)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </TableScroll>
      <p className={styles.soft}>{t(messages.kalayokNote)}</p>
    </div>
  )
}
