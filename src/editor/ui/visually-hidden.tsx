import type { ComponentPropsWithoutRef } from 'react'
import styles from './visually-hidden.module.css'

type Props = Omit<ComponentPropsWithoutRef<'span'>, 'className'> & { as?: 'span' | 'h1' }

/** For screen readers only. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: Props) {
  return <Element {...rest} className={styles.hidden} />
}
