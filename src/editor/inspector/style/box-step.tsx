import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { limits } from '@schemas/layout/limits'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { useDraft } from '../fields/use-draft'
import styles from './style.module.css'

const messages = {
  wrong: {
    en: 'Enter a number in pixels or rem, such as 16 or 1.5rem.',
    th: 'ใส่ตัวเลขเป็นพิกเซลหรือ rem เช่น 16 หรือ 1.5rem',
  },
  wrongAuto: {
    en: 'Enter a number in pixels or rem, such as 16 or 1.5rem, or “auto”.',
    th: 'ใส่ตัวเลขเป็นพิกเซลหรือ rem เช่น 16 หรือ 1.5rem หรือ “auto”',
  },
  negative: { en: 'This cannot be less than 0.', th: 'ค่านี้น้อยกว่า 0 ไม่ได้' },
  large: { en: 'Enter {most} px or less.', th: 'ไม่เกิน {most} พิกเซล' },
  said: { en: '{what}: {problem}', th: '{what}: {problem}' },
}

/** Parses a length in pixels or rem into steps of 4 px; `auto` where allowed. An invalid value returns its reason. */
export function parseStep(written: string, hasAuto: boolean): number | 'auto' | { problem: LocalisedText } {
  const text = written.trim().toLowerCase()
  if (hasAuto && text !== '' && 'auto'.startsWith(text)) return 'auto'
  const [, sign, amount, unit = 'px'] = /^(-?)(\d+(?:\.\d*)?|\.\d+)\s*(px|rem)?$/.exec(text) ?? []
  if (amount === undefined) return { problem: hasAuto ? messages.wrongAuto : messages.wrong }
  const steps = unit === 'rem' ? Number(amount) * 4 : Number(amount) / 4
  if (sign && steps > 0) return { problem: messages.negative }
  return steps > limits.step ? { problem: messages.large } : clampStep(steps)
}

export function clampStep(steps: number): number {
  return Math.min(limits.step, Math.max(0, Math.round(steps * 4) / 4))
}

export function showStep(value: unknown): string {
  return value === 'auto' ? 'auto' : typeof value === 'number' ? String(value * 4) : ''
}

type Props = {
  label: string
  value: unknown
  inherited: unknown
  hasAuto: boolean
  /** `isOpposite`: also sets the opposite side, because Alt was held. */
  onChange: (value: number | 'auto' | undefined, isOpposite: boolean) => void
  onFocus: () => void
  /** Element for the error message: the diagram has no space for it. */
  note: HTMLElement | null
}

/** A number of pixels in the box diagram: typed, stepped by arrow keys (4 px, with Shift 16), or dragged. */
export function BoxStep({ label, value, inherited, hasAuto, onChange, onFocus, note }: Props) {
  const t = useT()
  const noteId = useId()
  const typed = useDraft(value)
  const drag = useRef<{ x: number; from: number; isMoving: boolean }>(undefined)
  const parsed = typed.text?.trim() ? parseStep(typed.text, hasAuto) : undefined
  const problem = typeof parsed === 'object' ? parsed.problem : undefined
  const numeric = (): number => (typeof value === 'number' ? value : typeof inherited === 'number' ? inherited : 0)

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' || (event.key === 'Enter' && !problem)) {
      typed.end()
      return
    }
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    typed.end()
    onChange(clampStep(numeric() + step * (event.shiftKey ? 4 : 1)), event.altKey)
  }
  const grab = (event: PointerEvent<HTMLInputElement>) => {
    // In a focused field the pointer sets the cursor instead.
    if (event.button !== 0 || document.activeElement === event.currentTarget) return
    drag.current = { x: event.clientX, from: numeric(), isMoving: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLInputElement>) => {
    const { current } = drag
    if (!current) return
    const by = event.clientX - current.x
    if (!current.isMoving && Math.abs(by) < 4) return
    current.isMoving = true
    typed.end()
    event.currentTarget.blur()
    const next = clampStep(current.from + Math.round(by / 4))
    if (next !== value) onChange(next, event.altKey)
  }
  const drop = (event: PointerEvent<HTMLInputElement>) => {
    const { current } = drag
    drag.current = undefined
    if (current && !current.isMoving) event.currentTarget.select()
  }

  const input = (
    <input
      {...typed.own}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? noteId : undefined}
      className={styles.step}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      data-own={value !== undefined || undefined}
      value={typed.text ?? showStep(value)}
      placeholder={showStep(inherited) || '0'}
      onFocus={onFocus}
      onChange={(event) => {
        const { value: text } = event.currentTarget
        const step = text.trim() === '' ? undefined : parseStep(text, hasAuto)
        if (typeof step === 'object') return typed.type(text)
        typed.type(text, step)
        onChange(step, false)
      }}
      // Invalid input stays in the field to be corrected, instead of vanishing silently.
      onBlur={() => !problem && typed.end()}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => (drag.current = undefined)}
    />
  )
  if (!problem || !note) return input
  return (
    <>
      {input}
      {createPortal(
        <p id={noteId}>{t(messages.said, { what: label, problem: t(problem, { most: limits.step * 4 }) })}</p>,
        note,
      )}
    </>
  )
}
