import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Origin, OriginMark } from './origin-mark'
import styles from './panel.module.css'

type Props = {
  /** Id of the control, which the label names; help and error stand under `{id}-help` and `{id}-error`. */
  id: string
  label: string
  /** A control of several parts is a group that the label names; any other is labelled by it. */
  isGroup?: boolean
  /** Beside the label, or below it with the whole width. */
  layout?: 'inline' | 'stacked'
  help?: string | undefined
  error?: string | undefined
  origin?: Origin | undefined
  /** Small buttons at the end of the label's line. */
  aside?: ReactNode
  children: ReactNode
}

/** One line of the panel: what is set, where it comes from, the control, and what is wrong with it. */
export function PropertyRow({ id, label, isGroup = false, layout = 'inline', help, error, origin, aside, children }: Props) {
  const named = isGroup ? { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy(id, help, error) } : {}
  return (
    <div className={styles.row} data-layout={layout} data-origin={origin?.from} {...named}>
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
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div className={styles.control}>{children}</div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlertCircle size={13} aria-hidden />
          {error}
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
export function describedBy(id: string, help: string | undefined, error: string | undefined): string | undefined {
  return [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
}
