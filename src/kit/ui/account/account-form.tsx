import type { FormEventHandler, ReactNode } from 'react'
import { classNames } from '../../class-names'
import { FormFrame } from '../../form/form-frame'
import { Notice } from '../../form/notice'
import styles from './account-form.module.css'

type Props = {
  refusal?: string | undefined
  label?: string
  onSubmit: FormEventHandler
  className?: string
  children: ReactNode
}

/** An account form, with refusals above its fields. */
export function AccountForm({ refusal, className, ...rest }: Props) {
  return (
    <FormFrame
      {...rest}
      alert={refusal && <Notice tone="danger">{refusal}</Notice>}
      className={classNames(styles.form, className)}
    />
  )
}

/** Links below a form. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
