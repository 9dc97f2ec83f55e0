import { connect } from 'node:net'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { limitBodyTime } from './body-time'

it('closes a connection whose body stalls, but lets an upload take longer', async () => {
  const app = fastify()
  limitBodyTime(app, 50, (request) => request.url === '/upload')
  app.post('/call', async () => 'call')
  app.post('/upload', async () => 'upload')
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const ask = (path: string) => {
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 4\r\nconnection: close\r\n\r\n"a`,
    )
    return { closed, finish: () => socket.write('b"') }
  }
  const upload = ask('/upload')
  // By now the upload too has waited longer than a call may.
  expect(await ask('/call').closed).toBe('')
  upload.finish()
  expect(await upload.closed).toContain('200 OK')
  await app.close()
})
