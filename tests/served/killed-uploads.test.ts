import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { FileItem } from '@schemas/files/entities/file-item'
import { registerObjectStore } from '@gateway/http/object-store'
import { openLocalStore } from '@gateway/storage/local-store'
import { type StoredFile, serveKillable } from '../support/killable'
import { makePicture } from '../support/picture'
import { testSeed } from '../support/seed'

const isLong = process.env.TEST_FULL === '1'
const rounds = isLong ? 10 : 1
const folder = mkdtempSync(join(tmpdir(), 'sitewright-killed-'))

type StoreRequest = { method: string; url: string; headers: Record<string, unknown> }
type When = (moment: 'before' | 'behind', request: StoreRequest) => boolean

/** A separate store next to the gateway, which sees each request of it. */
let store: FastifyInstance
let gateway: Awaited<ReturnType<typeof serveKillable>>
/** Called for each request of the gateway, before and after its answer: true kills the gateway there. */
let isTime: When | undefined

beforeAll(async () => {
  store = fastify()
  const local = await openLocalStore(folder, { accessKey: 'tests', secretKey: 'secret', region: 'us-east-1' })
  const judge = async (moment: 'before' | 'behind', { method, url, headers }: StoreRequest) => {
    if (!isTime?.(moment, { method, url, headers })) return
    isTime = undefined
    await gateway.kill()
  }
  store.addHook('onRequest', (request) => judge('before', request))
  store.addHook('onSend', (request) => judge('behind', request))
  registerObjectStore(store, local)
  const origin = await store.listen({ port: 0, host: '127.0.0.1' })
  gateway = await serveKillable({
    STORAGE_ENDPOINT: `${origin}/_store`,
    STORAGE_BUCKET: 'files',
    STORAGE_ACCESS_KEY: 'tests',
    STORAGE_SECRET_KEY: 'secret',
  })
  // The demo sites' files: the copied first start had put them into its embedded store.
  cpSync(join(gateway.dataDir, 'store'), folder, { recursive: true })
}, 120_000)
afterAll(async () => {
  await gateway.remove()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const before =
  (fits: (request: StoreRequest) => boolean): When =>
  (moment, request) =>
    moment === 'before' && fits(request)
const behind =
  (fits: (request: StoreRequest) => boolean): When =>
  (moment, request) =>
    moment === 'behind' && fits(request)
const isBeginning = ({ method, url }: StoreRequest) => method === 'POST' && url.includes('?uploads')
const isCompletion = ({ method, url }: StoreRequest) => method === 'POST' && url.includes('uploadId=')
const isTagging = ({ method, url }: StoreRequest) => method === 'PUT' && url.includes('?tagging')
const isCopy = ({ method, headers }: StoreRequest) => method === 'PUT' && headers['x-amz-copy-source'] !== undefined
const isPublicRemoval = ({ method, url }: StoreRequest) => method === 'DELETE' && url.includes('/public/')

/** Steps of an upload: of a file in parts, a picture, or a small text. */
const everyUploadStep: [string, 'bin' | 'jpg' | 'txt', When][] = [
  ['as it is begun in the store', 'bin', before(isBeginning)],
  ['when it is begun there', 'bin', behind(isBeginning)],
  ['as its parts are put together', 'bin', before(isCompletion)],
  ['when they are', 'bin', behind(isCompletion)],
  [
    'as its first bytes are looked at',
    'bin',
    before(({ method, headers }) => method === 'GET' && headers.range !== undefined),
  ],
  ['when it has its tags', 'bin', behind(isTagging)],
  [
    'as it is hashed',
    'bin',
    before(({ method, url, headers }) => method === 'GET' && url.includes('.bin') && headers.range === undefined),
  ],
  [
    'when the first small picture is there',
    'jpg',
    behind(({ method, url }) => method === 'PUT' && url.includes('-480.webp')),
  ],
  [
    'when a small file stands at its key',
    'txt',
    behind(({ method, url }) => method === 'PUT' && url.includes('.txt') && !url.includes('incoming')),
  ],
  [
    'when its row is written and what it came by is to go',
    'txt',
    before(({ method, url }) => method === 'DELETE' && url.includes('incoming')),
  ],
]
/** A kill costs a start: the short form kills in every fifth, other ones with other values of TEST_SEED. */
const uploadSteps = everyUploadStep.filter((_step, at) => isLong || at % 5 === testSeed % 5)

const bytesFor = {
  bin: () => randomBytes(6_000_000),
  jpg: () => makePicture({ width: 900, height: 600 }),
  txt: () => randomBytes(40).toString('hex'),
}

/** Does something during which the gateway is killed. */
async function killed<T>(step: string, when: When, act: () => Promise<T>): Promise<T> {
  isTime = when
  const done = await act()
  // Work after the response runs only once the response has been received.
  await vi.waitFor(() => expect(isTime, `no gateway was killed ${step}`).toBeUndefined(), { timeout: 20_000 })
  return done
}

/** Operations on a file. The default deployment is killed during them in the short form too. */
async function actsKilled(round: number): Promise<StoredFile[]> {
  const { item, bytes } = await gateway.send({
    name: `${round} of many acts.txt`,
    bytes: Buffer.from(`acts of round ${round}`),
  })
  const { folderID } = await gateway.done<{ folderID: string }>('POST', '/filemanager/new_folder', {
    name: `${round}`,
    parent: 'mine',
  })
  const { items: copies } = await killed('when a copy stands in the store', behind(isCopy), () =>
    gateway.done<{ items: FileItem[] }>('POST', '/api/files/copy', { ids: [item._id], to: folderID }),
  )
  await killed('when a file has a public key', behind(isCopy), () =>
    gateway.done('POST', '/api/files/set-mode', { id: item._id, mode: 'public' }),
  )
  await killed('when it is private, and its address is to end', before(isPublicRemoval), () =>
    gateway.done('POST', '/api/files/set-mode', { id: item._id, mode: 'private' }),
  )

  const doomed = await gateway.send({
    name: `${round} to go.txt`,
    bytes: Buffer.from(`nobody wants it in round ${round}`),
  })
  await gateway.done('POST', '/api/files/set-mode', { id: doomed.item._id, mode: 'public' })
  await killed('when it lies in the trash, and its address is to end', before(isPublicRemoval), () =>
    gateway.done('POST', '/api/files/trash', { ids: [doomed.item._id] }),
  )
  const purging = gateway.call('POST', '/api/files/purge', { ids: [doomed.item._id] })
  await gateway.kill()
  // Purged before the kill, or now.
  expect([200, 404]).toContain((await purging).status)
  await gateway.kill()
  // Its object leaves the store with the next start.
  const { status } = await killed(
    'as what was purged leaves the store',
    before(({ method }) => method === 'DELETE'),
    () => gateway.call('GET', `/api/files/item/${doomed.item._id}`),
  )
  expect(status).toBe(404)
  return [{ item, bytes }, ...copies.map((copy) => ({ item: copy, bytes }))]
}

it(
  'keeps everything acknowledged, and each file once, when a gateway is killed in any step of an upload or file operation',
  { timeout: 180_000 + rounds * 240_000 },
  async () => {
    const stored: StoredFile[] = []
    for (let round = 0; round < rounds; round++) {
      for (const [at, [step, ending, when]] of uploadSteps.entries())
        stored.push(
          await killed(step, when, async () =>
            gateway.send({ name: `${round}.${at} ${step}.${ending}`, bytes: Buffer.from(await bytesFor[ending]()) }),
          ),
        )

      const name = `${round} replaced.bin`
      const first = await gateway.send({ name, bytes: Buffer.from('the first of its name') })
      await gateway.done('POST', '/api/files/set-mode', { id: first.item._id, mode: 'public' })
      // The new row exists, the old file is about to leave its address, and no answer was sent.
      stored.push(
        await killed('when the row of a file in parts is written', before(isCopy), () =>
          gateway.send({ name, bytes: randomBytes(6_000_000) }, 'replace'),
        ),
      )
      if (isLong) stored.push(...(await actsKilled(round)))
    }
    expect(stored).toHaveLength(rounds * (uploadSteps.length + (isLong ? 3 : 1)))
    await gateway.checkKept(stored)
    await gateway.checkAgreement()
  },
)
