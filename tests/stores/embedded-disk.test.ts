import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leastPartBytes } from '@gateway/storage/object-store'
import { type LocalStore, openLocalStore } from '@gateway/storage/local-store'
import { type Embedded, key, openEmbedded } from './embedded-store'

let embedded: Embedded
beforeAll(async () => {
  embedded = await openEmbedded()
})
afterAll(() => embedded.close())

const put = (name: string, body: Buffer | string, store = embedded.local) =>
  store.put(name, Buffer.from(body), { type: 'text/plain', size: Buffer.byteLength(body) })

describe('disk content', () => {
  it('is empty after an object is removed', async () => {
    const before = embedded.files().length
    await put('gone/deep/down/one', 'x')
    await embedded.local.remove('gone/deep/down/one')
    expect(embedded.files()).toHaveLength(before)
    expect(readdirSync(join(embedded.folder, 'files'))).not.toContain('gone+')
  })

  it('is the old object when a sender leaves halfway', async () => {
    await put('half', 'whole')
    const { address } = await embedded.local.presignUpload('half', {
      type: 'text/plain',
      size: 1000,
      seconds: 60,
      origin: embedded.origin,
    })
    const { pathname, search, port, host } = new URL(address)
    const incoming = () => readdirSync(join(embedded.folder, 'incoming')).length
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `PUT ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: text/plain\r\ncontent-length: 1000\r\n\r\n${'x'.repeat(500)}`,
    )
    await expect.poll(incoming, { timeout: 10_000 }).toBe(1)
    socket.destroy()
    await expect.poll(incoming, { timeout: 10_000 }).toBe(0)
    expect((await embedded.local.head('half'))?.size).toBe(5)
  })

  it('is the newest object with its tags for concurrent writes', async () => {
    await put('tagged', 'old')
    await Promise.all([
      embedded.local.tag('tagged', { a: '1' }),
      put('tagged', 'newer'),
      embedded.local.tag('tagged', { a: '2' }),
    ])
    const found = await embedded.local.read('tagged')
    expect(found && (await buffer(found.body)).toString()).toBe('newer')
    await Promise.all([embedded.local.remove('tagged'), embedded.local.tag('tagged', { a: '3' }).catch(() => {})])
    expect(await embedded.local.head('tagged')).toBeUndefined()
  })

  it('has no folder of an upload aborted while its part arrived', async () => {
    const uploadId = await embedded.local.startUpload('late', { type: 'text/plain' })
    async function* body() {
      yield Buffer.from('be')
      await embedded.local.abortUpload('late', uploadId)
      yield Buffer.from('tween')
    }
    expect(await embedded.local.uploads.writePart('late', uploadId, 1, body(), { size: 7 })).toBeUndefined()
    expect(readdirSync(join(embedded.folder, 'uploads'))).toEqual([])
  })

  it('has one completed upload for all concurrent completions', async () => {
    const uploadId = await embedded.local.startUpload('twice', { type: 'text/plain' })
    const { md5 = '' } =
      (await embedded.local.uploads.writePart('twice', uploadId, 1, Buffer.from('abc'), { size: 3 })) ?? {}
    const tags = await Promise.all(
      [1, 2, 3].map(() => embedded.local.completeUpload('twice', uploadId, [{ number: 1, etag: md5 }])),
    )
    expect(new Set(tags).size).toBe(1)
    expect(readdirSync(join(embedded.folder, 'uploads'))).toEqual([])
  })
})

