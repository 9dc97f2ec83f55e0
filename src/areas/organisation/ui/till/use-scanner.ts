import { useEffect, useEffectEvent } from 'react'
import { addKey, emptyBurst } from './scan-burst'

type Field = HTMLInputElement | HTMLTextAreaElement
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Sets a field's text so that React hears of it. */
function restore(field: Field, text: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Reads a scanner before any field does: what it types never becomes text or a quantity. */
export function useScanner(onScan: (code: string) => void): void {
  const scanned = useEffectEvent((code: string) => onScan(code))
  useEffect(() => {
    let burst = emptyBurst
    let before: { field: Field; text: string } | undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const next = addKey(burst, { code: event.code, shiftKey: event.shiftKey, at: event.timeStamp })
      // The first key of a scan is not known as one: what it typed is removed when the second comes.
      if (!next.isFast) before = isField(event.target) ? { field: event.target, text: event.target.value } : undefined
      else {
        event.preventDefault()
        event.stopPropagation()
        if (before && burst.keys.length === 1) restore(before.field, before.text)
      }
      burst = next.burst
      if (next.scanned !== undefined) scanned(next.scanned)
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
