import { useState } from 'react'

/** What a form holds over what was read: only what was typed, so that what is read anew shows through. */
export function useForm<T extends object>(read: T) {
  const [typed, setTyped] = useState<Partial<T>>({})
  const value = { ...read, ...typed }
  return {
    value,
    isChanged: JSON.stringify(value) !== JSON.stringify(read),
    set: (changed: Partial<T>) => setTyped((before) => ({ ...before, ...changed })),
    discard: () => setTyped({}),
  }
}
