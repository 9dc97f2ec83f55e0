import type { OutputOf } from '@schemas/call'
import { callGateway, GatewayError, prepareLastCall } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import { calls } from '../state/calls'
import { whenIdle } from '../ui/when-idle'

type Answer = OutputOf<typeof import('@schemas/api/editor/presence').call>

type Deps = {
  key: string
  /** The node that this tab holds. */
  block: () => string | undefined
  heard: (answer: Answer) => void
  /** Nothing is known of others until the gateway is heard again; `error` is what it said, if anything. */
  away: (error?: GatewayError) => void
  /** The document is no longer there, or no longer this person's: said once, and nothing is asked again. */
  over: (error: GatewayError) => void
}

const pollMs = 5000
/** After the person went to another part; arrows pass many. */
const soonMs = 250
/** What a closing tab says its last word with waits so long at most for the page to stand. */
const prepareTimeoutMs = 5000
const endings = new Set([403, 404, 410])

/** Says every five seconds that the document is open here, while its tab is seen. `soon` says it anew, `stop` ends it. */
export function watchPresence({ key, block, heard, away, over }: Deps): { soon: () => void; stop: () => void } {
  const tab = randomId()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isDue = false
  let isOver = false

  const plan = (ms: number) => {
    clearTimeout(timer)
    if (!isOver && !document.hidden) timer = setTimeout(() => void report(), ms)
  }
  const report = async (): Promise<void> => {
    if (isRunning) {
      isDue = true
      return
    }
    isRunning = true
    isDue = false
    try {
      const held = block()
      const answer = navigator.onLine
        ? await callGateway(calls.presence, { key, tab, ...(held ? { block: held } : {}) })
        : undefined
      if (isOver) return
      if (answer) heard(answer)
      else away()
    } catch (error) {
      if (isOver) return
      if (!(error instanceof GatewayError)) throw error
      away(error)
      if (endings.has(error.status)) {
        isOver = true
        over(error)
      }
    } finally {
      isRunning = false
      plan(isDue ? soonMs : pollMs)
    }
  }
  const leave = () => void callGateway(calls.presence, { key, tab, leaves: true }, undefined, true).catch(() => {})
  const handleVisibility = () => (document.hidden ? clearTimeout(timer) : plan(0))
  const back = (event: PageTransitionEvent) => event.persisted && plan(0)

  document.addEventListener('visibilitychange', handleVisibility)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', back)
  // Without it the others see this tab a few seconds longer.
  const endPreparing = whenIdle(() => void prepareLastCall().catch(() => {}), prepareTimeoutMs)
  plan(0)
  return {
    soon: () => plan(soonMs),
    stop: () => {
      isOver = true
      endPreparing()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', back)
      leave()
    },
  }
}
