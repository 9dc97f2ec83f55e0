import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes the connection of whoever takes nothing of an answer for `ms`, the server's `connectionTimeout`: what is being read for them (a file, a zip)
 * ends with it. A slow line that takes a little is waited for, and so is an answer that nothing has come of yet: that is not its caller's doing.
 */
export function limitAnswerTime(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async (_request, { raw }) => {
    // Told by Node when nothing has moved either way, also of what it has handed to the system already.
    raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy()
      else socket.setTimeout(ms)
    })
  })
}
