import { useRef, useState } from 'react'
import type { Choice } from './choice'

export type PickerPanes = ReturnType<typeof usePickerPanes>

/** The picker's list and details. A phone shows one of them at a time, the list first. */
export function usePickerPanes(chosen: Choice | undefined, isNarrow: boolean) {
  // The list is there to choose another item, so the details wait until one is chosen.
  const [isAtDetails, setAtDetails] = useState(false)
  const browse = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  /** The selected item in the list, or the list itself if it is gone. */
  const inList = () => {
    const shown = browse.current
    return (
      shown?.querySelector<HTMLElement>(`[data-asset="${chosen?.asset}"]`) ??
      shown?.querySelector<HTMLElement>('[role="listbox"] [tabindex="0"]') ??
      shown?.querySelector<HTMLElement>('input:not([type="radio"])')
    )
  }
  return {
    /** Around the list. */ browse,
    /** The button that leads from the details to the list. */ back,
    isAtDetails: isAtDetails && chosen !== undefined,
    setAtDetails,
    /** Switches between list and details, and moves focus along. */
    show: (pane: 'list' | 'details') => {
      setAtDetails(pane === 'details')
      if (isNarrow) requestAnimationFrame(() => (pane === 'details' ? back.current : inList())?.focus())
    },
  }
}
