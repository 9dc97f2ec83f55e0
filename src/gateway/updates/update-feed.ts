import { heldCalls } from '../call/held-calls'
import type { Database } from '../db/open'
import type { Log } from '../log'
import { updatesChannel } from './notify-topic'

/**
 * Calls held at once: of one session, which is more than a browser has visible windows, of one person, and of one
 * address where nobody is signed in.
 */
const limit = { session: 4, person: 8, address: 32 }

/** Who waits. */
export type Waiter = { site: string; person?: string | undefined; session?: string | undefined; address: string }

/** `woken`: one of the names may have changed. `over`: it may not wait any longer. */
export type WaitEnd = 'woken' | 'over'
export type Waiting = { done: Promise<WaitEnd>; cancel: () => void }

export type UpdateFeed = {
  /**
   * Resolves when one of the names (`wakeName`) may have changed, after `ms`, when newer calls take its place, or when
   * the gateway stops.
   */
  wait: (waiter: Waiter, names: readonly string[], ms: number) => Waiting
  close: () => Promise<void>
}

/**
 * Calls held at this gateway. The database notifies all gateways of each commit. A lost notification (the connection
 * dropped) only costs a wait, because calls repeat.
 */
export function updateFeed(database: Database, log: Log): UpdateFeed {
  const waiting = new Map<string, Set<(end: WaitEnd) => void>>()
  const held = {
    bySession: heldCalls(limit.session),
    byPerson: heldCalls(limit.person),
    byAddress: heldCalls(limit.address),
  }
  let listening: Promise<() => Promise<void>> | undefined
  let isClosed = false
  const wake = (name: string) => {
    for (const answer of waiting.get(name) ?? []) answer('woken')
  }
  const answerAll = (end: WaitEnd) => {
    for (const answers of waiting.values()) for (const answer of answers) answer(end)
  }
  const listen = () => {
    listening ??= database
      .listen(updatesChannel, wake, () => answerAll('woken'))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'Notifications of updates are not received; waiting calls poll instead.')
        listening = undefined
        return () => Promise.resolve()
      })
  }
  const count = ({ site, person, session, address }: Waiter, cancel: () => void) =>
    person === undefined
      ? [held.byAddress.hold(`${site} ${address}`, cancel)]
      : [held.bySession.hold(`${site} ${person} ${session}`, cancel), held.byPerson.hold(`${site} ${person}`, cancel)]

  return {
    wait: (waiter, names, ms) => {
      if (isClosed || names.length === 0) return { done: Promise.resolve('over'), cancel: () => {} }
      listen()
      let answer: (end: WaitEnd) => void = () => {}
      const done = new Promise<WaitEnd>((resolve) => {
        answer = (end) => {
          clearTimeout(timer)
          for (const each of counted) each.release()
          for (const name of names) {
            const others = waiting.get(name)
            others?.delete(answer)
            if (others?.size === 0) waiting.delete(name)
          }
          resolve(end)
        }
        const end = () => answer('over')
        const timer = setTimeout(end, ms)
        const counted = count(waiter, end)
        for (const name of names) waiting.set(name, (waiting.get(name) ?? new Set()).add(answer))
      })
      return { done, cancel: () => answer('over') }
    },
    close: async () => {
      isClosed = true
      answerAll('over')
      await (
        await listening
      )?.()
    },
  }
}
