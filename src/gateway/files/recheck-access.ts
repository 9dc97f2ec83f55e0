import { Readable } from 'node:stream'
import { CallError } from '../errors/call-error'
import type { StreamAnswer } from '../call/handle'

/** Access is checked again after this many bytes and after this long (ms), whichever comes first. */
const everyBytes = 16 * 1024 ** 2
const everyMs = 5000

/** Streams bytes only while access is allowed: revoking a link also ends running downloads. */
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

/** The response, cut off once access ends. A response that is no stream is already sent. */
export const guardedAnswer = (answer: StreamAnswer, isAllowed: () => Promise<boolean>): StreamAnswer =>
  answer.body instanceof Readable ? { ...answer, body: recheckAccess(answer.body, isAllowed) } : answer

/** Only a refusal ends access; an unavailable database does not. */
export function refused(error: unknown): boolean {
  return !(error instanceof CallError)
}
