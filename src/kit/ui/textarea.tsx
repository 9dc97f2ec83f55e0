import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './control.module.css'
import { useFieldControl } from './field'

/** Several lines of text, growing with what is written where the browser can. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} {...useFieldControl(rest)} className={classNames(styles.control, className)} />
}
