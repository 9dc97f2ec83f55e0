import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Origin, OriginMark } from './origin-mark'
import styles from './panel.module.css'

type Props = {
  /** Id of the control, which the label names; help, error and warning stand under `{id}-help`, `{id}-error` and `{id}-warning`. */
  id: string
  label: string
  /** A control of several parts is a group that the label names; any other is labelled by it. */
  isGroup?: boolean
  /** Beside the label, below it with the whole width, or at the end of its line. */
  layout?: 'inline' | 'stacked' | 'switch'
  help?: string | undefined
  error?: string | undefined
  /** Something to look at, which is not wrong. */
  warning?: string | undefined
  origin?: Origin | undefined
  /** The label is for screen readers alone: an item of a list stands under the list's own. */
  isBare?: boolean | undefined
  /** Small buttons at the end of the label's line. */
  trailing?: ReactNode
  children: ReactNode
}

/** One line of the panel: what is set, where it comes from, the control, and what is wrong with it. */
export function PropertyRow({
  id,
  label,
  isGroup = false,
  layout = 'inline',
  help,
  error,
  warning,
  origin,
  isBare = false,
  trailing,
  children,
}: Props) {
  const named = isGroup
    ? { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy(id, help, error, warning) }
    : {}
  return (
    <div className={styles.row} data-layout={isBare ? 'bare' : layout} data-origin={origin?.from} {...named}>
      <div className={styles.head}>
        {isGroup ? (
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
        ) : (
          <label id={`${id}-label`} className={styles.label} htmlFor={id}>
            {label}
          </label>
        )}
        {origin && <OriginMark origin={origin} label={label} />}
        {trailing && <div className={styles.aside}>{trailing}</div>}
      </div>
      <div className={styles.control} data-control>
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlertCircle size={13} aria-hidden />
          {error}
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} className={styles.warning}>
          <IconAlertTriangle size={13} aria-hidden />
          {warning}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}

/** For `aria-describedby` of the control in the row. */
export function describedBy(
  id: string,
  help: string | undefined,
  error: string | undefined,
  warning?: string,
): string | undefined {
  return (
    [error && `${id}-error`, warning && `${id}-warning`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  )
}
