import type { ReactNode } from 'react'
import { classNames } from '../../class-names'
import { Icon } from '../../icon'
import styles from './contents-list.module.css'

/** A table of contents collapsed behind its title, where there is no space beside the text. Opens without scripts. */
export function FoldedContents({
  title,
  className,
  children,
}: {
  title: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <details className={classNames(styles.folded, className)}>
      <summary>
        <Icon name="list" />
        {title}
        <Icon name="chevron-down" className={styles.chevron ?? ''} />
      </summary>
      {children}
    </details>
  )
}
