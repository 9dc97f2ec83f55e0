import type { call } from '@schemas/api/message/send'
import type { OutputOf } from '@schemas/call'
import type { Correspondent } from '@schemas/entities/message'
import { callGateway } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import { readDraft, writeDraft } from '@kit/tab-draft'
import { sendCall } from './calls'

/** `problem` is why it did not go, in words; empty where the document ended before it was known. Without one it is on its way. */
export type Waiting = { id: string; to: Correspondent; thread?: string; body: string; at: string; problem?: string }
export type Sent = OutputOf<typeof call> & { to: string }

/**
 * Messages on their way. Each is kept in the tab until it was taken, so that neither another page nor the end of a session loses it: what lies
 * there when a document begins has not gone, and is sent again under its id, which makes it one message however often it is sent.
 */
export class Outbox {
  readonly #key: string
  readonly #listeners = new Set<() => void>()
  readonly #takers = new Set<(sent: Sent) => void>()
  #waiting: readonly Waiting[]
  // One after the other: two that are under way at once may arrive the other way round.
  #before: Promise<void> = Promise.resolve()

  constructor(userID: string) {
    this.#key = `${userID}:messages-waiting`
    const stored = Object.values(readDraft(this.#key)) as Waiting[]
    this.#waiting = stored
      .map((message) => ({ ...message, problem: message.problem ?? '' }))
      .sort((a, b) => a.at.localeCompare(b.at))
  }

  readonly all = (): readonly Waiting[] => this.#waiting
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  /** Tells of what the gateway has taken, while somebody looks. */
  readonly follow = (taker: (sent: Sent) => void): (() => void) => {
    this.#takers.add(taker)
    return () => void this.#takers.delete(taker)
  }

  send(to: Correspondent, body: string, thread?: string): void {
    this.deliver({ id: randomId(), to, body, at: new Date().toISOString(), ...(thread ? { thread } : {}) })
  }

  deliver({ problem: _before, ...message }: Waiting): void {
    this.#set([...this.#waiting.filter((each) => each.id !== message.id), message])
    this.#keep(message)
    this.#before = this.#before.then(() => this.#carry(message))
  }

  /** Thrown away by its writer, or found among what has arrived. */
  drop(id: string): void {
    this.#set(this.#waiting.filter((each) => each.id !== id))
    this.#forget(id)
  }

  async #carry(message: Waiting): Promise<void> {
    try {
      const sent = await callGateway(sendCall, { to: message.to.id, id: message.id, body: message.body })
      for (const taker of this.#takers) taker({ ...sent, to: message.to.id })
      this.drop(message.id)
    } catch (error) {
      const failed = { ...message, problem: error instanceof Error ? error.message : String(error) }
      if (!this.#waiting.some(({ id }) => id === message.id)) return
      this.#set(this.#waiting.map((each) => (each.id === message.id ? failed : each)))
      this.#keep(failed)
    }
  }

  #set(waiting: readonly Waiting[]): void {
    this.#waiting = waiting
    for (const listener of this.#listeners) listener()
  }

  #keep(message: Waiting): void {
    writeDraft(this.#key, { ...readDraft(this.#key), [message.id]: message })
  }

  #forget(id: string): void {
    const { [id]: _gone, ...left } = readDraft(this.#key)
    writeDraft(this.#key, Object.keys(left).length > 0 ? left : undefined)
  }
}
