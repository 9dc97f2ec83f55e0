import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { fastify, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitAnswerTime } from './answer-time'

const ms = 100
let app: FastifyInstance
let endless: Readable
let socket: Socket
beforeEach(async () => {
  app = fastify({ connectionTimeout: ms })
  limitAnswerTime(app, ms)
  endless = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) })
  app.get('/endless', () => endless)
  app.get('/late', () => pause(ms * 5, 'late'))
  app.get('/still', () =>
    Readable.from(
      (async function* () {
        yield 'first '
        await pause(ms * 5)
        yield 'last'
      })(),
      { objectMode: false },
    ),
  )
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  socket = connect(Number(port), '127.0.0.1')
})
afterEach(async () => {
  socket.destroy()
  await app.close()
})
const ask = (path: string) => void socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)

it('disconnects a client that never reads, and ends its source', async () => {
  socket.pause()
  ask('/endless')
  await expect.poll(() => endless.destroyed, { timeout: 10_000 }).toBe(true)
})

it.each(['late', 'still'])('waits for a slow response: %s', async (path) => {
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  ask(`/${path}`)
  await expect.poll(() => received).toMatch(path === 'late' ? /late$/ : /last\r\n0\r\n\r\n$/)
})
