import { maxTopics } from '@schemas/site/entities/topic-limits'
import { call as waitCall } from '@client/site/calls/updates/wait'
import { callGateway, GatewayError } from '../call-gateway'
import { whenIdle } from '../when-idle'
import { shownTopics, stateOf, takeStates, topicsChanged } from './topics'
import { joinWindows, type Windows } from './windows'

/** Delay before a failed or early-answered call is repeated (ms), doubled each time. */
const againMs = { first: 1000, most: 60_000 }
/**
 * A held call lasts longer than this (ms) where the gateway can hold it. It holds only a few per person: with more
 * windows, the oldest is answered at once.
 */
const heldMs = 10_000
/** A hidden window stays in turn for this long (ms), so that switching between two windows sends no new calls. */
const hiddenMs = 5000
/** Parts of a page begin to show their topics one after the other (ms). */
const gatherMs = 50
/** The first call is sent after this time (ms) even in a busy browser. */
const idleMs = 3000

let windows: Windows | undefined
let group = ''
let hiding: ReturnType<typeof setTimeout> | undefined
let gathering: ReturnType<typeof setTimeout> | undefined
/** Paused during sign-out: a call answered by the end of its session would be reported as an error. */
let isPaused = false
/** The session has ended: asking again would give the same result. */
let isOver = false
/** The call that is being held. */
let held: AbortController | undefined

/** Asks for the shown topics while there are any and the window is visible: browsers allow few connections per site. */
export function keepUpdated(person: string): () => void {
  group = person
  const end = topicsChanged.on(onTopics)
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('online', restart)
  onVisibility()
  return () => {
    end()
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('online', restart)
    stop()
  }
}

/** Stops asking. Returns a function that resumes it, in case the session continues. */
export function pauseUpdates(): () => void {
  isPaused = true
  stop()
  return () => {
    isPaused = false
    restart()
  }
}

function onVisibility(): void {
  clearTimeout(hiding)
  if (document.visibilityState === 'hidden') hiding = setTimeout(stop, hiddenMs)
  else start()
}

function onTopics(): void {
  if (shownTopics().length === 0) stop()
  else if (windows) {
    windows.tell()
    gather()
  } else start()
}

function start(): void {
  if (windows || isPaused || isOver || document.visibilityState === 'hidden' || shownTopics().length === 0) return
  windows = joinWindows(group, gather, lead)
}

function stop(): void {
  windows?.close()
  windows = undefined
}

function restart(): void {
  stop()
  start()
}

/** Sends another call once all parts have said what they show. */
function gather(): void {
  clearTimeout(gathering)
  gathering = setTimeout(() => held?.abort(), gatherMs)
}

async function lead(signal: AbortSignal): Promise<void> {
  let pause = againMs.first
  // The page loads first.
  await new Promise<void>((resolve) => void whenIdle(() => resolve(), idleMs))
  while (!signal.aborted) {
    const topics = windows?.topics().slice(0, maxTopics) ?? []
    held = new AbortController()
    const round = AbortSignal.any([signal, held.signal])
    if (topics.length === 0) {
      await untilAborted(round)
      continue
    }
    const sentAt = Date.now()
    try {
      const query = topics.map((topic) => [topic, stateOf(topic)?.rev].filter((part) => part !== undefined).join('~'))
      const answer = await callGateway(waitCall, { topics: query.join(',') }, round)
      const isNew = takeStates(answer.topics, answer.gone)
      windows?.share(answer.topics, answer.gone)
      if (isNew || Date.now() - sentAt >= heldMs) pause = againMs.first
      else await rest()
    } catch (error) {
      if (round.aborted) continue
      if (error instanceof GatewayError && (error.status === 401 || error.status === 403)) {
        isOver = true
        return
      }
      await rest()
    }
  }

  async function rest(): Promise<void> {
    await wait(pause * (0.75 + Math.random() / 2), signal)
    pause = Math.min(pause * 2, againMs.most)
  }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
