import { type ComponentProps, useState } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { useT } from '../t'
import styles from './control.module.css'
import { useFieldControl } from './field'

const messages = { show: { en: 'Show password', th: 'แสดงรหัสผ่าน' }, hide: { en: 'Hide password', th: 'ซ่อนรหัสผ่าน' } }

type Props = ComponentProps<'input'> & { icon?: IconName }

/**
 * A single-line text input. A password gets a reveal button. Inside a `Field` it takes label, hint and error from
 * there.
 */
export function TextInput({ icon, type = 'text', className, ...rest }: Props) {
  const control = useFieldControl(rest)
  const [isShown, setShown] = useState(false)
  const t = useT()
  const isPassword = type === 'password'
  return (
    <span className={styles.box} data-before={icon ? '' : undefined} data-after={isPassword ? '' : undefined}>
      {icon && (
        <span className={styles.before}>
          <Icon name={icon} />
        </span>
      )}
      <input
        {...rest}
        {...control}
        type={isPassword && isShown ? 'text' : type}
        className={classNames(styles.control, className)}
      />
      {isPassword && (
        <button
          type="button"
          className={styles.action}
          aria-label={t(isShown ? messages.hide : messages.show)}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      )}
    </span>
  )
}
