import type { ComponentPropsWithoutRef } from 'react'
import styles from './visually-hidden.module.css'

type Props = Omit<ComponentPropsWithoutRef<'span'>, 'className'> & { as?: 'span' | 'h1' }

/** For ears alone. */
export function VisuallyHidden({ as: Element = 'span', ...rest }: Props) {
  return <Element {...rest} className={styles.hidden} />
}
