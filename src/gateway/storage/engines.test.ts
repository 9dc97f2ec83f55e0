import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerObjectStore } from '../http/object-store'
import { type LocalStore, openLocalStore } from './local-store'
import { type ObjectStore, RangeRefused } from './object-store'
import { openS3Store } from './s3-store'
import type { SigningKey } from './sigv4'

const key: SigningKey = { accessKey: 'tests', secretKey: 'a secret of the tests', region: 'local' }
const folder = mkdtempSync(join(tmpdir(), 'sitewright-store-'))
const app = fastify({ bodyLimit: 1024 })
let local: LocalStore
let remote: Awaited<ReturnType<typeof openS3Store>>
let origin: string

const remoteBy = (secretKey: string) => openS3Store({ endpoint: `${origin}/_store`, bucket: 'files', region: 'local', accessKey: key.accessKey, secretKey })
/** All files of the store, so that a test sees what is left behind. */
const filesIn = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => entry.name)

beforeAll(async () => {
  local = await openLocalStore(folder, key)
  registerObjectStore(app, local)
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
  remote = await remoteBy(key.secretKey)
})
afterAll(async () => {
  remote.close()
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each([
  ['the embedded store', () => local as ObjectStore],
  ['the S3 client, against /_store', () => remote as ObjectStore],
])('%s', (_title, engine) => {
  const bytes = randomBytes(300_000)
  const put = (name: string, body: Buffer | Readable = bytes, size = bytes.length) => engine().put(name, body, { type: 'image/png', size })
  const readAll = async (name: string) => {
    const found = await engine().read(name)
    return found && buffer(found.body)
  }

  it('gives back what was put, from memory and from a stream', async () => {
    await put('a/memory.png')
    await put('a/stream.png', Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]))
    for (const name of ['a/memory.png', 'a/stream.png']) {
      expect((await readAll(name))?.equals(bytes)).toBe(true)
      expect(await engine().head(name)).toMatchObject({ size: bytes.length, type: 'image/png', etag: `"${createHash('md5').update(bytes).digest('hex')}"` })
    }
  })

  it('keeps names apart that a file system would mix up', async () => {
    const names = ['n/a', 'n/A', 'n/a/b', 'n/a%2Fb', 'n/..', 'n/../n/x', 'n//a', 'n/กำแพง 🦜.png', `n/${'ล'.repeat(300)}`, `n/${'ล'.repeat(299)}ม`]
    for (const name of names) await put(name, Buffer.from(name), Buffer.byteLength(name))
    for (const name of names) expect((await readAll(name))?.toString()).toBe(name)
    for (const name of names) await engine().remove(name)
    for (const name of names) expect(await engine().head(name)).toBeUndefined()
  })

  it('replaces an object as a whole', async () => {
    await put('r/one')
    const before = await engine().read('r/one')
    await put('r/one', Buffer.from('shorter'), 7)
    expect((await readAll('r/one'))?.toString()).toBe('shorter')
    // Who began to read the old one gets it to its end.
    expect(before && (await buffer(before.body)).equals(bytes)).toBe(true)
  })

  it('reads a part', async () => {
    await put('part')
    const part = async (wish: { start: number; end?: number } | { last: number }) => {
      const found = await engine().read('part', wish)
      return found && { body: await buffer(found.body), range: found.range, size: found.info.size }
    }
    expect(await part({ start: 10, end: 19 })).toEqual({ body: bytes.subarray(10, 20), range: { start: 10, end: 19 }, size: 300_000 })
    expect((await part({ start: 299_990 }))?.body).toEqual(bytes.subarray(299_990))
    expect((await part({ last: 5 }))?.body).toEqual(bytes.subarray(-5))
    expect((await part({ start: 299_999, end: 1_000_000 }))?.range).toEqual({ start: 299_999, end: 299_999 })
    await expect(engine().read('part', { start: 300_000 })).rejects.toThrow(RangeRefused)
  })

  it('holds an empty object', async () => {
    await put('empty', Buffer.alloc(0), 0)
    expect((await readAll('empty'))?.length).toBe(0)
  })

  it('knows nothing of what is not there', async () => {
    expect(await engine().head('no/such')).toBeUndefined()
    expect(await engine().read('no/such')).toBeUndefined()
    await engine().remove('no/such')
    await expect(engine().tag('no/such', { a: 'b' })).rejects.toThrow()
  })

  it('tags an object and leaves it whole', async () => {
    await put('tagged')
    await engine().tag('tagged', { site: 'alpha', 'a&b': '<ก>' })
    expect((await local.meta('tagged'))?.tags).toEqual({ site: 'alpha', 'a&b': '<ก>' })
    expect((await readAll('tagged'))?.equals(bytes)).toBe(true)
  })

  it('leaves nothing behind when it removes', async () => {
    const before = filesIn().length
    await put('gone/deep/down/one')
    await engine().remove('gone/deep/down/one')
    expect(filesIn()).toHaveLength(before)
    expect(readdirSync(join(folder, 'files')).some((name) => name.startsWith('gone'))).toBe(false)
  })

  describe('an address for one upload', () => {
    const send = async (address: string, headers: Record<string, string>, body: Buffer) => {
      const answer = await fetch(address, { method: 'PUT', headers, body: new Blob([new Uint8Array(body)]) })
      return { status: answer.status, text: await answer.text() }
    }
    const presigned = (name: string, size = bytes.length) => engine().presignUpload(name, { type: 'image/png', size, seconds: 60, origin })

    it('takes the file that it was made for', async () => {
      const { address, headers } = await presigned('up/ไฟล์ 1.png')
      expect((await send(address, headers, bytes)).status).toBe(200)
      expect((await readAll('up/ไฟล์ 1.png'))?.equals(bytes)).toBe(true)
    })

    it('takes nothing else: another size, type, key or verb', async () => {
      const { address, headers } = await presigned('up/two.png')
      expect((await send(address, headers, bytes.subarray(1))).text).toContain('SignatureDoesNotMatch')
      expect((await send(address, { 'content-type': 'text/html' }, bytes)).text).toContain('SignatureDoesNotMatch')
      expect((await send(address.replace('two.png', 'three.png'), headers, bytes)).text).toContain('SignatureDoesNotMatch')
      expect((await fetch(address)).status).toBe(403)
      expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
      expect(await engine().head('up/two.png')).toBeUndefined()
    })
  })
})

