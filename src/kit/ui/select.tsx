import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import styles from './control.module.css'
import { useFieldControl } from './field'

type Props = ComponentProps<'select'> & {
  options?: readonly { value: string; label: string; disabled?: boolean }[]
  /** An empty first option with a prompt. */
  placeholder?: string
}

/** A native select, which phones support best. Pass `options`, or `<option>`s as children. */
export function Select({ options, placeholder, className, children, ...rest }: Props) {
  const control = useFieldControl(rest)
  return (
    <span className={styles.box}>
      <select {...rest} {...control} className={classNames(styles.control, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <span className={styles.after}>
        <Icon name="chevron-down" />
      </span>
    </span>
  )
}
