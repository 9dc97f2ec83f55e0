import { useSyncExternalStore } from 'react'
import { call as updatesCall } from '@client/messages/calls/message/updates'
import { useSession } from './boot'
import { callGateway, GatewayError } from './call-gateway'
import { emitter } from './emitter'

/** State of the signed-in person's messages. `revision` changes with every change in their threads. */
export type MessageUpdates = { revision: number; unread: number }

/** Retry delay of a failed or early-answered poll (ms), doubled each time. */
const againMs = { first: 1000, most: 60_000 }
/**
 * A long poll lasts longer than this (ms) where the gateway can hold it. It holds only a few per person: with more
 * windows, the oldest is answered at once.
 */
const heldMs = 10_000
/** A hidden tab keeps its poll open for this long (ms), so that switching between two tabs sends no new requests. */
const hiddenMs = 5000

let updates: MessageUpdates | undefined
let running: AbortController | undefined
let hiding: ReturnType<typeof setTimeout> | undefined
const come = emitter()
/** Paused during sign-out: a poll answered by the end of its session would be reported as an error. */
let isHeld = false

/**
 * Updates of the person's messages while mounted: one long poll for the whole document. A hidden tab does not poll,
 * because browsers allow few connections per site; an ended session stops it.
 */
export function useMessageUpdates(): MessageUpdates | undefined {
  // While impersonating, messages cannot be read, and requests would only be refused.
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

/** Stops polling. Returns a function that resumes it, in case the session continues. */
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
  // The page loads first.
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
      // The session has ended or the messages belong to someone else: asking again would give the same result.
      // `running` stays set, so that nothing restarts.
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
