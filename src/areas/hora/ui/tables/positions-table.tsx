import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { reukNames } from '@schemas/hora/rules/tables/reuk-names'
import { chartEntries, type WheelChart } from '../chart-view'
import { degreeText, digitsOf, placeText } from '../degree-text'
import { KindBadge } from '../kind-badge'
import { bodyMark, bodyNames, type Numerals } from '../texts/bodies'
import { houseName, signName } from '../texts/signs'
import { dignityShort, kindOf, motionMarks, motionShort } from '../texts/terms'
import { messages } from './messages'
import styles from './tables.module.css'

/** The chart as a table: the same figures as on the wheel, for reading in lines. */
export function PositionsTable({ chart, numerals }: { chart: WheelChart; numerals: Numerals }) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  const hasHouses = chart.ascendant !== null
  return (
    <div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t(messages.caption)}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t(messages.caption)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(messages.body)}</th>
              <th scope="col">{t(messages.sign)}</th>
              <th scope="col">{t(messages.degree)}</th>
              {hasHouses && <th scope="col">{t(messages.house)}</th>}
              <th scope="col">{t(messages.dignity)}</th>
              <th scope="col">{t(messages.motion)}</th>
              <th scope="col">{t(messages.navamsa)}</th>
              <th scope="col">{t(messages.drekkana)}</th>
              <th scope="col">{t(messages.reuk)}</th>
              <th scope="col">{t(messages.kind)}</th>
            </tr>
          </thead>
          <tbody>
            {chartEntries(chart).map(({ key, position }) => (
              <tr key={key} data-row={key}>
                <th scope="row">
                  <span className={styles.mark} aria-hidden>
                    {bodyMark(key, numerals)}
                  </span>
                  {bodyNames[key][locale]}
                </th>
                <td className={styles.nowrap}>{signName(position.sign)[locale]}</td>
                <td className={styles.nowrap}>
                  {degreeText(position, numerals)}
                  {key === 'moon' && chart.moonRange && (
                    <span className={styles.soft}>
                      {' '}
                      ({placeText(chart.moonRange.from, locale, numerals)} –{' '}
                      {placeText(chart.moonRange.to, locale, numerals)})
                    </span>
                  )}
                </td>
                {hasHouses && (
                  <td className={styles.nowrap}>
                    {position.house !== null && `${digits(position.house)} ${houseName(position.house)[locale]}`}
                  </td>
                )}
                <td className={styles.nowrap}>
                  {position.dignities.map((each) => dignityShort[each][locale]).join(' · ')}
                </td>
                <td className={styles.nowrap}>
                  {position.motion && `${motionMarks[position.motion][locale]} ${motionShort[position.motion][locale]}`}
                </td>
                <td className={styles.nowrap}>{signName(position.navamsa)[locale]}</td>
                <td className={styles.nowrap}>{signName(position.drekkana)[locale]}</td>
                <td className={styles.nowrap}>
                  {digits(position.reuk)} {reukNames[position.reuk - 1]?.[locale]} · {digits(position.pada)}
                </td>
                <td>
                  <KindBadge kind={kindOf(key, chart.method)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.legend}>
        <span>{t(messages.motions)}</span>
        <span>{t(messages.thresholds)}</span>
        <span>{t(messages.sourceTradition)}</span>
      </p>
    </div>
  )
}
