import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { classNames } from '../class-names'
import { useLeaveGuard } from '../leave-guard'
import { useT } from '../t'
import { Notice } from './notice'
import { FormSummary } from './form-summary'
import type { CallForm as Form } from './use-call-form'
import styles from './form.module.css'

const noScript = {
  en: 'This needs JavaScript. Please turn it on in your browser.',
  th: 'ส่วนนี้ต้องใช้ JavaScript กรุณาเปิดใช้งานในเบราว์เซอร์',
}

type Props<V extends FieldValues> = {
  form: Form<V>
  /** Names the form for screen readers. */
  label?: string
  /** Asks before unsaved changes are left. For forms of stored data; a form with a draft loses nothing. */
  guard?: boolean
  className?: string
  children: ReactNode
}

/**
 * The frame of a `useCallForm`: refusals above the fields, the focus on the first problem, or on a list of them. Fields
 * are `Field` with a control that registers: `<TextInput {...form.register('email')} />`.
 */
export function CallForm<V extends FieldValues>({ form, label, guard = false, className, children }: Props<V>) {
  const t = useT()
  const frame = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { attempts, problems, refusal } = form
  useLeaveGuard(guard && form.isDirty && form.state !== 'loading')
  const count = problems.length
  useEffect(() => {
    if (attempts === 0 || !frame.current) return
    if (count === 1 && !refusal) firstInvalid(frame.current)?.focus()
    else summary.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt, not while problems are corrected
  }, [attempts])
  return (
    // Outside a dialog this method submits nowhere, so that no input ends up in an address when scripts are late.
    <form
      ref={frame}
      method="dialog"
      noValidate
      aria-label={label}
      aria-busy={form.state === 'loading' || undefined}
      className={classNames(styles.form, className)}
      onFocus={form.prepare}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <div ref={summary} tabIndex={-1} className={styles.summary} role="alert">
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        {count > 1 && attempts > 0 && <FormSummary problems={problems} frame={frame} />}
      </div>
      {children}
      <noscript>
        <p className={styles.small}>{t(noScript)}</p>
      </noscript>
    </form>
  )
}

const firstInvalid = (frame: HTMLElement) => frame.querySelector<HTMLElement>('[aria-invalid="true"]')
