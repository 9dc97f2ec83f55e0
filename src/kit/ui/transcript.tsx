import type { RichTree } from '@schemas/layout/rich-text'
import { classNames } from '../class-names'
import { RichText } from '../rich-text'
import styles from './transcript.module.css'

/** A recording's transcript, collapsed below it. */
export function Transcript({
  label,
  tree,
  className,
}: {
  label: string
  tree: RichTree
  className?: string | undefined
}) {
  return (
    <details className={classNames(styles.transcript, className)}>
      <summary>{label}</summary>
      <RichText tree={tree} />
    </details>
  )
}
