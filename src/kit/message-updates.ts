import { useSyncExternalStore } from 'react'
import { useSession } from './boot'
import { callGateway, callRef, GatewayError } from './call-gateway'
import { emitter } from './emitter'

const updatesCall = callRef<typeof import('@schemas/api/message/updates').call>({
  method: 'GET',
  path: '/api/message/updates',
})

/** What is known of the signed-in person's messages. `revision` is another number whenever something changed in their threads. */
export type MessageUpdates = { revision: number; unread: number }

/** A question that failed, or had no time to be answered, is asked again after this long (ms), twice as long each time. */
const againMs = { first: 1000, most: 60_000 }
/** The gateway holds a question for longer than this (ms) where it may. It holds some few of one person: of more windows, the oldest is answered at once. */
const heldMs = 10_000
/** A tab that is looked at again soon keeps its question open (ms): whoever switches between two tabs asks nothing anew. */
const hiddenMs = 5000

let updates: MessageUpdates | undefined
let running: AbortController | undefined
let hiding: ReturnType<typeof setTimeout> | undefined
const come = emitter()
/** While somebody signs out: a question that the end of its session answers would be told as an error. */
let isHeld = false

/**
 * News of the person's messages while the component stands: one question for the whole document, held open by the gateway until something
 * changes. A hidden tab asks nothing, because a browser has few connections for all tabs of a site; a session that ended ends it.
 */
export function useMessageUpdates(): MessageUpdates | undefined {
  // Whoever acts in another's name reads none of their messages, and would only be refused.
  const isOwn = useSession().impersonator === undefined
  return useSyncExternalStore(
    isOwn ? subscribe : toNobody,
    () => updates,
    () => undefined,
  )
}

const toNobody = () => () => {}

function subscribe(listener: () => void): () => void {
  const end = come.on(listener)
  if (come.size === 1) {
    document.addEventListener('visibilitychange', onVisibility)
    addEventListener('online', restart)
    onVisibility()
  }
  return () => {
    end()
    if (come.size > 0) return
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('online', restart)
    stop()
  }
}

function onVisibility(): void {
  clearTimeout(hiding)
  if (document.visibilityState === 'hidden') hiding = setTimeout(stop, hiddenMs)
  else if (!running && !isHeld) void run()
}

function restart(): void {
  stop()
  if (document.visibilityState !== 'hidden' && come.size > 0 && !isHeld) void run()
}

function stop(): void {
  running?.abort()
  running = undefined
}

/** Asks nothing from now on. Returns how to ask again, for where the session goes on after all. */
export function pauseMessageUpdates(): () => void {
  isHeld = true
  stop()
  return () => {
    isHeld = false
    restart()
  }
}

async function run(): Promise<void> {
  const mine = new AbortController()
  running = mine
  let pause = againMs.first
  // The page comes first.
  if (!updates) await idle()
  while (!mine.signal.aborted) {
    const requestedAt = Date.now()
    try {
      const answer = await callGateway(updatesCall, updates ? { since: updates.revision } : {}, mine.signal)
      if (answer.revision === updates?.revision && answer.unread === updates.unread) {
        if (Date.now() - requestedAt < heldMs) await rest()
        else pause = againMs.first
        continue
      }
      pause = againMs.first
      updates = answer
      come.emit()
    } catch (error) {
      if (mine.signal.aborted) return
      // The session has ended, or the messages are somebody else's: asking again would say the same. `running` stays, so that nothing begins anew.
      if (error instanceof GatewayError && (error.status === 401 || error.status === 403)) return
      await rest()
    }
  }

  async function rest(): Promise<void> {
    await wait(pause * (0.75 + Math.random() / 2), mine.signal)
    pause = Math.min(pause * 2, againMs.most)
  }
}

const idle = () =>
  new Promise<void>((resolve) =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(() => resolve(), { timeout: 3000 })
      : setTimeout(resolve, 200),
  )

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
