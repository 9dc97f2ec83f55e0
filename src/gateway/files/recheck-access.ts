import { Readable } from 'node:stream'
import { CallError } from '../http/call-error'
import type { StreamAnswer } from '../http/handle'

/** It is asked again after so many bytes, and after so long (ms), whichever comes first. */
const everyBytes = 16 * 1024 ** 2
const everyMs = 5000

/** Bytes that go on only as long as they may be had: a link that is revoked ends what is being taken by it, too. */
function recheckAccess(body: Readable, isAllowed: () => Promise<boolean>): Readable {
  return Readable.from(
    (async function* () {
      let bytes = 0
      let at = Date.now()
      for await (const chunk of body as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (bytes >= everyBytes || Date.now() - at >= everyMs) {
          if (!(await isAllowed())) throw new Error('What was being sent may not be had any more.')
          bytes = 0
          at = Date.now()
        }
        yield chunk
      }
    })(),
    { objectMode: false },
  )
}

/** The answer, whose bytes stop where they may not be had any more. What is no stream is sent already. */
export const guardedAnswer = (answer: StreamAnswer, isAllowed: () => Promise<boolean>): StreamAnswer =>
  answer.body instanceof Readable ? { ...answer, body: recheckAccess(answer.body, isAllowed) } : answer

/** A refusal is an answer to whether it is allowed; a database that is away is none. */
export function refused(error: unknown): boolean {
  return !(error instanceof CallError)
}
