import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '@schemas/layout/locale'
import styles from './table.module.css'
import type { Grid } from './use-grid'

type Props = {
  label: string
  locale: Locale
  /** As stored in the document. */ initialText: string
  /** Placeholder while there is none. */ hint: string
  isFresh: boolean
  onWrite: Grid['write']
  onClose: Grid['close']
}

const arrows = { ArrowDown: 'below', ArrowUp: 'above', ArrowRight: 'next', ArrowLeft: 'previous' } as const

/** The input of a cell. Typing changes the document at once. */
export function CellInput({ label, locale, initialText, hint, isFresh, onWrite, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  // Until something is typed to replace it, the cell keeps its text.
  const [isTyped, setTyped] = useState(!isFresh)
  useLayoutEffect(() => {
    const own = field.current
    own?.focus()
    own?.setSelectionRange(own.value.length, own.value.length)
  }, [])
  const write = (text: string) => {
    setTyped(true)
    onWrite(text)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, altKey, shiftKey, currentTarget: own, nativeEvent } = event
    // While a cell is edited, the grid's keys do not apply.
    event.stopPropagation()
    if (nativeEvent.isComposing) return
    const leave = (...to: Parameters<Grid['close']>) => {
      event.preventDefault()
      onClose(...to)
    }
    if (key === 'Enter' && altKey) {
      event.preventDefault()
      own.setRangeText('\n', own.selectionStart, own.selectionEnd, 'end')
      return write(own.value)
    }
    if (key === 'Enter' && !shiftKey) return leave('below')
    if (key === 'Tab') return leave(shiftKey ? 'previous' : 'next')
    if (key === 'Escape') return leave(undefined, true)
    if (isFresh && key in arrows && !shiftKey) leave(arrows[key as keyof typeof arrows])
  }
  return (
    <textarea
      ref={field}
      className={styles.input}
      lang={locale}
      rows={1}
      aria-label={label}
      placeholder={hint}
      value={isTyped ? initialText : ''}
      onChange={(event) => write(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() => onClose()}
      // Escape belongs to the cell and does not close the dialog.
      data-mantine-stop-propagation="true"
    />
  )
}
