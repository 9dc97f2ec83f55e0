import { type ReactNode, useId } from 'react'
import styles from './view.module.css'

type Props = { title: string; role?: 'group' | 'radiogroup'; describedBy?: string | undefined; children: ReactNode }

/**
 * A part of the form under its heading. Not a fieldset: browsers lay out container queries inside one wrongly once its
 * content changes.
 */
export function Part({ title, role = 'group', describedBy, children }: Props) {
  const id = useId()
  return (
    <div role={role} aria-labelledby={id} aria-describedby={describedBy} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}