describe('parts of an upload', () => {
  const bytes = randomBytes(leastPartBytes + 2)
  const send = async (store: LocalStore, uploadId: string, number: number, body: Buffer) => ({
    number,
    etag: (await store.uploads.writePart('p', uploadId, number, body, { size: body.length }))?.md5 ?? '',
  })
  const readAll = async (store: LocalStore) => {
    const found = await store.read('p')
    return found && buffer(found.body)
  }

  it('are written once when of equal length: the object is the file they arrived in', async () => {
    const uploadId = await embedded.local.startUpload('p', { type: 'video/mp4' })
    const whole = bytes.subarray(0, leastPartBytes)
    const sent = await Promise.all(
      [3, 1, 4, 2].map((number) => send(embedded.local, uploadId, number, number === 4 ? bytes.subarray(0, 9) : whole)),
    )
    const { ino } = statSync(join(embedded.folder, 'uploads', uploadId, 'body'))
    await embedded.local.completeUpload(
      'p',
      uploadId,
      sent.toSorted((a, b) => a.number - b.number),
    )
    expect(statSync(join(embedded.folder, 'files', 'p')).ino).toBe(ino)
    expect((await readAll(embedded.local))?.equals(Buffer.concat([whole, whole, whole, bytes.subarray(0, 9)]))).toBe(
      true,
    )
  })

  it('stay as acknowledged while a replacement is sent and fails', async () => {
    const uploadId = await embedded.local.startUpload('p', { type: 'video/mp4' })
    const sent = [
      await send(embedded.local, uploadId, 1, bytes),
      await send(embedded.local, uploadId, 2, bytes.subarray(1)),
    ]
    for (const number of [1, 2])
      await expect(
        embedded.local.uploads.writePart('p', uploadId, number, Buffer.alloc(100), { size: 200 }),
      ).rejects.toThrow('announced')
    await embedded.local.completeUpload('p', uploadId, sent)
    expect((await readAll(embedded.local))?.equals(Buffer.concat([bytes, bytes.subarray(1)]))).toBe(true)
  })

  // Different lengths, parts that are repeated, concurrent, failing, or sent after a restart: the last acknowledged
  // state is the object.
  it('form the acknowledged object, in whatever order they came', { timeout: 300_000 }, async () => {
    const act = fc.record({
      number: fc.integer({ min: 1, max: 3 }),
      length: fc.constantFrom(leastPartBytes, leastPartBytes + 1, leastPartBytes + 2),
      from: fc.constantFrom(0, 1),
      ends: fc.constantFrom('whole', 'whole', 'whole', 'short'),
    })
    const scenario = fc.array(
      fc.record({ acts: fc.array(act, { minLength: 1, maxLength: 3 }), opensAnew: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    await fc.assert(
      fc.asyncProperty(scenario, async (steps) => {
        const folder = mkdtempSync(join(tmpdir(), 'sitewright-parts-'))
        let store = await openLocalStore(folder, key)
        const uploadId = await store.startUpload('p', { type: 'video/mp4' })
        for (const { acts, opensAnew: reopens } of steps) {
          await Promise.all(
            acts.map(({ number, length, from, ends }) => {
              const body = Buffer.concat([bytes.subarray(from, length), Buffer.alloc(from, number)])
              return store.uploads
                .writePart('p', uploadId, number, ends === 'whole' ? body : body.subarray(0, 1000), { size: length })
                .catch(() => {})
            }),
          )
          if (reopens) store = await openLocalStore(folder, key)
        }
        const parts = (await store.uploads.parts('p', uploadId)) ?? []
        if (parts.length > 0) {
          await store.completeUpload(
            'p',
            uploadId,
            parts.map(({ number, md5 }) => ({ number, etag: md5 })),
          )
          const whole = (await readAll(store)) ?? Buffer.alloc(0)
          let at = 0
          for (const { size, md5 } of parts)
            expect(
              createHash('md5')
                .update(whole.subarray(at, (at += size)))
                .digest('hex'),
            ).toBe(md5)
          expect([whole.length, readdirSync(join(folder, 'uploads'))]).toEqual([at, []])
        }
        rmSync(folder, { recursive: true, force: true })
      }),
      { numRuns: process.env.TEST_FULL ? 300 : 15 },
    )
  })
})

// A killed process leaves exactly the current state of the disk: each state is created, and reopened.
describe('after the process was killed', () => {
  const part = randomBytes(leastPartBytes)
  const last = Buffer.from('the last part')

  async function killed(
    at: 'a part came' | 'it was being put together' | 'the object was in its place' | 'its parts were being removed',
  ) {
    const uploadId = await embedded.local.startUpload('big', { type: 'video/mp4' })
    const sent: { number: number; etag: string }[] = []
    for (const body of [part, last]) {
      const written = await embedded.local.uploads.writePart('big', uploadId, sent.length + 1, body, {
        size: body.length,
      })
      sent.push({ number: sent.length + 1, etag: written?.md5 ?? '' })
    }
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-killed-'))
    const copy = (name: string) =>
      existsSync(join(embedded.folder, name)) &&
      cpSync(join(embedded.folder, name), join(folder, name), { recursive: true })
    copy('incoming')
    copy('uploads')
    writeFileSync(join(folder, 'incoming', 'half-written'), part.subarray(0, 1000))
    await embedded.local.completeUpload('big', uploadId, sent)
    if (at !== 'a part came' && at !== 'it was being put together') copy('files')
    if (at === 'its parts were being removed') {
      cpSync(join(folder, 'uploads', uploadId), join(folder, 'incoming', 'removed'), { recursive: true })
      rmSync(join(folder, 'uploads', uploadId), { recursive: true })
    }
    await embedded.local.remove('big')
    return { store: await openLocalStore(folder, key), folder, uploadId, sent }
  }

  it.each([
    'a part came',
    'it was being put together',
    'the object was in its place',
    'its parts were being removed',
  ] as const)('completes the upload again and leaves nothing else when %s', async (at) => {
    const { store, folder, uploadId, sent } = await killed(at)
    expect(readdirSync(folder)).not.toContain('incoming')
    await store.completeUpload('big', uploadId, sent)
    const found = await store.read('big')
    expect(found && (await buffer(found.body)).equals(Buffer.concat([part, last]))).toBe(true)
    expect([await store.listUploads(''), (await store.list('big')).map((each) => each.key)]).toEqual([[], ['big']])
    expect(readdirSync(join(folder, 'uploads'))).toEqual([])
    rmSync(folder, { recursive: true, force: true })
  })
})
