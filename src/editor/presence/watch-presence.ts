import type { SessionInfo } from '@schemas/boot'
import type { OutputOf } from '@schemas/call'
import { callGateway, GatewayError, prepareLastCall } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import { whenIdle } from '@kit/when-idle'
import { calls } from '../state/calls'

type Follows = Awaited<ReturnType<typeof import('./follow-topics').followTopics>>
type Answer = OutputOf<typeof import('@schemas/editor/calls/editor/presence').call>

type Deps = {
  key: string
  session: Pick<SessionInfo, 'userID' | 'impersonator'>
  /** Notes of the site are others than before. */
  onNotes: () => void
  /** The node selected in this tab. */
  block: () => string | undefined
  heard: (answer: Answer) => void
  /** Nothing is known of others until the gateway answers again; `error` is its answer, if any. */
  away: (error?: GatewayError) => void
  /** The document no longer exists, or this person lost access to it: called once, then polling ends. */
  over: (error: GatewayError) => void
}

/** What others do arrives by a topic; this only says that the tab is still there. */
const pollMs = 7000
/** Delay (ms) after the selection changed; arrow keys pass over many parts. */
const soonMs = 250
/** Longest wait (ms) for the page to be idle before the closing call is prepared. */
const prepareTimeoutMs = 5000
const endings = new Set([403, 404, 410])

/**
 * Reports every seven seconds that the document is open here, while the tab is visible, and whenever others have
 * changed something. `soon` reports earlier, `stop` ends it.
 */
export function watchPresence({ key, session, block, heard, onNotes, away, over }: Deps): {
  soon: () => void
  stop: () => void
} {
  const tab = randomId()
  let follows: Promise<Follows | undefined> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isDue = false
  let isOver = false

  const plan = (ms: number) => {
    clearTimeout(timer)
    if (!isOver && !document.hidden) timer = setTimeout(() => void report(), ms)
  }
  // Without it, others' changes are noticed with the next report.
  const follow = () =>
    import('./follow-topics').then(
      ({ followTopics }) => followTopics({ key, tab, session, onDocument: () => plan(0), onNotes }),
      () => undefined,
    )
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
      if (answer) {
        heard(answer)
        // The topic exists once the gateway knows this tab.
        follows ??= follow()
        void follows.then((found) => found?.again())
      } else away()
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
  // Without it, others see this tab a few seconds longer.
  const endPreparing = whenIdle(() => void prepareLastCall().catch(() => {}), prepareTimeoutMs)
  plan(0)
  return {
    soon: () => plan(soonMs),
    stop: () => {
      isOver = true
      void follows?.then((found) => found?.stop())
      endPreparing()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', back)
      leave()
    },
  }
}
