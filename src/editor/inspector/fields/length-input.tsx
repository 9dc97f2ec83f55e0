import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useT } from '@kit/t'
import { useDraft } from './use-draft'

const messages = {
  wrong: { en: 'Enter a number with px, rem, em or %.', th: 'ใส่ตัวเลขตามด้วย px, rem, em หรือ %' },
  large: { en: 'Enter {most} or less.', th: 'ไม่เกิน {most}' },
  negative: { en: 'This cannot be less than 0.', th: 'ค่านี้น้อยกว่า 0 ไม่ได้' },
}

const grammar = /^(-?\d{1,6}(?:\.\d{1,4})?)\s*(px|rem|em|%)?$/

/** Upper bounds: anything larger is a typing error. */
const maxByUnit = { px: 10_000, rem: 600, em: 600, '%': 1000 } as const
type Unit = keyof typeof maxByUnit
const unitOf = (unit: string | undefined): Unit => (unit as Unit | undefined) ?? 'px'
const maxLabel = (text: string) => {
  const unit = unitOf(grammar.exec(text.trim())?.[2])
  return `${maxByUnit[unit]}${unit}`
}
const isLarge = (text: string) => {
  const [, amount, unit] = grammar.exec(text.trim()) ?? []
  return Math.abs(Number(amount)) > maxByUnit[unitOf(unit)]
}

/** Parses a typed length: a number for pixels, a string for another unit, undefined when invalid. */
export function parseLength(written: string): number | string | undefined {
  const [, amount, unit] = grammar.exec(written.trim()) ?? []
  if (amount === undefined) return undefined
  return unit === undefined || unit === 'px' ? Number(amount) : `${Number(amount)}${unit}`
}

export function showLength(value: unknown): string {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value))
    ? `${value}px`
    : typeof value === 'string'
      ? value
      : ''
}

type Props = {
  input: {
    id?: string
    'aria-describedby'?: string | undefined
    'aria-label'?: string
    onBlur?: (() => void) | undefined
  }
  inputRef?: ((element: HTMLElement | null) => void) | undefined
  value: unknown
  /** Inherited value, shown greyed when nothing is written. */
  inherited?: unknown
  /** Positions may be negative; sizes may not. */
  takesNegative?: boolean
  onChange: (value: number | string | undefined) => void
}

/** A length as people type it: `12`, `1.5rem`, `50%`. Arrow keys step by 1, with Shift by 10. */
export function LengthInput({ input, inputRef, value, inherited, takesNegative = false, onChange }: Props) {
  const t = useT()
  const typed = useDraft(value)
  const { text: draft } = typed
  const problemOf = (text: string) => {
    if (text.trim() === '') return undefined
    if (parseLength(text) === undefined) return messages.wrong
    if (!takesNegative && text.trim().startsWith('-') && parseFloat(text) !== 0) return messages.negative
    return isLarge(text) ? messages.large : undefined
  }
  const problem = draft === undefined ? undefined : problemOf(draft)
  const write = (text: string) => {
    const length = parseLength(text)
    if (problemOf(text)) return typed.type(text)
    typed.type(text, length)
    onChange(length)
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const [, amount = '0', unit = 'px'] =
      grammar.exec((draft ?? (showLength(value) || showLength(inherited))).trim()) ?? []
    const fine = unit === 'rem' || unit === 'em' ? 0.1 : 1
    const next = Number((Number(amount) + step * fine * (event.shiftKey ? 10 : 1)).toFixed(4))
    write(`${takesNegative ? next : Math.max(0, next)}${unit}`)
  }
  return (
    <TextInput
      {...input}
      {...typed.own}
      ref={inputRef}
      spellCheck={false}
      autoComplete="off"
      value={draft ?? showLength(value)}
      placeholder={showLength(inherited) || '–'}
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() => {
        // Invalid input stays in the field to be corrected, instead of vanishing silently.
        if (!problem) typed.end()
        input.onBlur?.()
      }}
      error={problem && t(problem, { most: maxLabel(draft ?? '') })}
    />
  )
}
