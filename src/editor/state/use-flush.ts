import { useState } from 'react'
import type { Saving } from './saving'

/** Saves what is not saved yet, before something that reads it at the gateway. `isFlushing` says so from the first press, because a second one means the same. */
export function useFlush(saving: Pick<Saving, 'flush'>): { isFlushing: boolean; flush: () => Promise<boolean> } {
  const [isFlushing, setFlushing] = useState(false)
  const flush = async () => {
    setFlushing(true)
    try {
      return await saving.flush()
    } finally {
      setFlushing(false)
    }
  }
  return { isFlushing, flush }
}
