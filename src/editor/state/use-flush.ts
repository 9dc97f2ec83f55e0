import { useState } from 'react'
import { useIsClosed } from '../ui/use-is-closed'
import type { Saving } from './saving'

/** How it ended. Of a dialog that was closed meanwhile nothing follows: whoever closed it took back what they had asked for. */
export type Flushed = 'saved' | 'unsaved' | 'closed'

/** Saves what is not saved yet, before something that reads it at the gateway. `isFlushing` says so from the first press, because a second one means the same. */
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
