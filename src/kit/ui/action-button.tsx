import { type ComponentProps, useEffect, useRef } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { useT } from '../t'
import styles from './action-button.module.css'
import { type ActionState, useActionState } from './action-state'
import { Button } from './button'

const messages = {
  loading: { en: 'Processing...', th: 'กำลังดำเนินการ...' },
  success: { en: 'Success', th: 'สำเร็จ' },
  error: { en: 'Error', th: 'เกิดข้อผิดพลาด' },
}
const icons: Record<ActionState, IconName | undefined> = {
  normal: undefined,
  loading: 'loader',
  success: 'check',
  error: 'alert-circle',
}

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'onError'> & {
  /** Awaited; a rejection shows "Error", `false` shows nothing. */
  onAction?: () => unknown
  /** From `useActionState`, when the action belongs to a form instead of the click. */
  state?: ActionState
  /** Receives the rejection; without it the browser's error handler does. */
  onError?: (error: unknown) => void
}

/** A button that shows the state of its action: "Processing..." (disabled), then "Success" or "Error" for 2000 ms. */
export function ActionButton({ onAction, state: controlledState, onError, icon, children, disabled, ...rest }: Props) {
  const t = useT()
  const own = useActionState(onError)
  const state = controlledState ?? own.state
  const wrapper = useRef<HTMLSpanElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // Disabling a button drops the focus, and keyboard users would start again at the top of the page.
    if (state === 'loading') hadFocus.current = wrapper.current?.contains(document.activeElement) ?? false
    else if (hadFocus.current && document.activeElement === document.body)
      wrapper.current?.querySelector('button')?.focus()
    if (state !== 'loading') hadFocus.current = false
  }, [state])
  const shownIcon = icons[state] ?? icon
  return (
    <span ref={wrapper} className={styles.wrapper} data-state={state} data-full={rest.full ? '' : undefined}>
      <Button
        {...rest}
        {...(shownIcon ? { icon: shownIcon } : {})}
        disabled={disabled === true || state === 'loading'}
        aria-busy={state === 'loading' || undefined}
        onClick={onAction ? () => void own.run(onAction) : undefined}
      >
        <span className={styles.labels}>
          {/* The normal label keeps its space, so that the button does not shrink under the pointer. */}
          <span className={styles.label} data-hidden={state === 'normal' ? undefined : ''}>
            {children}
          </span>
          {state !== 'normal' && <span className={styles.label}>{t(messages[state])}</span>}
        </span>
      </Button>
      <output className="visually-hidden">{state === 'normal' ? '' : t(messages[state])}</output>
    </span>
  )
}
