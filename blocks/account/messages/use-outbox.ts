import { useRef, useState } from 'react'
import type { call } from '@schemas/api/message/send'
import type { OutputOf } from '@schemas/call'
import { callGateway } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import { sendCall } from './calls'

export type Waiting = { id: string; to: string; body: string; at: string; problem?: string }

/** Messages on their way. One that fails stays, to be sent again under its id, which makes it one message however often it is sent. */
export function useOutbox(onSent: (sent: OutputOf<typeof call>, to: string) => void) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  // One after the other: two that are under way at once may arrive the other way round.
  const before = useRef<Promise<void>>(Promise.resolve())
  const deliver = (message: Waiting): void => {
    setWaiting((all) => [...all.filter((each) => each.id !== message.id), { id: message.id, to: message.to, body: message.body, at: message.at }])
    before.current = before.current.then(() => carry(message))
  }
  const carry = async (message: Waiting): Promise<void> => {
    try {
      onSent(await callGateway(sendCall, { to: message.to, id: message.id, body: message.body }), message.to)
      setWaiting((all) => all.filter((each) => each.id !== message.id))
    } catch (error) {
      setWaiting((all) => all.map((each) => (each.id === message.id ? { ...each, problem: error instanceof Error ? error.message : String(error) } : each)))
    }
  }
  return {
    waitingFor: (to: string | undefined) => waiting.filter((each) => each.to === to),
    send: (to: string, body: string) => deliver({ id: randomId(), to, body, at: new Date().toISOString() }),
    again: (message: Waiting) => deliver(message),
    discard: (id: string) => setWaiting((all) => all.filter((each) => each.id !== id)),
  }
}
