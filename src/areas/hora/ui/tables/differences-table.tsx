import type * as z from 'zod/mini'
import type { differences } from '@schemas/hora/entities/position'
import { useLocale } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { useT } from '@kit/t'
import type { WheelChart } from '../chart-view'
import { placeText } from '../degree-text'
import { bodyMark, bodyNames, bodyOrder, type Numerals } from '../texts/bodies'
import { ascendantMethodNames, messages, planetMethodNames } from './messages'
import { TableScroll } from './table-scroll'
import styles from './tables.module.css'

export type Differences = z.infer<typeof differences>
type Cell = Differences['planets']['suriyayart']['sun']
type Props = { chart: WheelChart; differences: Differences; numerals: Numerals }

const planetMethods = ['suriyayart', 'lahiri', 'sayana'] as const
const ascendantMethods = ['antonathi', 'sunrise', 'geometric'] as const

/** The same birth by three planet and three ascendant methods; cells in another sign than the chart's are marked. */
export function DifferencesTable({ chart, differences: found, numerals }: Props) {
  const t = useT()
  const locale = useLocale()
  const { method, ascendant, bodies } = chart
  const chosen = (name: string) =>
    name === method.planets || name === method.ascendant ? ` (${t(messages.chosen)})` : ''
  const cell = (key: string, place: Cell | null, sign: number | undefined) => {
    const isChanged = place && sign !== undefined && place.sign !== sign
    return (
      <td key={key} className={classNames(styles.nowrap, isChanged && styles.changed)}>
        {place ? placeText(place, locale, numerals) : t(ascendant ? messages.noSunrise : messages.noAscendant)}
        {isChanged && <span className={styles.changedMark}> {t(messages.changes)}</span>}
      </td>
    )
  }
  return (
    <div className={styles.group}>
      <p className={styles.soft}>{t(messages.differencesIntro)}</p>
      <TableScroll label={t(messages.ascendantMethods)}>
        <table className={styles.table}>
          <caption>{t(messages.ascendantMethods)}</caption>
          <tbody>
            {ascendantMethods.map((each) => (
              <tr key={each}>
                <th scope="row">
                  {ascendantMethodNames[each][locale]}
                  {chosen(each)}
                </th>
                {cell(each, found.ascendants[each] ?? null, ascendant?.sign)}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <TableScroll label={t(messages.planetMethods)}>
        <table className={styles.table}>
          <caption>{t(messages.planetMethods)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(messages.body)}</th>
              {planetMethods.map((each) => (
                <th key={each} scope="col">
                  {planetMethodNames[each][locale]}
                  {chosen(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bodyOrder.flatMap((key) => {
              if (key === 'ascendant' || !bodies[key]) return []
              return [
                <tr key={key}>
                  <th scope="row">
                    <span className={styles.mark} aria-hidden>
                      {bodyMark(key, numerals)}
                    </span>
                    {bodyNames[key][locale]}
                  </th>
                  {planetMethods.map((each) => {
                    const place = found.planets[each][key]
                    return place ? cell(each, place, bodies[key]?.sign) : <td key={each}>–</td>
                  })}
                </tr>,
              ]
            })}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}
