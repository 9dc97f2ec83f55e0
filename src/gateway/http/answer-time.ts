import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes the connection of a client that reads nothing of a response for `ms`, the server's `connectionTimeout`: the
 * source being read (a file, a zip) ends with it. A slow client that reads a little is waited for, and so is a response
 * that has not begun: that is not the client's fault.
 */
export function limitAnswerTime(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', async (_request, { raw }) => {
    // Node reports it when nothing moved either way, including bytes handed to the system.
    raw.on('timeout', (socket: Socket) => {
      if (socket.writableLength > 0) socket.destroy()
      else socket.setTimeout(ms)
    })
  })
}
