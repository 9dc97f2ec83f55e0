import { encode } from 'uqr'
import { classNames } from '../../class-names'
import styles from './qr-code.module.css'

/** Width of the light border in modules, as the standard requires. */
const border = 4

/** A QR code as SVG, dark on light in both schemes, as readers expect. `label` says what it opens. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { data, size } = encode(text, { ecc: 'M', border })
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join('')
  return (
    <svg
      className={classNames(styles.code, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/** Runs of dark modules in a row: start and length. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1)
    if (dark && last && last[0] + last[1] === x) last[1]++
    else if (dark) runs.push([x, 1])
  }
  return runs
}
