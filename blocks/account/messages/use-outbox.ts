import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useSession } from '@kit/boot'
import { Outbox, type Sent, type Waiting } from './outbox'

/** Per document, by person: sending continues across navigation. */
const outboxes = new Map<string, Outbox>()
const nothing: readonly Waiting[] = []

function outboxOf(userID: string): Outbox {
  const known = outboxes.get(userID) ?? new Outbox(userID)
  outboxes.set(userID, known)
  return known
}

/** The signed-in person's pending messages. */
export function useOutbox(onSent: (sent: Sent) => void) {
  const { userID = '' } = useSession()
  const isServer = typeof document === 'undefined'
  const outbox = isServer ? undefined : outboxOf(userID)
  const waiting = useSyncExternalStore(outbox?.subscribe ?? toNobody, outbox?.all ?? none, none)
  const notifySent = useEffectEvent(onSent)
  useEffect(() => outbox?.follow((sent) => notifySent(sent)), [outbox])
  return {
    waiting,
    waitingFor: (to: string | undefined) => waiting.filter((each) => each.to.id === to),
    send: (...args: Parameters<Outbox['send']>) => outbox?.send(...args),
    again: (message: Waiting) => outbox?.deliver(message),
    drop: (id: string) => outbox?.drop(id),
  }
}

const toNobody = () => () => {}
const none = () => nothing
