import type { ComponentPropsWithRef } from 'react'
import styles from './controls.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> & { size?: 's' | 'm' | 'l' }

/** A button that is an icon; pressed (`aria-pressed`) it stands out. For what stands in dozens, or anew with each choice. */
export function ToolButton({ size = 'm', ...rest }: Props) {
  return <button {...rest} type="button" className={styles.tool} data-size={size} />
}
