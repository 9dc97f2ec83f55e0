import { useEffect, useEffectEvent } from 'react'
import { latinKey } from '@schemas/latin-key'

type Actions = {
  move: ((by: number) => void) | undefined
  flag: (() => void) | undefined
  choose: (index: number) => void
}

/** Keys of an exam, anywhere on its page but where they mean something else. */
export function useExamKeys(actions: Actions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = event.target instanceof HTMLElement ? event.target : undefined
    if (target?.closest('input:not([type="radio"], [type="checkbox"]), textarea, select, dialog')) return
    const key = latinKey(event)
    if (/^[1-9]$/.test(key)) actions.choose(Number(key) - 1)
    else if (key === 'f') actions.flag?.()
    // In a group of radio buttons the arrows choose.
    else if (event.key === 'ArrowRight' && !target?.matches('[type="radio"]')) actions.move?.(1)
    else if (event.key === 'ArrowLeft' && !target?.matches('[type="radio"]')) actions.move?.(-1)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
