import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * After a form was refused its first wrong field has the focus, so that eyes, keys and ears are where something is to be done. Gives the form's ref and what
 * is called when what was typed is found wrong here; `refused` is what the gateway said, new with each answer.
 */
export function useWrongField(refused: unknown): [RefObject<HTMLFormElement | null>, () => void] {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0 || refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries, refused])
  return [form, () => setTries((before) => before + 1)]
}
