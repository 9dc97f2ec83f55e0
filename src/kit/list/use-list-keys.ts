import { type RefObject, useEffect, useEffectEvent } from 'react'
import { latinKey } from '@schemas/latin-key'

type Options = {
  section: RefObject<HTMLElement | null>
  /** Whether single letters act; arrows and Enter on a row always do. */
  hasLetters: boolean
  count: number
  focusRow: (index: number) => void
  toggle: ((index: number) => void) | undefined
  /** Adds a row to the selection. */
  select: ((index: number) => void) | undefined
  open: ((index: number) => void) | undefined
  /** Closes the drawer, else clears the selection. */
  close: (() => void) | undefined
}

const isTyping = (target: Element) =>
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null

/**
 * Keys of a list: `/` to search, `j` and `k` or arrows to the next and previous row, `x` or Space to select it, Shift
 * with an arrow to select on, Enter to open it, Escape to close or to clear the selection.
 * They act with the focus in the list, and with none for the first list of the page.
 */
export function useListKeys({ section, hasLetters, count, focusRow, toggle, select, open, close }: Options): void {
  const commandOf = (key: string, index: number, isOnRow: boolean, isShifted: boolean): boolean => {
    const step = { j: 1, k: -1 }[key] ?? (isOnRow ? { ArrowDown: 1, ArrowUp: -1 }[key] : undefined)
    const isLetter = /^[jkx/]$/.test(key)
    if (isLetter && !hasLetters) return false
    if (step !== undefined) {
      if (count === 0) return false
      const to = Math.max(0, Math.min(count - 1, index < 0 ? 0 : index + step))
      if (isShifted && !isLetter && select) for (const each of [index, to]) select(each)
      focusRow(to)
    } else if (key === '/') {
      const field = section.current?.querySelector<HTMLInputElement>('input[type="search"]')
      if (!field) return false
      field.focus()
      field.select()
    } else if ((key === 'x' || (key === ' ' && isOnRow)) && index >= 0 && toggle) toggle(index)
    else if (key === 'Enter' && isOnRow && open) open(index)
    else if (key === 'Escape' && close) close()
    else return false
    return true
  }
  const act = useEffectEvent((event: KeyboardEvent) => {
    const own = section.current
    const target = event.target
    if (!own || !(target instanceof Element) || event.defaultPrevented || event.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isWithin = own.contains(target)
    if (isWithin && event.key === 'Escape' && target.matches('input[type="search"]')) {
      // Back to the rows, with the search as it is.
      own.querySelector<HTMLElement>('[data-scroller]')?.focus()
      return event.preventDefault()
    }
    if (isTyping(target)) return
    const isFree = target === document.body && document.querySelector('[data-list]') === own
    if ((!isWithin && !isFree) || document.querySelector('dialog:modal')) return
    const row = target.closest<HTMLElement>('[data-row]')
    const index = row && isWithin ? Number(row.dataset.row) : -1
    if (commandOf(latinKey(event), index, target === row, event.shiftKey)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', act)
    return () => document.removeEventListener('keydown', act)
  }, [])
}
