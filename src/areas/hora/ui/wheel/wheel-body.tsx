import type { WheelLabel } from './wheel-label'
import { flagSizeAt, numeralSize, type PlacedToken } from './wheel-token'
import styles from './wheel.module.css'

/** Radius of the area that opens a body: 44 px where a unit is a pixel. */
export const targetRadius = 22.5

type Props = {
  label: WheelLabel
  placed: PlacedToken
  /** The one that Tab reaches. */ isCurrent: boolean
  isOpen: boolean
  isInteractive: boolean
  /** Below the numeral. */ degree?: string | undefined
}

/** One body of the chart: its numeral and flag, focusable and named in full. */
export function WheelBody({ label, placed, isCurrent, isOpen, isInteractive, degree }: Props) {
  const { at, scale, key } = placed
  const size = numeralSize * scale
  const flag = flagSizeAt(scale)
  const shift = label.flag ? -flag * 0.32 : 0
  const lift = degree ? -5 : 0
  return (
    <>
      <g
        className={styles.body}
        data-body={key}
        data-open={isOpen || undefined}
        {...(isInteractive
          ? {
              role: 'button',
              tabIndex: isCurrent ? 0 : -1,
              'aria-haspopup': 'dialog' as const,
              'aria-expanded': isOpen,
            }
          : { role: 'img' })}
        aria-label={label.name}
      >
        <circle className={styles.target} cx={at.x} cy={at.y} r={targetRadius} />
        <circle className={styles.disc} cx={at.x} cy={at.y} r={placed.radius} />
      </g>
      {/* Symbols that the name spells out. Outside the button, because visible text in it would have to be in its name. */}
      <g aria-hidden data-mark={key}>
        <text
          className={styles.numeral}
          x={at.x + shift}
          y={at.y + size * 0.34 + lift}
          fontSize={size}
          data-ascendant={key === 'ascendant' || undefined}
        >
          {label.mark}
        </text>
        {label.flag && (
          <text
            className={styles.flag}
            x={at.x + shift + size * 0.34}
            y={at.y - size * 0.12 + lift}
            fontSize={flag}
            data-motion={label.motion}
          >
            {label.flag}
          </text>
        )}
        {degree && (
          <text className={styles.degree} x={at.x} y={at.y + 14.5} fontSize={11.5}>
            {degree}
          </text>
        )}
      </g>
    </>
  )
}
