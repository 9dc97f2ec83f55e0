import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeProblem } from '@gateway/storage/store-problem'
import { openS3Store } from '@gateway/storage/s3-store'
import { key } from './embedded-store'

/** Far more than the buffers between a store and a client that reads nothing. */
const size = 64 * 1024 * 1024
const page = (keys: string[], next: string) =>
  `<?xml version="1.0"?><ListBucketResult>${keys.map((each) => `<Contents><Key>${each}</Key><Size>1</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`).join('')}<IsTruncated>${next !== ''}</IsTruncated>${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`

let server: Server
let settings: Parameters<typeof openS3Store>[0]
let store: Awaited<ReturnType<typeof openS3Store>>

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://store')
    if (url.pathname.endsWith('/silent')) return
    if (url.searchParams.has('list-type')) {
      const token = url.searchParams.get('continuation-token')
      return void response
        .setHeader('content-type', 'application/xml')
        .end(token === null ? page(['a', 'b'], 'more') : token === 'more' ? page([], 'most') : page(['c'], ''))
    }
    response.writeHead(200, {
      'content-length': String(size),
      etag: '"x"',
      'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
    })
    if (request.method === 'HEAD') return void response.end()
    response.write(Buffer.alloc(64 * 1024))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  settings = { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bucket: 'files', ...key }
  store = await openS3Store(settings)
})
afterAll(async () => {
  store.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it('gives up a store that accepts a request and never answers, and reports it as busy', async () => {
  const hurried = await openS3Store(settings, {
    tries: 2,
    waits: { connect: 1000, small: 100, silent: 100, reader: 100 },
  })
  for (const ask of [
    () => hurried.head('silent'),
    () => hurried.read('silent'),
    () => hurried.put('silent', Buffer.from('x'), { type: 'text/plain', size: 1 }),
  ]) {
    const failure = await ask().catch((error: unknown) => error)
    expect(storeProblem(failure, 'en')).toMatchObject({
      status: 503,
      message: 'Storage is busy right now. Please try again in a moment.',
    })
  }
  hurried.close()
})

it('serves others while many read slowly', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 60 }, async (_, reader) => (await store.read(`film ${reader}`))?.body as Readable),
  )
  expect((await store.head('other'))?.size).toBe(size)
  for (const body of bodies) body.on('error', () => {}).destroy()
})

it('continues a list that was returned incomplete', async () => {
  expect((await store.list('')).map((each) => each.key)).toEqual(['a', 'b', 'c'])
  expect((await store.list('', { limit: 2 })).map((each) => each.key)).toEqual(['a', 'b'])
})
