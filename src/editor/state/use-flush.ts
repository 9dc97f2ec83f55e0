import { useState } from 'react'
import { useIsClosed } from '../ui/use-is-closed'
import type { Saving } from './saving'

/** The result. After `closed` nothing follows: closing the dialog cancelled the request. */
export type Flushed = 'saved' | 'unsaved' | 'closed'

/**
 * Saves pending changes before an action that reads them at the gateway. `isFlushing` is true from the first press, so
 * that a second one can be ignored.
 */
export function useFlush(saving: Pick<Saving, 'flush'>): { isFlushing: boolean; flush: () => Promise<Flushed> } {
  const [isFlushing, setFlushing] = useState(false)
  const isClosed = useIsClosed()
  const flush = async () => {
    setFlushing(true)
    try {
      const isSaved = await saving.flush()
      return isClosed.current ? 'closed' : isSaved ? 'saved' : 'unsaved'
    } finally {
      setFlushing(false)
    }
  }
  return { isFlushing, flush }
}
