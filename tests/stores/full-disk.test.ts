import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leastPartBytes } from '@gateway/storage/object-store'
import { buildStore, killStore, type RunningStore, startStore } from './store-program'

const mebibyte = 1024 ** 2
const diskBytes = 16 * mebibyte

let work: string
let store: RunningStore
/** Frees space by hand, as an administrator would. */
let freeSpace: () => Promise<unknown>
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'sitewright-full-'))
  const program = await buildStore(work)
  const folder = join(work, 'disk')
  // A separate disk, where this machine allows mounting one; elsewhere a limit on file sizes, which fails in the same
  // place with another error.
  const mayMount =
    spawnSync('unshare', ['-rm', 'sh', '-c', `mkdir -p ${folder} && mount -t tmpfs -o size=1m tmpfs ${folder}`])
      .status === 0
  const by = mayMount
    ? ['unshare', '-rm', 'sh', '-c', `mount -t tmpfs -o size=${diskBytes} tmpfs ${folder} && exec "$@"`, 'sh']
    : ['sh', '-c', `ulimit -S -f ${(8 * mebibyte) / 512}; exec "$@"`, 'sh']
  store = await startStore(program, folder, by)
  freeSpace = async () => {
    await put('/filler', '', 'DELETE')
    if (!mayMount) spawnSync('prlimit', [`--pid=${store.child.pid ?? 0}`, '--fsize=unlimited:'])
  }
})
afterAll(async () => {
  await killStore(store)
  rmSync(work, { recursive: true, force: true })
})

const put = (path: string, body: Buffer | string, method = 'PUT', query: Record<string, string> = {}) =>
  store.ask({ method, path, body, query })
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

it('reports a full disk, harms nothing stored, and accepts waiting data when there is space again', async () => {
  const stored = randomBytes(100_000)
  const part = randomBytes(leastPartBytes)
  const rest = randomBytes(4 * mebibyte)
  expect((await put('/kept', stored)).status).toBe(200)
  expect((await put('/filler', randomBytes(7 * mebibyte))).status).toBe(200)
  const uploadId = /<UploadId>(\w+)</.exec((await put('/film', '', 'POST', { uploads: '' })).text)?.[1] ?? ''
  const sendPart = (number: number, bytes: Buffer) =>
    put('/film', bytes, 'PUT', { partNumber: String(number), uploadId })
  expect((await sendPart(1, part)).status).toBe(200)

  for (const path of ['/large', '/kept']) {
    const refused = await put(path, randomBytes(12 * mebibyte))
    expect([path, refused.status, refused.code]).toEqual([path, 507, 'InsufficientStorage'])
  }
  const late = await sendPart(2, rest)
  expect([late.status, late.code]).toEqual([507, 'InsufficientStorage'])
  expect((await put('/large', '', 'GET')).status).toBe(404)
  expect(hashOf((await put('/kept', '', 'GET')).body)).toBe(hashOf(stored))

  await freeSpace()
  expect((await sendPart(2, rest)).status).toBe(200)
  const listed = await put('/film', '', 'GET', { uploadId })
  const etags = [...listed.text.matchAll(/<ETag>(?:&quot;|")?(\w+)/g)].map(([, etag]) => etag)
  const completed = await put(
    '/film',
    `<CompleteMultipartUpload>${etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>"${etag}"</ETag></Part>`).join('')}</CompleteMultipartUpload>`,
    'POST',
    { uploadId },
  )
  expect(completed.status, completed.text).toBe(200)
  expect(hashOf((await put('/film', '', 'GET')).body)).toBe(hashOf(Buffer.concat([part, rest])))
})
