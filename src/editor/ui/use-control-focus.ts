import { useCallback, useRef } from 'react'

type Ref = (element: HTMLElement | null) => void

/**
 * For a field whose control becomes another one with its value: the one that comes has the focus where the one that goes had it.
 * `takeFocus` gives it to the control before something else of the field goes.
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
