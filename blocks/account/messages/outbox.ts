import type { call } from '@schemas/messages/calls/message/send'
import type { OutputOf } from '@schemas/call'
import type { Attachment } from '@schemas/files/entities/attachment'
import type { Correspondent } from '@schemas/messages/entities/message'
import { callGateway } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import { readDraft, writeDraft } from '@kit/tab-draft'
import { sendCall } from './calls'

/** `problem` is the error text, or empty when the document ended before the outcome was known. Absent while sending. */
export type Waiting = {
  id: string
  to: Correspondent
  thread?: string
  body: string
  /** Sent already, to be linked to the message. */
  files?: readonly Attachment[]
  at: string
  problem?: string
}
type Draft = { body: string; files?: readonly Attachment[]; thread?: string | undefined }
export type Sent = OutputOf<typeof call> & { to: string }

/**
 * Pending messages. Each is stored in the tab until accepted, so that neither navigation nor the end of a session loses
 * it. Messages found there on startup were not delivered and are sent again under the same id, which makes repeated
 * sends idempotent.
 */
export class Outbox {
  readonly #key: string
  readonly #listeners = new Set<() => void>()
  readonly #takers = new Set<(sent: Sent) => void>()
  #waiting: readonly Waiting[]
  // Sent one after another: parallel requests could arrive out of order.
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
  /** Subscribes to messages the gateway has accepted. */
  readonly follow = (taker: (sent: Sent) => void): (() => void) => {
    this.#takers.add(taker)
    return () => void this.#takers.delete(taker)
  }

  send(to: Correspondent, { body, files = [], thread }: Draft): void {
    this.deliver({
      id: randomId(),
      to,
      body,
      at: new Date().toISOString(),
      ...(files.length > 0 ? { files } : {}),
      ...(thread ? { thread } : {}),
    })
  }

  deliver({ problem: _before, ...message }: Waiting): void {
    this.#set([...this.#waiting.filter((each) => each.id !== message.id), message])
    this.#keep(message)
    this.#before = this.#before.then(() => this.#carry(message))
  }

  /** Discarded by the author, or found among the delivered messages. */
  drop(id: string): void {
    this.#set(this.#waiting.filter((each) => each.id !== id))
    this.#forget(id)
  }

  async #carry(message: Waiting): Promise<void> {
    try {
      const sent = await callGateway(sendCall, {
        to: message.to.id,
        id: message.id,
        body: message.body,
        ...(message.files ? { files: message.files.map(({ id }) => id) } : {}),
      })
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