describe('the protocol at /_store', () => {
  it('answers nobody without a signature, or with a wrong secret', async () => {
    await local.put('secret.txt', Buffer.from('x'), { type: 'text/plain', size: 1 })
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) expect((await fetch(`${origin}/_store/files/secret.txt`, { method })).status).toBe(403)
    const wrong = await remoteBy('a wrong secret')
    await expect(wrong.read('secret.txt')).rejects.toThrow(/signature/i)
    await expect(wrong.put('secret.txt', Buffer.from('y'), { type: 'text/plain', size: 1 })).rejects.toThrow(/signature/i)
    wrong.close()
    expect((await local.head('secret.txt'))?.size).toBe(1)
  })

  it('says that there is no such bucket', async () => {
    const other = await openS3Store({ endpoint: `${origin}/_store`, bucket: 'others', region: 'local', accessKey: key.accessKey, secretKey: key.secretKey })
    await expect(other.put('x', Buffer.from('x'), { type: 'text/plain', size: 1 })).rejects.toMatchObject({ name: 'NoSuchBucket' })
    other.close()
  })

  it('sends a page only to be saved, and in a sandbox', async () => {
    await local.put('page.html', Buffer.from('<script>alert(1)</script>'), { type: 'text/html', size: 25 })
    const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
    const client = new S3Client({ endpoint: `${origin}/_store`, region: 'local', forcePathStyle: true, credentials: { accessKeyId: key.accessKey, secretAccessKey: key.secretKey } })
    const answer = await fetch(await getSignedUrl(client, new GetObjectCommand({ Bucket: 'files', Key: 'page.html' }), { expiresIn: 60 }))
    client.destroy()
    expect([answer.status, answer.headers.get('content-disposition'), answer.headers.get('x-content-type-options')]).toEqual([200, 'attachment', 'nosniff'])
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('keeps the old object when a sender leaves halfway', async () => {
    await local.put('half', Buffer.from('whole'), { type: 'text/plain', size: 5 })
    const { address } = await local.presignUpload('half', { type: 'text/plain', size: 1000, seconds: 60, origin })
    const { pathname, search, port, host } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: text/plain\r\ncontent-length: 1000\r\n\r\n${'x'.repeat(500)}`)
    await expect.poll(() => readdirSync(join(folder, 'incoming')).length, { timeout: 10_000 }).toBe(1)
    socket.destroy()
    await expect.poll(() => readdirSync(join(folder, 'incoming')).length, { timeout: 10_000 }).toBe(0)
    expect((await local.head('half'))?.size).toBe(5)
  })

  it('forgets what a killed process was writing', async () => {
    writeFileSync(join(folder, 'incoming', 'half-written'), 'x')
    await openLocalStore(folder, key)
    expect(filesIn()).not.toContain('half-written')
  })

  it('refuses a body that is not what its hash says', async () => {
    await expect(local.write('sum', Buffer.from('abc'), { type: 'text/plain', size: 3, sha256: '0'.repeat(64) })).rejects.toThrow('SHA-256')
    await expect(local.write('sum', Buffer.from('abc'), { type: 'text/plain', size: 4 })).rejects.toThrow('announced')
    await local.write('sum', Buffer.from('abc'), { type: 'text/plain', size: 3, isNew: true })
    await expect(local.write('sum', Buffer.from('abc'), { type: 'text/plain', size: 3, isNew: true })).rejects.toThrow('taken')
  })
})
