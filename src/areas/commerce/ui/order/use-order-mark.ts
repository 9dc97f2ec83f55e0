import { useEffect, useRef } from 'react'
import { call as stateCall } from '@client/commerce/calls/billing/state'
import type { CallTarget } from '@kit/call-gateway'
import { refreshCalls, useCall } from '@kit/use-call'

/** How often an open order is asked whether anything has changed (ms). Hidden tabs do not ask. */
const pollMs = 4000

/** Reloads what is shown of an order whenever it has changed elsewhere: a small call tells, the page's own is repeated. */
export function useOrderMark(input: { order: string; token?: string }, isOpen: boolean, shown: CallTarget): void {
  const { data } = useCall(stateCall, input, {
    enabled: isOpen,
    staleTime: 0,
    refetchInterval: isOpen ? pollMs : false,
  })
  const mark = data?.mark
  const seen = useRef<string>(undefined)
  useEffect(() => {
    if (mark === undefined || mark === seen.current) return
    const isFirst = seen.current === undefined
    seen.current = mark
    if (!isFirst) void refreshCalls(shown)
  }, [mark, shown])
}
