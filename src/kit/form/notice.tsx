import type { ReactNode } from 'react'
import { Icon } from '../icon'
import styles from './form.module.css'

const icons = {
  danger: 'alert-circle',
  success: 'circle-check',
  info: 'info-circle',
  warning: 'alert-triangle',
} as const

/** A short highlighted notice inside a form. */
export function Notice({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  )
}
