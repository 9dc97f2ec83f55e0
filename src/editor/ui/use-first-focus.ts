import { type RefObject, useEffect, useRef } from 'react'

/** Focuses an element once when it appears in response to an action. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
