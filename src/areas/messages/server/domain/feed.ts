import { sql } from 'drizzle-orm'
import type { Database, Db } from '@gateway/db/open'
import { heldCalls } from '@gateway/call/held-calls'
import type { Log } from '@gateway/log'

const channel = 'sitewright_messages'
/** Questions held at once: of one session, which is more than a browser has visible windows, and of one person. */
const limit = { session: 4, person: 8 }

/** Who waits, and in which session. */
export type Waiter = { site: string; person: string; session: string }

export type Feed = {
  /**
   * Resolves when there may be news for the person, after `ms`, when newer questions take its place, or when the
   * gateway stops.
   */
  wait: (waiter: Waiter, ms: number) => Waiting
  close: () => Promise<void>
}
export type Waiting = { done: Promise<void>; cancel: () => void }

/**
 * Notifies a person's waiting polls on every gateway when the open transaction commits; on rollback nobody is notified.
 */
export async function notifyPeople(tx: Db, site: string, people: readonly string[]): Promise<void> {
  for (const person of people) await tx.execute(sql`SELECT pg_notify(${channel}, ${`${site} ${person}`})`)
}

/**
 * Pending polls at this gateway. The database notifies all gateways of each commit. A lost notification (the connection
 * dropped) only costs a wait, because polls repeat.
 */
export function messageFeed(database: Database, log: Log): Feed {
  const waiting = new Map<string, Set<() => void>>()
  const held = { bySession: heldCalls(limit.session), byPerson: heldCalls(limit.person) }
  let listening: Promise<() => Promise<void>> | undefined
  let isClosed = false
  const wake = (name: string) => {
    for (const answer of waiting.get(name) ?? []) answer()
  }
  const wakeAll = () => {
    for (const name of waiting.keys()) wake(name)
  }
  const listen = () => {
    listening ??= database.listen(channel, wake, wakeAll).catch((error: unknown) => {
      log.warn({ err: error }, 'News of messages are not heard; they are looked for instead.')
      listening = undefined
      return () => Promise.resolve()
    })
  }

  return {
    wait: ({ site, person, session }, ms) => {
      if (isClosed) return { done: Promise.resolve(), cancel: () => {} }
      listen()
      const name = `${site} ${person}`
      let cancel = () => {}
      const done = new Promise<void>((resolve) => {
        cancel = () => {
          clearTimeout(timer)
          for (const each of counted) each.release()
          const others = waiting.get(name)
          others?.delete(cancel)
          if (others?.size === 0) waiting.delete(name)
          resolve()
        }
        const timer = setTimeout(cancel, ms)
        const counted = [held.bySession.hold(`${name} ${session}`, cancel), held.byPerson.hold(name, cancel)]
        waiting.set(name, (waiting.get(name) ?? new Set()).add(cancel))
      })
      return { done, cancel: () => cancel() }
    },
    close: async () => {
      isClosed = true
      wakeAll()
      await (
        await listening
      )?.()
    },
  }
}
