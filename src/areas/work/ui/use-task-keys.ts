import { useEffect, useEffectEvent } from 'react'
import { type Shortcut, shortcutOf } from '@schemas/work/rules/shortcuts'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="menu"], dialog') !== null

/** Single keys of a list of tasks, by the place of the key on layouts that are not Latin. Silent while typing. */
export function useTaskKeys(acts: Readonly<Partial<Record<Shortcut, () => void>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return
    const shortcut = shortcutOf(event)
    const act = shortcut && acts[shortcut]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
