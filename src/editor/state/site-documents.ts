import { useEffect } from 'react'
import { refreshCalls, useCall } from '@kit/use-call'
import { calls } from './calls'
import { useSaving } from './saving'

/** Every document of the site with its state, refetched whenever a draft is saved. */
export function useDocuments() {
  const savedAt = useSaving((state) => state.savedAt)
  useEffect(() => {
    if (savedAt) void refreshDocuments()
  }, [savedAt])
  return useCall(calls.pages, {})
}

/** Includes sections: they are documents, and the list shows where they are used. */
export const refreshDocuments = () => refreshCalls(calls.pages, calls.sections)
