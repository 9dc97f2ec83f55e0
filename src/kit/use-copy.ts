import { useEffect, useState } from 'react'
import { copyText } from './copy-text'

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
    void copyText(text).then((isCopied) => setSaid(isCopied ? 'copied' : 'refused'))
  }
  return { copy, said }
}
