import { useEffect, useState } from 'react'
import { copyText } from './copy-text'

/** How long a button shows "Copied" (ms). */
const resultMs = 2500

/** Copies text; `copyResult` briefly holds the outcome. */
export function useCopy(): { copy: (text: string) => void; copyResult: 'copied' | 'refused' | undefined } {
  const [copyResult, setCopyResult] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!copyResult) return
    const timer = setTimeout(() => setCopyResult(undefined), resultMs)
    return () => clearTimeout(timer)
  }, [copyResult])
  const copy = (text: string) => {
    void copyText(text).then((isCopied) => setCopyResult(isCopied ? 'copied' : 'refused'))
  }
  return { copy, copyResult }
}
