import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { PageComparison } from '../document/compare-pages'

type RevertInList = {
  list: RefObject<HTMLDivElement | null>
  /** Why the difference with that id could not be reverted. */
  refused: (id: string) => LocalisedText | undefined
  run: (id: string, act: () => LocalisedText | undefined) => void
}

/**
 * Reverts differences of a list. A failure shows its reason where it was pressed; a success moves focus to the next
 * entry.
 */
export function useRevertInList(comparison: PageComparison): RevertInList {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef<number>(undefined)
  const [why, setWhy] = useState<{ id: string; message: LocalisedText }>()
  useEffect(() => {
    if (place.current === undefined || !list.current) return
    const entries = [...list.current.querySelectorAll('li')]
    const next = entries[Math.min(place.current, entries.length - 1)]
    place.current = undefined
    // A part of which only one value was reverted is still listed and keeps focus.
    if (list.current.contains(document.activeElement)) return
    const button = next?.querySelector<HTMLElement>('button')
    ;(button ?? list.current).focus({ preventScroll: button === undefined })
  }, [comparison])
  return {
    list,
    refused: (id) => (why?.id === id ? why.message : undefined),
    run(id, act) {
      const entry = document.activeElement?.closest('li')
      place.current = entry ? [...(list.current?.querySelectorAll('li') ?? [])].indexOf(entry) : 0
      const message = act()
      if (message) place.current = undefined
      setWhy(message ? { id, message } : undefined)
    },
  }
}
