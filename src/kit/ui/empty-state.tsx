import type { ReactNode } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { Icon } from '../icon'
import styles from './empty-state.module.css'

type Props = {
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  /** Actions that help: buttons or links. */ action?: ReactNode
  tone?: 'plain' | 'danger'
  /** Where it is the whole page: its title is the page's heading. */ isPage?: boolean
}

/** Empty state of a list or table, with a suggested action. */
export function EmptyState({ icon = 'box', title, children, action, tone = 'plain', isPage = false }: Props) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={styles.empty} data-tone={tone}>
      <span className={styles.icon}>
        <Icon name={icon} size="1.75rem" />
      </span>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
