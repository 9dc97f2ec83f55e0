import type { ReactNode } from 'react'
import { Icon } from '@kit/icon'
import styles from './view.module.css'

type Props = {
  label: string
  value: ReactNode
  /** The formula with the numbers in place. */ children: ReactNode
  isResult?: boolean
}

/** A line of the worksheet, which opens its formula; it needs no script. */
export function WorksheetLine({ label, value, children, isResult }: Props) {
  return (
    <li className={styles.step} data-result={isResult || undefined}>
      <details>
        <summary>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.formula}>{children}</div>
      </details>
    </li>
  )
}
