import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Closes the connection of a request whose body is not complete within `ms`, except where `mayTakeLonger`: a client
 * sending a byte a minute must not hold a connection forever.
 */
export function limitBodyTime(
  app: FastifyInstance,
  ms: number,
  mayTakeLonger: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    const length = request.headers['content-length']
    const hasBody = request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
    if (!hasBody || mayTakeLonger(request)) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, ms)
    for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer))
  })
}
