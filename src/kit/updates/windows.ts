import type { TopicState } from '@schemas/site/entities/topic'
import { askAgainFor, isGone, knownStates, shownTopics, takeStates } from './topics'

type Message =
  /** A window tells which topics it shows; none once it is hidden or closed. */
  | { kind: 'shows'; window: string; topics: string[] }
  /** The window that asks the gateway is another, and needs to know what the others show. */
  | { kind: 'asks' }
  | { kind: 'states'; states: TopicState[]; gone: string[] }

export type Windows = {
  /** Topics of all windows that are open and visible. */
  topics: () => string[]
  /** Tells the others what this window shows. */
  tell: () => void
  /** Shares an answer with the others. */
  share: (states: TopicState[], gone: string[]) => void
  close: () => void
}

/**
 * The windows of a browser in which the same person uses the site: one of them at a time asks the gateway, for as long
 * as it holds a lock, and shares the answers. `lead` runs in it until its signal aborts. Where locks do not exist (an
 * insecure origin), each window asks for itself.
 */
export function joinWindows(group: string, changed: () => void, lead: (signal: AbortSignal) => Promise<void>): Windows {
  const name = `sitewright-updates ${group}`
  const leaving = new AbortController()
  const others = new Map<string, string[]>()
  const window = crypto.randomUUID()
  const channel = 'BroadcastChannel' in globalThis && isLockable() ? new BroadcastChannel(name) : undefined
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const post = (message: Message) => channel?.postMessage(message)
  const tell = () => post({ kind: 'shows', window, topics: leaving.signal.aborted ? [] : shownTopics() })
  let isLeading = false

  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'states') takeStates(data.states, data.gone)
    else if (data.kind === 'asks') tell()
    else {
      const before = new Set(others.get(data.window))
      askAgainFor(data.topics.filter((topic) => !before.has(topic)))
      if (data.topics.length > 0) others.set(data.window, data.topics)
      else others.delete(data.window)
      if (!isLeading) return
      post({ kind: 'states', states: knownStates(), gone: [] })
      changed()
    }
  })
  const leadOn = async () => {
    isLeading = true
    post({ kind: 'asks' })
    await lead(leaving.signal)
    isLeading = false
  }
  if (channel) {
    tell()
    // Refused when it leaves before its turn.
    navigator.locks.request(name, { signal: leaving.signal }, leadOn).catch(() => {})
  } else void leadOn()
  addEventListener('pagehide', close)

  function close(): void {
    removeEventListener('pagehide', close)
    leaving.abort()
    tell()
    channel?.close()
  }
  return {
    topics: () => [...new Set([shownTopics(), ...others.values()].flat())].filter((topic) => !isGone(topic)).toSorted(),
    tell,
    share: (states, gone) => post({ kind: 'states', states, gone }),
    close,
  }
}

const isLockable = () => globalThis.navigator?.locks !== undefined
