import type { FormEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names'
import { useT } from '../t'
import styles from './form.module.css'

const noScript = {
  en: 'This needs JavaScript. Please turn it on in your browser.',
  th: 'ส่วนนี้ต้องใช้ JavaScript กรุณาเปิดใช้งานในเบราว์เซอร์',
}

type Props = {
  ref?: Ref<HTMLFormElement>
  /** Takes the focus after a refused attempt. */
  alertRef?: Ref<HTMLDivElement>
  /** Above the fields, announced when it appears. */
  alert?: ReactNode
  /** Names the form for screen readers. */
  label?: string | undefined
  isBusy?: boolean
  className?: string | undefined
  onFocus?: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** A form element with its alert, checked by script. */
export function FormFrame({ ref, alertRef, alert, label, isBusy = false, className, children, ...on }: Props) {
  const t = useT()
  return (
    // Outside a dialog this method submits nowhere, so that no input, such as a password, ends up in an address when
    // scripts are off or late.
    <form
      {...on}
      ref={ref}
      method="dialog"
      noValidate
      aria-label={label}
      aria-busy={isBusy || undefined}
      className={classNames(styles.form, className)}
    >
      <div ref={alertRef} tabIndex={-1} className={styles.summary} role="alert">
        {alert}
      </div>
      {children}
      <noscript>
        <p className={styles.small}>{t(noScript)}</p>
      </noscript>
    </form>
  )
}
