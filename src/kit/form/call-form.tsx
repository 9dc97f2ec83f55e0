import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useLeaveGuard } from '../leave-guard'
import { FormFrame } from './form-frame'
import { FormSummary } from './form-summary'
import { Notice } from './notice'
import type { CallForm as Form } from './use-call-form'

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
  const frame = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { attempts, problems, refusal, state } = form
  const isBusy = state === 'loading'
  const count = problems.length
  useLeaveGuard(guard && form.isDirty && !isBusy)
  useEffect(() => {
    if (attempts === 0 || !frame.current) return
    if (count === 1 && !refusal) firstInvalid(frame.current)?.focus()
    else summary.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each attempt, not while problems are corrected
  }, [attempts])
  return (
    <FormFrame
      ref={frame}
      alertRef={summary}
      alert={
        <>
          {refusal && <Notice tone="danger">{refusal}</Notice>}
          {count > 1 && attempts > 0 && <FormSummary problems={problems} frame={frame} />}
        </>
      }
      label={label}
      isBusy={isBusy}
      className={className}
      onFocus={form.prepare}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {children}
    </FormFrame>
  )
}

const firstInvalid = (frame: HTMLElement) => frame.querySelector<HTMLElement>('[aria-invalid="true"]')
