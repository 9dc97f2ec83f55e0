import { useLocale } from '@kit/boot'
import type { WheelChart } from '../chart-view'
import { elementOf, houseName, signNames } from '../texts/signs'
import { squareAt, squareSide } from './place-in-squares'
import styles from './wheel.module.css'

const signs = signNames.map((_name, sign) => sign)

/** The twelve squares without bodies. */
export function SquareSigns({ chart }: { chart: WheelChart }) {
  const locale = useLocale()
  const houses = new Map(chart.houses.map(({ sign, house }) => [sign, house]))
  return (
    <g aria-hidden>
      {signs.map((sign) => {
        const { x, y } = squareAt(sign)
        const house = houses.get(sign)
        return (
          <g key={sign}>
            <rect
              className={styles.square}
              data-rising={chart.ascendant?.sign === sign || undefined}
              x={x + 0.5}
              y={y + 0.5}
              width={squareSide - 1}
              height={squareSide - 1}
            />
            <rect
              className={styles.element}
              data-element={elementOf(sign)}
              x={x + 1}
              y={y + 1}
              width={squareSide - 2}
              height={2.5}
            />
            <text className={styles.corner} x={x + 5} y={y + 16}>
              {signNames[sign]?.[locale]}
            </text>
            {house !== undefined && (
              <text className={styles.cornerEnd} x={x + squareSide - 5} y={y + 16}>
                {locale === 'th' ? houseName(house).th : house}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
