import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { leastPartBytes, type ObjectStore, RangeRefused, UploadRefused } from '@gateway/storage/object-store'

/**
 * Copies are split from this size on in tests, where five gibibytes would take long: more than one part, and less than
 * what is copied.
 */
export const copying = { most: leastPartBytes + 1, partBytes: leastPartBytes }

export type Engine = {
  store: () => ObjectStore
  /** The origin of a browser. */
  origin: () => string
  /** The stored tags of an object; absent where the store does not support tags. */
  tagsOf?: (key: string) => Promise<Record<string, string> | undefined>
}

const md5 = (...bytes: Buffer[]) => createHash('md5').update(Buffer.concat(bytes)).digest()
const send = async (address: string, headers: Record<string, string>, body: Buffer) => {
  const answer = await fetch(address, { method: 'PUT', headers, body: new Blob([new Uint8Array(body)]) })
  return { status: answer.status, text: await answer.text(), etag: answer.headers.get('etag') ?? '' }
}

/** What the gateway relies on, for every storage engine. */
export function engineBattery(title: string, { store: engine, origin, tagsOf }: Engine): void {
  describe(title, () => {
    const bytes = randomBytes(300_000)
    /** A part that is large enough not to be the last. */
    const part = randomBytes(leastPartBytes)
    const put = (name: string, body: Buffer | Readable = bytes, size = bytes.length) =>
      engine().put(name, body, { type: 'image/png', size })
    const readAll = async (name: string) => {
      const found = await engine().read(name)
      return found && buffer(found.body)
    }
    const sendPart = async (key: string, uploadId: string, number: number, body: Buffer) => {
      const { address, headers } = await engine().presignPart(key, uploadId, number, {
        size: body.length,
        seconds: 60,
        origin: origin(),
      })
      const { status, etag } = await send(address, headers, body)
      expect(status).toBe(200)
      return { number, etag }
    }
    const refusal = (work: Promise<unknown>) =>
      work.then(
        () => 'nothing',
        (error: unknown) => (error instanceof UploadRefused ? error.code : error),
      )

    it('returns what was put, from memory and from a stream', async () => {
      await put('a/memory.png')
      await put('a/stream.png', Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]))
      for (const name of ['a/memory.png', 'a/stream.png']) {
        expect((await readAll(name))?.equals(bytes)).toBe(true)
        expect(await engine().head(name)).toMatchObject({
          size: bytes.length,
          type: 'image/png',
          etag: `"${md5(bytes).toString('hex')}"`,
        })
      }
    })

    it('distinguishes names that a file system would confuse', async () => {
      const names = [
        'n/a',
        'n/A',
        'n/a/b',
        'n/a%2Fb',
        'n/..',
        'n/../n/x',
        'n//a',
        'n/a+b c',
        'n/กำแพง 🦜.png',
        `n/${'ล'.repeat(300)}`,
        `n/${'ล'.repeat(299)}ม`,
      ]
      await Promise.all(names.map((name) => put(name, Buffer.from(name), Buffer.byteLength(name))))
      for (const name of names) expect((await readAll(name))?.toString()).toBe(name)
      expect((await engine().list('n/')).map(({ key }) => key).toSorted()).toEqual(names.toSorted())
      await Promise.all(names.map((name) => engine().remove(name)))
      for (const name of names) expect(await engine().head(name)).toBeUndefined()
    })

    it('replaces an object as a whole', async () => {
      await put('r/one')
      const before = await engine().read('r/one')
      await put('r/one', Buffer.from('shorter'), 7)
      expect((await readAll('r/one'))?.toString()).toBe('shorter')
      // A reader of the old object gets it to its end.
      expect(before && (await buffer(before.body)).equals(bytes)).toBe(true)
    })

    it('reads a range', async () => {
      await put('part')
      const read = async (range: { start: number; end?: number } | { last: number }) => {
        const found = await engine().read('part', range)
        return found && { body: await buffer(found.body), range: found.range, size: found.info.size }
      }
      expect(await read({ start: 10, end: 19 })).toEqual({
        body: bytes.subarray(10, 20),
        range: { start: 10, end: 19 },
        size: 300_000,
      })
      expect((await read({ start: 299_990 }))?.body).toEqual(bytes.subarray(299_990))
      expect((await read({ last: 5 }))?.body).toEqual(bytes.subarray(-5))
      expect((await read({ start: 299_999, end: 1_000_000 }))?.range).toEqual({ start: 299_999, end: 299_999 })
      await expect(engine().read('part', { start: 300_000 })).rejects.toThrow(RangeRefused)
    })

    it('stores an empty object', async () => {
      await put('empty', Buffer.alloc(0), 0)
      expect((await readAll('empty'))?.length).toBe(0)
    })

    it('reports missing objects', async () => {
      expect(await engine().head('no/such')).toBeUndefined()
      expect(await engine().read('no/such')).toBeUndefined()
      expect(await engine().list('no/such')).toEqual([])
      await engine().remove('no/such')
      await expect(engine().copy('no/such', 'no/copy')).rejects.toThrow()
      if (tagsOf) await expect(engine().tag('no/such', { a: 'b' })).rejects.toThrow()
    })

    it(tagsOf ? 'tags an object and leaves it whole' : 'leaves an object whole that the store cannot tag', async () => {
      await put('tagged')
      await engine().tag('tagged', { site: 'alpha', 'a&b': '<ก>' })
      if (tagsOf) expect(await tagsOf('tagged')).toEqual({ site: 'alpha', 'a&b': '<ก>' })
      expect((await readAll('tagged'))?.equals(bytes)).toBe(true)
    })

    it('copies inside the store, as the same type or another', async () => {
      await put('c/ไฟล์ 1+1.png')
      await engine().copy('c/ไฟล์ 1+1.png', 'c/same')
      await engine().copy('c/ไฟล์ 1+1.png', 'c/other', { type: 'application/zip' })
      for (const [name, type] of [
        ['c/same', 'image/png'],
        ['c/other', 'application/zip'],
      ] as const) {
        expect((await readAll(name))?.equals(bytes)).toBe(true)
        expect(await engine().head(name)).toMatchObject({ size: bytes.length, type })
      }
    })

    it('copies objects too large for one request, while earlier copies are being read', async () => {
      // Five gibibytes in production: the engine was opened with a smaller limit.
      const large = Buffer.concat([part, part, bytes])
      await put('large/from', large, large.length)
      await put('large/to')
      await engine().copy('large/from', 'large/to', { type: 'application/pdf' })
      expect((await readAll('large/to'))?.equals(large)).toBe(true)
      expect(await engine().head('large/to')).toMatchObject({ size: large.length, type: 'application/pdf' })
      await engine().copy('large/from', 'large/same')
      expect(await engine().head('large/same')).toMatchObject({ type: 'image/png' })
      expect((await engine().listUploads('large/')).length).toBe(0)
    })

    it('lists by the bytes of the keys, page by page', async () => {
      const names = ['l/ก', 'l/a', 'l/a-', 'l/a/1', 'l/a/2', 'l/a0', 'l/B', 'l/￿', 'l/🦜', 'm/x']
      await Promise.all(names.map((name) => put(name, Buffer.from(name), Buffer.byteLength(name))))
      const expected = names
        .filter((name) => name.startsWith('l/'))
        .toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      const found: string[] = []
      for (let after: string | undefined; ; after = found.at(-1)) {
        const page = await engine().list('l/', { limit: 4, ...(after ? { after } : {}) })
        found.push(...page.map(({ key }) => key))
        if (page.length < 4) break
      }
      expect(found).toEqual(expected)
      const [first] = await engine().list('l/a/')
      expect(first).toMatchObject({ key: 'l/a/1', size: 5 })
      expect(Math.abs(Date.now() - (first?.modifiedAt.getTime() ?? 0))).toBeLessThan(600_000)
    })

    describe('upload address', () => {
      const presigned = (name: string, size = bytes.length) =>
        engine().presignUpload(name, { type: 'image/png', size, seconds: 60, origin: origin() })

      it('accepts the file that it was made for', async () => {
        const { address, headers } = await presigned('up/ไฟล์ 1.png')
        expect((await send(address, headers, bytes)).status).toBe(200)
        expect((await readAll('up/ไฟล์ 1.png'))?.equals(bytes)).toBe(true)
      })

      it('refuses another size, type, key or verb', async () => {
        const { address, headers } = await presigned('up/two.png')
        expect((await send(address, headers, bytes.subarray(1))).text).toContain('SignatureDoesNotMatch')
        expect((await send(address, { 'content-type': 'text/html' }, bytes)).text).toContain('SignatureDoesNotMatch')
        expect((await send(address.replace('two.png', 'three.png'), headers, bytes)).text).toContain(
          'SignatureDoesNotMatch',
        )
        expect((await fetch(address)).status).toBe(403)
        expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
        expect(await engine().head('up/two.png')).toBeUndefined()
      })
    })

    describe('download address', () => {
      const name = 'รายงาน "ปี" 2569 🦜.png'

      it('serves the file under its name, until it expires', async () => {
        await put('down/one')
        const params = { seconds: 60, origin: origin(), disposition: 'inline' as const, name, type: 'image/png' }
        const short = engine().presignDownload('down/one', { ...params, seconds: 1 })
        const answer = await fetch(await engine().presignDownload('down/one', params))
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
        const disposition = answer.headers.get('content-disposition') ?? ''
        expect(disposition).toMatch(/^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''/)
        expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name)
        expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
        const partly = await fetch(await engine().presignDownload('down/one', params), {
          headers: { range: 'bytes=5-9' },
        })
        expect([partly.status, Buffer.from(await partly.arrayBuffer())]).toEqual([206, bytes.subarray(5, 10)])
        await expect.poll(async () => (await fetch(await short)).status, { timeout: 20_000, interval: 500 }).toBe(403)
      })

      it('only downloads what could run script', async () => {
        await put('down/drawing')
        const answer = await fetch(
          await engine().presignDownload('down/drawing', {
            seconds: 60,
            origin: origin(),
            disposition: 'inline',
            name: 'a.svg',
            type: 'image/svg+xml',
          }),
        )
        expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
          200,
          'attachment; filename="a.svg"',
        ])
        await answer.arrayBuffer()
      })

      it('is valid for nothing else', async () => {
        await put('down/two')
        const address = await engine().presignDownload('down/one', {
          seconds: 60,
          origin: origin(),
          disposition: 'attachment',
          name: 'one.png',
        })
        expect((await fetch(address.replace('down/one', 'down/two'))).status).toBe(403)
        expect((await fetch(address.replace('attachment', 'inline'))).status).toBe(403)
        expect((await fetch(address.split('?')[0] as string)).status).toBeGreaterThanOrEqual(400)
      })
    })

    describe('multipart upload', () => {
      // Two engines may share one store.
      const parts = `parts-${randomBytes(4).toString('hex')}`

      it('makes an object of its parts, completely and at once', async () => {
        const key = `${parts}/ใหญ่.bin`
        await put(key, Buffer.from('before'), 6)
        const uploadId = await engine().startUpload(key, { type: 'video/mp4' })
        // A repeated part replaces the one before; their order does not matter.
        await sendPart(key, uploadId, 3, Buffer.from('replaced'))
        const sent = await Promise.all([
          sendPart(key, uploadId, 3, bytes),
          sendPart(key, uploadId, 1, part),
          sendPart(key, uploadId, 2, part),
        ])
        expect(
          (await engine().listParts(key, uploadId))?.map(({ number, size, etag }) => ({ number, size, etag })),
        ).toEqual([
          { number: 1, size: part.length, etag: `"${md5(part).toString('hex')}"` },
          { number: 2, size: part.length, etag: `"${md5(part).toString('hex')}"` },
          { number: 3, size: bytes.length, etag: `"${md5(bytes).toString('hex')}"` },
        ])
        expect(await engine().listUploads(`${parts}/`)).toMatchObject([{ key, uploadId }])
        expect((await readAll(key))?.toString()).toBe('before')

        const etag = await engine().completeUpload(
          key,
          uploadId,
          sent.toSorted((a, b) => a.number - b.number),
        )
        expect(etag).toBe(`"${md5(md5(part), md5(part), md5(bytes)).toString('hex')}-3"`)
        expect(await engine().head(key)).toMatchObject({
          size: 2 * part.length + bytes.length,
          type: 'video/mp4',
          etag,
        })
        expect((await readAll(key))?.equals(Buffer.concat([part, part, bytes]))).toBe(true)
        expect(await engine().listUploads(`${parts}/`)).toEqual([])
        // A client that missed the completion may complete again.
        expect(
          await engine().completeUpload(
            key,
            uploadId,
            sent.toSorted((a, b) => a.number - b.number),
          ),
        ).toBe(etag)
      })

      it('stays unchanged when its parts make no object', async () => {
        const key = `${parts}/refused`
        const uploadId = await engine().startUpload(key, { type: 'video/mp4' })
        const [one, two, three] = [
          await sendPart(key, uploadId, 1, part),
          await sendPart(key, uploadId, 2, Buffer.from('small')),
          await sendPart(key, uploadId, 3, bytes),
        ]
        const complete = (...chosen: { number: number; etag: string }[]) =>
          refusal(engine().completeUpload(key, uploadId, chosen))
        expect(await complete(one, two, three)).toBe('EntityTooSmall')
        expect(await complete(one, { number: 3, etag: two.etag })).toBe('InvalidPart')
        expect(await complete(one, { number: 4, etag: three.etag })).toBe('InvalidPart')
        expect(await complete(three, one)).toBe('InvalidPartOrder')
        expect(await engine().head(key)).toBeUndefined()
        expect(await complete(one, three)).toBe('nothing')
        expect((await readAll(key))?.equals(Buffer.concat([part, bytes]))).toBe(true)
      })

      it('accepts only the part that an address was made for', async () => {
        const key = `${parts}/signed`
        const uploadId = await engine().startUpload(key, { type: 'video/mp4' })
        const { address } = await engine().presignPart(key, uploadId, 1, {
          size: bytes.length,
          seconds: 60,
          origin: origin(),
        })
        expect((await send(address, {}, bytes.subarray(1))).text).toContain('SignatureDoesNotMatch')
        expect((await send(address.replace('partNumber=1', 'partNumber=2'), {}, bytes)).text).toContain(
          'SignatureDoesNotMatch',
        )
        expect((await send(address.replace('signed', 'other'), {}, bytes)).text).toContain('SignatureDoesNotMatch')
        expect(await engine().listParts(key, uploadId)).toEqual([])
        await engine().abortUpload(key, uploadId)
      })

      it('is gone when it is aborted, also repeatedly', async () => {
        const key = `${parts}/aborted`
        const uploadId = await engine().startUpload(key, { type: 'video/mp4' })
        const sent = await sendPart(key, uploadId, 1, bytes)
        await engine().abortUpload(key, uploadId)
        await engine().abortUpload(key, uploadId)
        expect(await engine().listParts(key, uploadId)).toBeUndefined()
        expect(await refusal(engine().completeUpload(key, uploadId, [sent]))).toBe('NoSuchUpload')
        const { address, headers } = await engine().presignPart(key, uploadId, 2, { seconds: 60, origin: origin() })
        expect((await send(address, headers, bytes)).text).toContain('NoSuchUpload')
        expect([await engine().head(key), await engine().listUploads(`${parts}/`)]).toEqual([undefined, []])
      })
    })
  })
}
