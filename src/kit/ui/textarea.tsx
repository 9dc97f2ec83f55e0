import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './control.module.css'
import { useFieldControl } from './field'

/** A multi-line text input that grows with its content where the browser supports it. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} {...useFieldControl(rest)} className={classNames(styles.control, className)} />
}
