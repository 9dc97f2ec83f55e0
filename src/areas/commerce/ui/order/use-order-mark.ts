import { useEffect, useRef } from 'react'
import { call as stateCall } from '@client/commerce/calls/billing/state'
import type { CallTarget } from '@kit/call-gateway'
import { refreshCalls, useCall } from '@kit/use-call'
import { useRefreshOnTopic } from '@kit/updates/use-refresh-on-topic'

/** What no one announces, such as a time that has run out, is noticed this often (ms). */
const recheckMs = 30_000

/** Reloads what is shown of an order whenever it has changed elsewhere. */
export function useOrderMark(
  { order, token }: { order: string; token?: string },
  isOpen: boolean,
  shown: CallTarget,
): void {
  useRefreshOnTopic(isOpen ? `billing/watch:${order}${token ? `.${token}` : ''}` : undefined, [shown, stateCall])
  const { data } = useCall(
    stateCall,
    { order, ...(token ? { token } : {}) },
    { enabled: isOpen, staleTime: 0, refetchInterval: isOpen ? recheckMs : false },
  )
  const mark = data?.mark
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (mark === undefined || mark === seen.current) return
    const isFirst = seen.current === undefined
    seen.current = mark
    if (!isFirst) void refreshCalls(shown)
  }, [mark, shown])
}
