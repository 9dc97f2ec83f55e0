import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FileItem, UploadState } from '@schemas/entities/file-item'
import { registerObjectStore } from '@gateway/http/object-store'
import { openLocalStore } from '@gateway/storage/local-store'
import { ask } from '../support/hosts'
import { makePicture } from '../support/picture'
import { serve, type Served } from '../support/serve'
import { openSession } from '../support/sessions'

const host = 'academy.localhost'
const rounds = process.env.TEST_FULL === '1' ? 10 : 1
const folder = mkdtempSync(join(tmpdir(), 'sitewright-killed-'))
const env = { STORAGE_BUCKET: 'files', STORAGE_ACCESS_KEY: 'tests', STORAGE_SECRET_KEY: 'secret' }

/** Stands beside the gateway, as a store elsewhere would, and sees each request of it. */
let store: FastifyInstance
let local: Awaited<ReturnType<typeof openLocalStore>>
let origin: string
let served: Served
/** Asked of each request of the gateway, before it is answered and behind it: true kills the gateway there. */
let isTime: ((moment: 'before' | 'behind', method: string, url: string) => boolean) | undefined

beforeAll(async () => {
  store = fastify()
  local = await openLocalStore(folder, { accessKey: 'tests', secretKey: 'secret', region: 'us-east-1' })
  const judge = async (moment: 'before' | 'behind', { method, url }: { method: string; url: string }) => {
    if (!isTime?.(moment, method, url)) return
    isTime = undefined
    await served.stop('SIGKILL')
  }
  store.addHook('onRequest', (request) => judge('before', request))
  store.addHook('onSend', (request) => judge('behind', request))
  registerObjectStore(store, local)
  origin = await store.listen({ port: 0, host: '127.0.0.1' })
  served = await serve({ env: { ...env, STORAGE_ENDPOINT: `${origin}/_store` } })
}, 120_000)
afterAll(async () => {
  await served.remove()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

async function restart(): Promise<void> {
  const { dataDir, port } = served
  served = await serve({ env: { ...env, STORAGE_ENDPOINT: `${origin}/_store` }, dataDir, port })
}

let session: { cookie: string; token: string; until: number } | undefined

/** A session outlives the gateway; its token is of five minutes. */
async function tokenNow(): Promise<string> {
  if (!session || session.until < Date.now()) {
    const cookie = session?.cookie ?? (await openSession(served.base, 'academy', 'user')).value
    const { token } = (await ask(served.base, host, '/account/session', { cookies: { _account: cookie } })).json<{ token: string }>()
    session = { cookie, token, until: Date.now() + 240_000 }
  }
  return session.token
}

/** A call of the demo user, over and over until a gateway answers it. */
async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<{ status: number; answer: T }> {
  for (let tries = 0; ; tries++) {
    try {
      const found = await ask(served.base, host, path, { method, headers: { authorization: `Bearer ${await tokenNow()}` }, ...(body === undefined ? {} : { body }) })
      return { status: found.status, answer: found.json<T>() }
    } catch (error) {
      if (tries > 3) throw error
      await served.stop('SIGKILL')
      await restart()
    }
  }
}

type Sent = { name: string; bytes: Buffer; id?: string; item?: FileItem }

/** Sends a file as the queue does, which begins again where it stopped. Returns what was acknowledged. */
async function send(file: Sent): Promise<FileItem> {
  const started = await call<{ upload: UploadState; single?: { address: string; headers: Record<string, string> } }>('POST', '/api/files/start-upload', { name: file.name, size: file.bytes.length, type: '', conflict: 'keep-both' })
  expect(started.status, JSON.stringify(started.answer)).toBe(200)
  const { upload } = started.answer
  const state = await call<UploadState>('GET', `/api/files/upload/${upload.id}`)
  const there = new Set(state.answer.parts.map((part) => part.number))
  const numbers = Array.from({ length: upload.partCount }, (_, index) => index + 1).filter((number) => !there.has(number))
  const { answer } = await call<{ parts: { number: number; address: string; headers: Record<string, string> }[] }>('POST', '/api/files/sign-parts', { id: upload.id, numbers })
  for (const { number, address, headers } of answer.parts) {
    const put = await fetch(address, { method: 'PUT', headers, body: new Uint8Array(file.bytes.subarray((number - 1) * upload.partSize, number * upload.partSize)) })
    expect(put.status).toBe(200)
  }
  const finished = await call<FileItem>('POST', '/api/files/finish-upload', { id: upload.id })
  expect(finished.status, JSON.stringify(finished.answer)).toBe(200)
  return finished.answer
}

const steps: [string, (moment: 'before' | 'behind', method: string, url: string) => boolean][] = [
  ['as it is begun in the store', (moment, method, url) => moment === 'before' && method === 'POST' && /\?uploads/.test(url)],
  ['when it is begun there', (moment, method, url) => moment === 'behind' && method === 'POST' && /\?uploads/.test(url)],
  ['as its parts are put together', (moment, method, url) => moment === 'before' && method === 'POST' && /uploadId=/.test(url)],
  ['when they are', (moment, method, url) => moment === 'behind' && method === 'POST' && /uploadId=/.test(url)],
  ['when the first small picture is there', (moment, method, url) => moment === 'behind' && method === 'PUT' && /-480\.webp/.test(url)],
  ['when a small file stands at its key', (moment, method, url) => moment === 'behind' && method === 'PUT' && /\.txt/.test(url) && !/incoming/.test(url)],
  ['when its row is written and what it came by is to go', (moment, method, url) => moment === 'before' && method === 'DELETE' && /incoming/.test(url)],
]

it(`a gateway that is killed in any step of an upload loses nothing that it acknowledged, and has each file once`, { timeout: 120_000 + rounds * 240_000 }, async () => {
  const acknowledged: { item: FileItem; bytes: Buffer }[] = []
  for (let round = 0; round < rounds; round++)
    for (const [step, when] of steps) {
      const picture = await makePicture({ width: 900, height: 600 })
      const files: Sent[] = step.includes('picture') ? [{ name: `${round} ${step}.jpg`, bytes: picture }] : step.includes('small') || step.includes('row') ? [{ name: `${round} ${step}.txt`, bytes: Buffer.from(step) }] : [{ name: `${round} ${step}.bin`, bytes: randomBytes(6_000_000) }]
      for (const file of files) {
        isTime = when
        acknowledged.push({ item: await send(file), bytes: file.bytes })
        expect(isTime, `no gateway was killed ${step}`).toBeUndefined()
      }
    }
  for (const { item, bytes } of acknowledged) {
    const { answer } = await call<{ checksum: string; item: FileItem }>('GET', `/api/files/item/${item._id}`)
    expect([answer.item.name, answer.checksum]).toEqual([item.name, createHash('sha256').update(bytes).digest('hex')])
    const { answer: link } = await call<{ address: string }>('POST', '/api/files/link', { id: item._id, for: 'save' })
    // By the store's address, or by ours where the store's could not say how it is to be treated.
    const saved = link.address.startsWith('/') ? (await ask(served.base, host, link.address)).body : Buffer.from(await (await fetch(link.address)).arrayBuffer())
    expect(createHash('sha256').update(saved).digest('hex')).toBe(answer.checksum)
  }
  // Each has its row once: a second of it would be called "(1)".
  const { answer } = await call<{ items: FileItem[] }>('GET', '/api/files/list?kinds=other,text,picture&limit=500')
  for (const { item } of acknowledged) expect(answer.items.filter((each) => each.name.startsWith(item.name.replace(/\.\w+$/, ''))).map((each) => each.name)).toEqual([item.name])
})
