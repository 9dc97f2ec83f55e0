import type { ComponentPropsWithRef } from 'react'
import styles from './controls.module.css'

type Props = Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'className'> & {
  options: readonly { value: string; label: string }[]
  /** Null while nothing is chosen. */
  value: string | null
  /** The empty option, selectable with `isClearable`. */
  placeholder: string
  isClearable?: boolean
  hasError?: boolean
  onChange: (value: string | null) => void
}

/** A native select: its options are only rendered when it is opened. */
export function Pick({ options, value, placeholder, isClearable = false, hasError = false, onChange, ...rest }: Props) {
  const isKnown = value !== null && options.some((option) => option.value === value)
  return (
    <select
      {...rest}
      className={styles.pick}
      data-error={hasError || undefined}
      value={isKnown ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    >
      {(isClearable || !isKnown) && (
        <option value="" disabled={!isClearable}>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
