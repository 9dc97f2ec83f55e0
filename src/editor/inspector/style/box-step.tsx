import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { limits } from '@schemas/layout/limits'
import { useDraft } from '../fields/use-draft'
import styles from './style.module.css'

/** Steps of 4 px that a length of pixels or rem is, within what the vocabulary knows; `auto` where it is allowed. */
export function parseStep(written: string, hasAuto: boolean): number | 'auto' | undefined {
  const text = written.trim().toLowerCase()
  if (hasAuto && text !== '' && 'auto'.startsWith(text)) return 'auto'
  const [, amount, unit = 'px'] = /^(\d{1,4}(?:\.\d+)?)\s*(px|rem)?$/.exec(text) ?? []
  if (amount === undefined) return undefined
  return clampStep(unit === 'rem' ? Number(amount) * 4 : Number(amount) / 4)
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
  /** `isAll`: the opposite side too, because Alt was held. */
  onChange: (value: number | 'auto' | undefined, isOpposite: boolean) => void
  onFocus: () => void
}

/** A number of pixels in the drawing of a box: written, stepped by the arrow keys (4 px, with Shift 16), or dragged. */
export function BoxStep({ label, value, inherited, hasAuto, onChange, onFocus }: Props) {
  const typed = useDraft(value)
  const drag = useRef<{ x: number; from: number; isMoving: boolean }>(undefined)
  const numeric = (): number => (typeof value === 'number' ? value : typeof inherited === 'number' ? inherited : 0)

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === 'Escape') {
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
    // In a field that is being written in, the pointer sets the cursor.
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
    event.currentTarget.blur()
    const next = clampStep(current.from + Math.round(by / 4))
    if (next !== value) onChange(next, event.altKey)
  }
  const drop = (event: PointerEvent<HTMLInputElement>) => {
    const { current } = drag
    drag.current = undefined
    if (current && !current.isMoving) event.currentTarget.select()
  }

  return (
    <input
      {...typed.own}
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
        if (text.trim() !== '' && step === undefined) return typed.type(text)
        typed.type(text, step)
        onChange(step, false)
      }}
      onBlur={() => typed.end()}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => (drag.current = undefined)}
    />
  )
}
