import { useEffect, useState } from 'react'

/** Debounce of the search field (ms). */
const pauseMs = 250

/** The text being typed, its setter, and the text to search for. */
export function useSearchText(): [typed: string, setTyped: (text: string) => void, q: string] {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped, q]
}
