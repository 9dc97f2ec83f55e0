import { useEffect } from 'react'
import type { OutputOf } from '@schemas/call'
import { call as waitingCall } from '@client/site/calls/workspace/waiting'
import { usePage } from '../boot'
import { useMessageUpdates } from '../message-updates'
import { usePageLink } from '../page-link'
import { queryClient, callKey, useCall } from '../use-call'

type Waiting = OutputOf<typeof waitingCall>

/**
 * What waits for the person at work: again with each page, when the window gets the focus, and with each message. On
 * the builder's canvas nothing is read.
 */
export function useWaiting(initialData?: Waiting): ReturnType<typeof useCall<typeof waitingCall>> {
  const isVisited = usePageLink() !== null
  const path = usePage()?.path
  const revision = useMessageUpdates()?.revision
  const waiting = useCall(waitingCall, {}, { enabled: isVisited, ...(initialData ? { initialData } : {}) })
  useEffect(() => {
    if (!isVisited) return
    // An answer that is still fresh is not requested again.
    const renew = () => void queryClient().refetchQueries({ queryKey: callKey(waitingCall), stale: true })
    renew()
    addEventListener('focus', renew)
    return () => removeEventListener('focus', renew)
  }, [isVisited, path])
  useEffect(() => {
    if (isVisited && revision !== undefined) void queryClient().invalidateQueries({ queryKey: callKey(waitingCall) })
  }, [isVisited, revision])
  return waiting
}

/** The numbers of the workspace's entries. */
export function countsOf(waiting: Waiting | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { entry, count } of waiting?.items ?? [])
    if (entry !== undefined) counts.set(entry, (counts.get(entry) ?? 0) + count)
  return counts
}
