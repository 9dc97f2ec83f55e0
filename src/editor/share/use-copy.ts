import { useEffect, useState } from 'react'

/** How long a button says that it has copied (ms). */
const saidMs = 2500

/** Copies text; `said` is what became of it, for a moment. */
export function useCopy(): { copy: (text: string) => void; said: 'copied' | 'refused' | undefined } {
  const [said, setSaid] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), saidMs)
    return () => clearTimeout(timer)
  }, [said])
  const copy = (text: string) => {
    // Without https a browser has no clipboard; the address can still be marked and copied by hand.
    const writing: Promise<void> = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('There is no clipboard.'))
    writing.then(() => setSaid('copied'), () => setSaid('refused'))
  }
  return { copy, said }
}
