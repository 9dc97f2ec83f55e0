import { useEffect } from 'react'
import { refreshCalls, useCall } from '@kit/use-call'
import { calls } from './calls'
import { useSaving } from './saving'

/** Every document of the site with its state, read again whenever a draft was saved. */
export function useDocuments() {
  const savedAt = useSaving((state) => state.savedAt)
  useEffect(() => {
    if (savedAt) void refreshDocuments()
  }, [savedAt])
  return useCall(calls.pages, {})
}

/** Sections too: they are documents, and the list tells what shows them. */
export const refreshDocuments = () => refreshCalls(calls.pages, calls.sections)
