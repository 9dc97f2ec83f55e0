import { useCallback, useRef } from 'react'

type Ref = (element: HTMLElement | null) => void

/**
 * For a field whose control is replaced when its value changes: the new control gets the focus if the old one had it.
 * `takeFocus` moves focus to the control before another element of the field is removed.
 */
export function useControlFocus(outer: Ref | undefined): { control: Ref; takeFocus: () => void } {
  const current = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  const control = useCallback(
    (element: HTMLElement | null) => {
      if (!element) hadFocus.current = current.current !== null && document.activeElement === current.current
      current.current = element
      outer?.(element)
      if (!element || !hadFocus.current) return
      hadFocus.current = false
      element.focus({ preventScroll: true })
    },
    [outer],
  )
  const takeFocus = useCallback(() => current.current?.focus({ preventScroll: true }), [])
  return { control, takeFocus }
}
