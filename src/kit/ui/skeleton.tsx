import { classNames } from '../class-names'
import styles from './skeleton.module.css'

type Props = {
  /** Number of text lines, the last one shorter. Omit for a single box. */
  lines?: number
  /** CSS lengths of a box. */
  width?: string
  height?: string
  round?: boolean
  className?: string
}

/** Placeholder for loading content. Decorative: say "Loading..." once beside it (`ListState` does). */
export function Skeleton({ lines, width, height, round, className }: Props) {
  if (lines === undefined) {
    const style = { ...(width ? { width } : {}), ...(height ? { height } : {}) }
    return (
      <span
        className={classNames(styles.bone, className)}
        data-round={round ? '' : undefined}
        style={style}
        aria-hidden="true"
      />
    )
  }
  return (
    <span className={classNames(styles.lines, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bone} />
      ))}
    </span>
  )
}
