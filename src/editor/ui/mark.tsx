import type { ReactNode } from 'react'
import styles from './mark.module.css'

/** A short word about the state of an entry; with a tone, a dot of its colour before it. */
export function Mark({ tone, children }: { tone?: 'good' | 'draft' | 'bad'; children: ReactNode }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  )
}
