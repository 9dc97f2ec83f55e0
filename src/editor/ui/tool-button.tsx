import type { ComponentPropsWithRef } from 'react'
import styles from './controls.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> & { size?: 's' | 'm' | 'l' }

/**
 * An icon button; highlighted when pressed (`aria-pressed`). Light enough for dozens, and for being rebuilt with each
 * selection.
 */
export function ToolButton({ size = 'm', ...rest }: Props) {
  return <button {...rest} type="button" className={styles.tool} data-size={size} />
}
