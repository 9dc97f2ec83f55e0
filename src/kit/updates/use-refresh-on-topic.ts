import { useEffect, useRef } from 'react'
import type { CallTarget } from '../call-gateway'
import { refreshCalls } from '../use-call'
import { useTopic } from './use-topic'

/** Reads calls again whenever a topic changes; its first state is as new as what the page has just read. */
export function useRefreshOnTopic(topic: string | undefined, targets: readonly CallTarget[]): void {
  const state = useTopic(topic)
  const last = useRef<typeof state>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = state
    if (!state || before?.topic !== state.topic || before.rev === state.rev) return
    void refreshCalls(...targets)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the calls are constants of their screen
  }, [state])
}
