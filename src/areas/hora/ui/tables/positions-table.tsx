import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { reukNames } from '@schemas/hora/rules/tables/reuk-names'
import { chartEntries, type WheelChart } from '../chart-view'
import { degreeText, digitsOf, placeText } from '../degree-text'
import { KindBadge } from '../kind-badge'
import { bodyMark, bodyNames, type Numerals } from '../texts/bodies'
import { houseName, signName } from '../texts/signs'
import { dignityShort, kindOf, motionMarks, motionNames, motionShort } from '../texts/terms'
import { messages } from './messages'
import { TableScroll } from './table-scroll'
import styles from './tables.module.css'

const motions = ['retrograde', 'slow', 'fast'] as const

/** The chart as a table: the same figures as on the wheel, for reading in lines. */
export function PositionsTable({ chart, numerals }: { chart: WheelChart; numerals: Numerals }) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  const hasHouses = chart.ascendant !== null
  const entries = chartEntries(chart)
  const byKind = (['tradition', 'astronomy'] as const)
    .map((kind) => ({ kind, bodies: entries.flatMap(({ key }) => (kindOf(key, chart.method) === kind ? [key] : [])) }))
    .filter(({ bodies }) => bodies.length > 0)
  return (
    <div>
      <TableScroll label={t(messages.caption)}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t(messages.caption)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(messages.body)}</th>
              <th scope="col">{t(messages.position)}</th>
              {hasHouses && <th scope="col">{t(messages.house)}</th>}
              <th scope="col">{t(messages.dignity)}</th>
              <th scope="col">{t(messages.divisions)}</th>
              <th scope="col">{t(messages.reuk)}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ key, position }) => (
              <tr key={key} data-row={key}>
                <th scope="row">
                  <span className={styles.mark} aria-hidden>
                    {bodyMark(key, numerals)}
                  </span>
                  {bodyNames[key][locale]}
                </th>
                <td className={styles.nowrap}>
                  {signName(position.sign)[locale]} {degreeText(position, numerals)}
                  {position.motion && (
                    <abbr
                      className={styles.flag}
                      data-motion={position.motion}
                      title={motionNames[position.motion][locale]}
                    >
                      {' '}
                      {motionMarks[position.motion][locale]}
                    </abbr>
                  )}
                  {key === 'moon' && chart.moonRange && (
                    <span className={styles.soft}>
                      <br />
                      {placeText(chart.moonRange.from, locale, numerals)} –{' '}
                      {placeText(chart.moonRange.to, locale, numerals)}
                    </span>
                  )}
                </td>
                {hasHouses && (
                  <td className={styles.nowrap}>
                    {position.house !== null && `${digits(position.house)} ${houseName(position.house)[locale]}`}
                  </td>
                )}
                <td>{position.dignities.map((each) => dignityShort[each][locale]).join(' ')}</td>
                <td className={styles.wraps}>
                  {signName(position.navamsa)[locale]} · {signName(position.drekkana)[locale]}
                </td>
                <td className={styles.wraps}>
                  {digits(position.reuk)} {reukNames[position.reuk - 1]?.[locale]} · {digits(position.pada)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <div className={styles.legend}>
        {byKind.map(({ kind, bodies }) => (
          <p key={kind} className={styles.basis}>
            {bodies.length === entries.length
              ? t(messages.allPlaces)
              : t(messages.places, { bodies: bodies.map((key) => bodyNames[key][locale]).join(' ') })}
            <KindBadge kind={kind} />
          </p>
        ))}
        <p className={styles.basis}>
          {t(messages.rest)}
          <KindBadge kind="tradition" />
        </p>
        <p>
          {motions.map((each) => `${motionMarks[each][locale]} ${motionShort[each][locale]}`).join(' · ')}
          {' · '}
          {t(messages.thresholds)}
        </p>
      </div>
    </div>
  )
}
