import type { FastifyReply } from 'fastify'

/** Aborted when the connection ends before the answer has gone out. */
export function callerSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const end = () => {
    if (!raw.writableEnded) gone.abort()
  }
  if (raw.destroyed) end()
  else raw.once('close', end)
  return gone.signal
}
