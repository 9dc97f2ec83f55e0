import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'
import { useFieldControl } from './field'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: ReactNode; hint?: ReactNode }

/** A labelled checkbox; the whole line is clickable. */
export function Checkbox({ label, hint, ...rest }: Props) {
  const control = useFieldControl(rest)
  return (
    <label className={styles.choice}>
      <input {...rest} {...control} type="checkbox" className={styles.mark} />
      <span className={styles.words}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
