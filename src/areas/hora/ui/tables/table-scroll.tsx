import type { ReactNode } from 'react'
import styles from './tables.module.css'

/** A wide table scrolls inside its box, which the keyboard must reach. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      {children}
    </div>
  )
}
