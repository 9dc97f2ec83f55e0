import type { FormEventHandler, ReactNode } from 'react'
import { classNames } from '../../class-names'
import { Icon } from '../../icon'
import { useT } from '../../t'
import styles from './account-form.module.css'

const noScript = {
  en: 'This needs JavaScript. Please switch it on in your browser.',
  th: 'ส่วนนี้ต้องใช้ JavaScript กรุณาเปิดใช้งานในเบราว์เซอร์',
}

type Props = {
  refusal?: string | undefined
  label?: string
  onSubmit: FormEventHandler
  className?: string
  children: ReactNode
}

/** A form of the account, with what was refused above its fields. */
export function AccountForm({ refusal, label, onSubmit, className, children }: Props) {
  const t = useT()
  return (
    // Outside a dialog this method sends nothing anywhere, so a password never lands in an address when scripts are off or late.
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

/** Fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

const icons = { danger: 'alert-circle', success: 'circle-check', info: 'info-circle' } as const

/** A few words that matter, on a ground of their own. */
export function Notice({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  )
}

/** What stands below a form: other ways to go. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
