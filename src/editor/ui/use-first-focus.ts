import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to an element once, when it comes as the answer to what the person has just done. */
export function useFirstFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}
