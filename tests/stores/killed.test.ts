import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leastPartBytes } from '@gateway/storage/object-store'
import { buildStore, killStore, startStore } from './store-program'

const rounds = process.env.TEST_FULL ? 40 : 1

let work: string
let program: string
beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'sitewright-killed-'))
  program = await buildStore(work)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const part = randomBytes(leastPartBytes)
const last = randomBytes(100_000)
const whole = sha256(Buffer.concat([part, last]))

/** What may be running when the process is killed, each started and answered or not. */
const steps = ['an object', 'the beginning of an upload', 'a part', 'the completion', 'the abortion'] as const

it.each(steps)(
  'keeps everything acknowledged, and nothing by half, when a store is killed during %s',
  { timeout: 600_000 },
  async (step) => {
    for (let round = 0; round < rounds; round++) {
      const folder = mkdtempSync(join(work, 'data-'))
      let store = await startStore(program, folder)
      const put = (name: string, body: Buffer) => store.ask({ method: 'PUT', path: `/${name}`, body })
      const sendPart = (uploadId: string, number: number, body: Buffer) =>
        store.ask({ method: 'PUT', path: '/upload', query: { partNumber: String(number), uploadId }, body })
      const begin = async () =>
        /<UploadId>(\w+)</.exec(
          (await store.ask({ method: 'POST', path: '/upload', query: { uploads: '' } })).text,
        )?.[1] ?? ''
      const list = (etags: readonly string[]) =>
        `<CompleteMultipartUpload>${etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`).join('')}</CompleteMultipartUpload>`
      const complete = (uploadId: string, etags: readonly string[]) =>
        store.ask({ method: 'POST', path: '/upload', query: { uploadId }, body: list(etags) })
      const read = async (name: string) => {
        const got = await store.ask({ path: `/${name}` })
        return got.status === 404 ? undefined : got.headers.etag
      }
      expect((await put('kept', last)).status).toBe(200)
      expect((await put('upload', part)).status).toBe(200)
      const uploadId = await begin()
      const etags = [
        String((await sendPart(uploadId, 1, part)).headers.etag),
        String((await sendPart(uploadId, 2, last)).headers.etag),
      ]

      const pending = {
        'an object': () => put('kept', part),
        'the beginning of an upload': begin,
        'a part': () => sendPart(uploadId, 1, part),
        'the completion': () => complete(uploadId, etags),
        'the abortion': () => store.ask({ method: 'DELETE', path: '/upload', query: { uploadId } }),
      }[step]()
      const responses = pending.then(
        () => true,
        () => false,
      )
      // At a random point: each takes from almost nothing to some tens of milliseconds.
      await pause(Math.random() * (step === 'the completion' || step === 'a part' || step === 'an object' ? 40 : 6))
      await killStore(store)
      const isAcknowledged = await responses
      store = await startStore(program, folder)

      expect(existsSync(join(folder, 'incoming'))).toBe(false)
      const md5 = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
      const stored = await read('kept')
      expect(
        step === 'an object' && !isAcknowledged
          ? [md5(part), md5(last)]
          : [step === 'an object' ? md5(part) : md5(last)],
      ).toContain(stored)
      if (step === 'the abortion') {
        expect(await read('upload')).toBe(md5(part))
        if (isAcknowledged) expect((await complete(uploadId, etags)).code).toBe('NoSuchUpload')
      } else {
        if (step === 'the completion' && isAcknowledged) expect(await read('upload')).toMatch(/-2"$/)
        expect((await complete(uploadId, etags)).status).toBe(200)
        const { status, sha } = await store
          .ask({ path: '/upload' })
          .then((got) => ({ status: got.status, sha: sha256(got.body) }))
        expect([status, sha]).toEqual([200, whole])
      }
      if (step !== 'the abortion' || isAcknowledged)
        expect(readdirSync(join(folder, 'uploads'))).not.toContain(uploadId)
      await killStore(store)
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
