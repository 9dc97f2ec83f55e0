import { createContext, type ReactNode, useContext, useId } from 'react'
import { Icon } from '../icon'
import { classNames } from '../class-names'
import { useT } from '../t'
import styles from './field.module.css'

const optionalWord = { en: 'optional', th: 'ไม่บังคับ' }

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }
const FieldContext = createContext<FieldState | null>(null)

type Props = {
  label: ReactNode
  hint?: ReactNode
  /** Shown under the control and announced with it; also marks the control as invalid. */
  error?: ReactNode
  required?: boolean
  /** Shows "optional" beside the label, for forms where most fields are required. */
  optional?: boolean
  /** The label is for screen readers only (a search box with its icon). */
  labelHidden?: boolean
  className?: string
  /** One control of this folder: `<TextInput {...register('email')} />`. */
  children: ReactNode
}

/** A labelled control with hint and error, associated for screen readers. */
export function Field({ label, hint, error, required = false, optional, labelHidden, className, children }: Props) {
  const id = useId()
  const t = useT()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {required && (
          <span className={styles.mark} aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {optional && <span className={styles.optional}> ({t(optionalWord)})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** The error line under a control; renders nothing when empty. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert-circle" />
      <span>{children}</span>
    </p>
  )
}

type ControlProps = {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: unknown
}

/** Attributes of a control inside a `Field`; its own props take precedence, and outside a field only they apply. */
export function useFieldControl(ownProps: ControlProps): {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
} {
  const field = useContext(FieldContext)
  const describedBy = [field?.describedBy, ownProps['aria-describedby']].filter(Boolean).join(' ')
  const id = ownProps.id ?? field?.id
  const invalid = ownProps['aria-invalid'] ?? field?.invalid
  return {
    ...(id ? { id } : {}),
    ...((ownProps.required ?? field?.required) ? { required: true } : {}),
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(invalid === true || invalid === 'true' ? { 'aria-invalid': true as const } : {}),
  }
}
