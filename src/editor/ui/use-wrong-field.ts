import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * After a refused submit, focuses the first invalid field, for keyboard and screen reader users as well. Returns the
 * form's ref and a function to call when client-side validation fails; `refused` is the gateway's answer, a new object
 * each time.
 */
export function useWrongField(refused: unknown): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0 || refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries, refused])
  return [form, () => setTries((before) => before + 1)]
}
