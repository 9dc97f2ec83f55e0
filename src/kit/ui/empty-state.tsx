import type { ReactNode } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { Icon } from '../icon'
import styles from './empty-state.module.css'

type Props = {
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  /** What to do about it: buttons or links. */ action?: ReactNode
  tone?: 'plain' | 'danger'
}

/** Stands where a list or a table has nothing to show, and says what could be done about it. */
export function EmptyState({ icon = 'box', title, children, action, tone = 'plain' }: Props) {
  return (
    <div className={styles.empty} data-tone={tone}>
      <span className={styles.icon}>
        <Icon name={icon} size="1.75rem" />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
