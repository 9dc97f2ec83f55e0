import { Readable } from 'node:stream'
import { storeErrorOf } from './store-errors'
import type { StoreRequest } from './store-request'
import { writeXml, xmlHead } from './xml'

/** A response may take this long (ms) before the connection must show activity, repeatedly. */
const stillMs = 10_000

/**
 * The response to work that may take minutes. Meanwhile spaces are sent, which XML allows: clients and proxies would
 * take silence for a failure. An error then comes under a success status, as the protocol defines.
 */
export async function answerWithKeepAlive<T>(
  storeRequest: StoreRequest,
  work: Promise<T>,
  answer: (done: T) => string,
) {
  const { reply } = storeRequest
  reply.type('application/xml').header('cache-control', 'no-store')
  const waiting = Symbol('waiting')
  const wait = () => {
    let timer: NodeJS.Timeout | undefined
    const still = new Promise<typeof waiting>((resolve) => (timer = setTimeout(resolve, stillMs, waiting)))
    return Promise.race([work, still]).finally(() => clearTimeout(timer))
  }
  const first = await wait()
  if (first !== waiting) return reply.send(answer(first as T))

  async function* body(): AsyncGenerator<string, void> {
    yield xmlHead
    try {
      do yield ' '
      while ((await wait()) === waiting)
      yield answer(await work).slice(xmlHead.length)
    } catch (error) {
      const { code, message } = storeErrorOf(error as Error, storeRequest.request)
      yield writeXml('Error', { Code: code, Message: message, RequestId: storeRequest.request.id }).slice(
        xmlHead.length,
      )
    }
  }
  return reply.send(Readable.from(body()))
}
