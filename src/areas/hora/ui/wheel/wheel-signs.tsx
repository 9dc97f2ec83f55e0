import { useLocale } from '@kit/boot'
import type { WheelChart } from '../chart-view'
import { bodyMark, type Numerals } from '../texts/bodies'
import { elementOf, houseName, signNames } from '../texts/signs'
import { linePoints, pointAt, ringPath, rings, rounded, signAngle } from './geometry'
import { signLords } from '@schemas/hora/rules/tables/signs'
import styles from './wheel.module.css'

const signs = signNames.map((_name, sign) => sign)
const decans = Array.from({ length: 36 }, (_, index) => index * 10).filter((degree) => degree % signAngle !== 0)

/** The wheel without bodies: signs with their houses, lords and elements. Bodies name their sign themselves. */
export function WheelSigns({ chart, numerals }: { chart: WheelChart; numerals: Numerals }) {
  const locale = useLocale()
  const houses = new Map(chart.houses.map(({ sign, house }) => [sign, house]))
  return (
    <g aria-hidden>
      <circle className={styles.ground} cx={180} cy={180} r={rings.edge} />
      {chart.ascendant && (
        <path
          className={styles.rising}
          d={ringPath(
            chart.ascendant.sign * signAngle,
            chart.ascendant.sign * signAngle + signAngle,
            rings.hub,
            rings.rim,
          )}
        />
      )}
      {signs.map((sign) => (
        <path
          key={sign}
          className={styles.band}
          data-rising={chart.ascendant?.sign === sign || undefined}
          d={ringPath(sign * signAngle, sign * signAngle + signAngle, rings.rim, rings.edge)}
        />
      ))}
      {signs.map((sign) => (
        <path
          key={sign}
          className={styles.element}
          data-element={elementOf(sign)}
          d={ringPath(sign * signAngle + 1.5, sign * signAngle + signAngle - 1.5, rings.hub - 3, rings.hub)}
        />
      ))}
      {signs.map((sign) => (
        <polyline
          key={sign}
          className={styles.spoke}
          points={linePoints([pointAt(sign * signAngle, rings.core), pointAt(sign * signAngle, rings.edge)])}
        />
      ))}
      {decans.map((degree) => (
        <polyline
          key={degree}
          className={styles.decan}
          points={linePoints([pointAt(degree, rings.rim), pointAt(degree, rings.rim - 3)])}
        />
      ))}
      {[rings.edge, rings.rim, rings.hub, rings.core].map((radius) => (
        <circle key={radius} className={styles.ring} cx={180} cy={180} r={radius} />
      ))}
      {signs.map((sign) => {
        const house = houses.get(sign)
        const lord = signLords[sign] ?? 'sun'
        const at = pointAt(sign * signAngle + 15, (rings.hub + rings.core - 3) / 2)
        return (
          <g key={sign}>
            <text className={styles.sign} lang={locale} transform={turned(sign)} dy="0.36em">
              {signNames[sign]?.[locale]}
              {house !== undefined && (
                <tspan className={styles.house} dx="0.35em">
                  {locale === 'th' ? houseName(house).th : house}
                </tspan>
              )}
            </text>
            <text className={styles.lord} x={rounded(at.x)} y={rounded(at.y + 4)}>
              {bodyMark(lord, numerals)}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** Along the ring, and never upside down. */
function turned(sign: number): string {
  const { x, y } = pointAt(sign * signAngle + 15, (rings.edge + rings.rim) / 2)
  const angle = -sign * signAngle
  const isBelow = sign > 3 && sign < 9
  return `translate(${rounded(x)} ${rounded(y)}) rotate(${isBelow ? angle + 180 : angle})`
}
