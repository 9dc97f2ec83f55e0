import type { FormEventHandler, ReactNode } from 'react'
import { classNames } from '../../class-names'
import { Notice } from '../../form/notice'
import { useT } from '../../t'
import styles from './account-form.module.css'

const noScript = {
  en: 'This needs JavaScript. Please turn it on in your browser.',
  th: 'ส่วนนี้ต้องใช้ JavaScript กรุณาเปิดใช้งานในเบราว์เซอร์',
}

type Props = {
  refusal?: string | undefined
  label?: string
  onSubmit: FormEventHandler
  className?: string
  children: ReactNode
}

/** An account form, with refusals above its fields. */
export function AccountForm({ refusal, label, onSubmit, className, children }: Props) {
  const t = useT()
  return (
    // Outside a dialog this method submits nowhere, so a password never ends up in an address when scripts are off or
    // late.
    <form
      method="dialog"
      noValidate
      className={classNames(styles.form, className)}
      onSubmit={onSubmit}
      aria-label={label}
    >
      <div role="alert">{refusal && <Notice tone="danger">{refusal}</Notice>}</div>
      {children}
      <noscript>
        <p className={styles.small}>{t(noScript)}</p>
      </noscript>
    </form>
  )
}

/** Links below a form. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
