import type { ComponentProps } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { Icon } from '@kit/icon'
import styles from './settings.module.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> & { icon: IconName; label: string }

/** An act of a row: its icon, named for screen readers and under the pointer. */
export function RowAct({ icon, label, ...rest }: Props) {
  return (
    <button {...rest} type="button" className={styles.act} aria-label={label} title={label}>
      <Icon name={icon} size="1.25rem" />
    </button>
  )
}
