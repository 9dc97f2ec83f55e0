import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeProblem } from '@gateway/storage/store-problem'
import { registerObjectStore } from '@gateway/http/object-store'
import { openLocalStore } from '@gateway/storage/local-store'
import { openS3Store } from '@gateway/storage/s3-store'
import { key } from './embedded-store'

const folder = mkdtempSync(join(tmpdir(), 'sitewright-busy-'))
let app: FastifyInstance
let store: Awaited<ReturnType<typeof openS3Store>>
/** Number of requests that must retry later. */
let refusals = 0
let requests = 0

beforeAll(async () => {
  app = fastify()
  app.addHook('onRequest', async (_request, reply) => {
    requests++
    if (refusals-- > 0)
      await reply
        .code(503)
        .type('application/xml')
        .send('<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>')
  })
  registerObjectStore(app, await openLocalStore(folder, key))
  store = await openS3Store({
    endpoint: `${await app.listen({ port: 0, host: '127.0.0.1' })}/_store`,
    bucket: 'files',
    ...key,
  })
})
afterAll(async () => {
  store.close()
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

it('retries with growing delays when a store asks for fewer requests', async () => {
  refusals = 2
  await store.put('one', Buffer.from('first'), { type: 'text/plain', size: 5 })
  expect(requests).toBe(3)
  refusals = 1
  const found = await store.read('one')
  expect(found && (await buffer(found.body)).toString()).toBe('first')
  refusals = 1
  const uploadId = await store.startUpload('parts', { type: 'text/plain' })
  refusals = 1
  await store.abortUpload('parts', uploadId)
})

it('reports a store that keeps asking as busy, without giving up an upload', { timeout: 60_000 }, async () => {
  refusals = 1000
  requests = 0
  const failure = await store.head('one').catch((error: unknown) => error)
  refusals = 0
  expect(requests).toBe(6)
  expect(storeProblem(failure, 'en')).toMatchObject({
    status: 503,
    message: 'Storage is busy right now. Please try again in a moment.',
  })
})
