import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Origin, OriginMark } from './origin-mark'
import styles from './panel.module.css'

type Props = {
  /**
   * Id of the control named by the label; help, error and warning have the ids `{id}-help`, `{id}-error` and
   * `{id}-warning`.
   */
  id: string
  label: string
  /** A composite control is a group named by the label; any other control is labelled by it. */
  isGroup?: boolean
  /** Next to the label, below it at full width, or at the end of its line. */
  layout?: 'inline' | 'stacked' | 'switch'
  help?: string | undefined
  error?: string | undefined
  /** A hint that is not an error. */
  warning?: string | undefined
  origin?: Origin | undefined
  /** The label is for screen readers only: a list item is shown under the list's label. */
  isBare?: boolean | undefined
  /** Small buttons at the end of the label's line. */
  trailing?: ReactNode
  children: ReactNode
}

/** One row of the panel: label, origin, control and error. */
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

/** The `aria-describedby` value of the row's control. */
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
