import { type ReactNode, useId } from 'react'
import choice from './choice.module.css'
import { FieldError } from './field'
import styles from './field.module.css'

export type Option = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }
type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  /** Side by side, for a few short options. */
  inline?: boolean | undefined
  children: ReactNode
}

/** The fieldset around the options of one question. */
export function OptionGroup({ label, hint, error, required, inline, children }: Props) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend className={styles.label}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={choice.group} data-inline={inline ? '' : undefined} data-invalid={error ? '' : undefined}>
        {children}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
