import type { ReactNode } from 'react'
import styles from './mark.module.css'

/** A short status label of an entry; with a tone, preceded by a dot of its colour. */
export function Mark({ tone, children }: { tone?: 'good' | 'draft' | 'bad'; children: ReactNode }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  )
}
