import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as downloadCall } from '@schemas/files/calls/filemanager/download'
import { call as newFolderCall } from '@schemas/files/calls/filemanager/new-folder'
import { call as finishCall } from '@schemas/files/calls/files/finish-upload'
import { call as linkCall } from '@schemas/files/calls/files/link'
import { call as listCall } from '@schemas/files/calls/files/list'
import { call as moveCall } from '@schemas/files/calls/files/move'
import { call as saveCall } from '@schemas/files/calls/files/save'
import { call as signCall } from '@schemas/files/calls/files/sign-parts'
import { call as setModeCall } from '@schemas/files/calls/files/set-mode'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import { call as watermarkCall } from '@schemas/files/calls/files/watermark'
import { call as zipCall } from '@schemas/files/calls/files/zip'
import type { FileItem, UploadState } from '@schemas/files/entities/file-item'
import { withSite } from '@gateway/db/scope'
import { item, upload } from '@gateway/db/item-tables'
import { askCall, credentials } from '@tests/support/caller'
import { putFile, putTo, sendTo } from '@tests/support/files'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'
import { makePicture } from '@tests/support/picture'
import { openElsewhere } from '@tests/support/store-elsewhere'
import { unzip } from '@tests/support/zip'

let gateway: TestGateway
let user: Awaited<ReturnType<typeof credentials>>
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
})
afterAll(() => gateway.close())

const callAsUser = (call: AnyCall, input: Record<string, unknown>) => askCall(gateway, call, input, user)
const send = (name: string, bytes: Buffer | string, options: { mode?: string; type?: string; parent?: string } = {}) =>
  sendTo(gateway, name, Buffer.from(bytes), options)
const linked = async (id: string, how: 'preview' | 'save') => {
  const { address, mimetype } = (await callAsUser(linkCall, { id, for: how })).json<{
    address: string
    mimetype: string
  }>()
  const url = new URL(address)
  return {
    address,
    mimetype,
    answer: await ask(gateway, url.pathname + url.search, { host: url.host.replace(/:\d+$/, ''), unsigned: true }),
  }
}

describe('file names', { timeout: 60_000 }, () => {
  it.each([
    ['../../../etc/passwd', '..-..-..-etc-passwd'],
    ['..', 'file'],
    ['.', 'file'],
    ['C:\\Windows\\system.ini', 'C:-Windows-system.ini'],
    ['a\u0000b\nc.txt', 'abc.txt'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['\u2066hidden\u2069\u200B.txt', 'hidden.txt'],
    ['half \uD83D emoji.txt', 'half  emoji.txt'],
    ['👨‍👩‍👧 ครอบครัว.txt', '👨‍👩‍👧 ครอบครัว.txt'],
    ['🦊🧁.txt', '🦊🧁.txt'],
  ])('stores %j as %j, never as a location', async (sent, stored) => {
    const made = await send(sent, 'x', { parent: 'mine' })
    expect([made.name, made.path]).toEqual([stored, '/'])
    const { headers } = await callAsUser(downloadCall, { id: made._id })
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\x20-\x7e]+"(?:; filename\*=UTF-8''[\w%.~!-]+)?$/,
    )
    const zipped = (await callAsUser(zipCall, { ids: [made._id] })).json<{ address: string }>().address
    const archive = await ask(gateway, zipped, { unsigned: true })
    expect([archive.statusCode, [...(await unzip(archive.rawPayload)).keys()]]).toEqual([
      200,
      [stored.replace(/^C:/, 'C_')],
    ])
    await withSite(gateway.database, 'alpha', (db) => db.delete(item).where(eq(item.id, made._id)))
  })

  it('refuses parent references and endless depth in a file’s folders', async () => {
    const { upload: opened } = (
      await callAsUser(startCall, { name: 'x.txt', size: 1, folders: '../../..//./A\u202E/B' })
    ).json<{ upload: UploadState }>()
    await putFile(gateway, opened.id, Buffer.from('x'))
    expect((await callAsUser(finishCall, { id: opened.id })).json<FileItem>().path).toBe(
      '/folder/folder/folder/folder/A/B',
    )
    const deep = await callAsUser(startCall, {
      name: 'x.txt',
      size: 1,
      folders: Array.from({ length: 100 }, (_, index) => `d${index}`).join('/'),
    })
    expect(deep.statusCode).toBe(409)
  })

  it('keeps 255 letters with the extension, and treats all spellings as one name', async () => {
    const long = await send(`${'น้ำ'.repeat(200)}.pdf`, 'x')
    expect([long.name.length <= 255, long.name.endsWith('.pdf'), long.name.isWellFormed()]).toEqual([true, true, true])
    const emoji = await send(`${'🦊'.repeat(200)}.txt`, 'x')
    expect([emoji.name.length <= 255, emoji.name.isWellFormed()]).toEqual([true, true])
    await send('เก้าอี้ é.txt'.normalize('NFC'), 'x')
    expect((await callAsUser(startCall, { name: 'เก้าอี้ é.TXT'.normalize('NFD'), size: 1 })).statusCode).toBe(409)
    expect((await callAsUser(newFolderCall, { name: 'x'.repeat(256) })).statusCode).toBe(400)
    expect((await callAsUser(newFolderCall, { name: '   ' })).statusCode).toBe(400)
  })
})

describe('uploaded content', { timeout: 60_000 }, () => {
  it.each([
    ['a page', 'x.html', '<!doctype html><script>alert(document.cookie)</script>'],
    ['a page called a picture', 'cat.png', '<html><body onload=alert(1)>'],
    ['a drawing with script', 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page behind the beginning of a picture', 'gif.html', 'GIF89a/*<script>alert(1)</script>*/=1;'],
    ['a script behind the beginning of a PDF', 'doc.js', '%PDF-1.4\n<script>alert(1)</script>'],
    ['XML with a style sheet', 'x.xml', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><x/>'],
  ])('runs %s at no address', async (_what, name, text) => {
    for (const mode of ['private', 'public'] as const) {
      const made = await send(`${mode} ${name}`, text, { mode, type: 'image/png' })
      const answers = [
        (await linked(made._id, 'preview')).answer,
        (await linked(made._id, 'save')).answer,
        await callAsUser(downloadCall, { id: made._id }),
        ...(made.url ? [await ask(gateway, made.url)] : []),
      ]
      for (const { statusCode, headers } of answers) {
        expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
        const isShown = /^(?:image\/(?:png|gif|jpeg|webp|avif)|application\/pdf|text\/plain)/.test(
          String(headers['content-type']),
        )
        expect(
          isShown || String(headers['content-disposition']).startsWith('attachment'),
          `${String(headers['content-type'])} ${String(headers['content-disposition'])}`,
        ).toBe(true)
        expect(String(headers['content-security-policy'])).toContain("default-src 'none'")
        if (!String(headers['content-type']).startsWith('application/pdf'))
          expect(String(headers['content-security-policy'])).toContain('sandbox')
      }
    }
  })

  it('leaves a separate store, which cannot set headers, only under our policy if it could run', async () => {
    const elsewhere = await openElsewhere()
    const other = await openGateway({ env: elsewhere.env })
    try {
      const who = await credentials(other, { role: 'user', site: 'alpha' })
      for (const [name, text] of [
        ['x.html', '<!doctype html><script>alert(1)</script>'],
        ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
        ['x.xml', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><x/>'],
        ['a.js', 'alert(1)'],
      ] as const) {
        const made = await sendTo(other, name, Buffer.from(text))
        for (const how of ['preview', 'save'] as const) {
          const { address } = (await askCall(other, linkCall, { id: made._id, for: how }, who)).json<{
            address: string
          }>()
          expect(address, `${how} of ${name}`).toMatch(/^\/api\/files\/fetch\/[\w-]+$/)
          const { statusCode, headers, body } = await ask(other, address, { unsigned: true })
          expect([statusCode, body, headers['x-content-type-options']]).toEqual([200, text, 'nosniff'])
          expect(String(headers['content-disposition'])).toMatch(/^attachment/)
          expect(String(headers['content-security-policy'])).toContain('sandbox')
        }
      }
      // So is a download; a type that cannot run is downloaded from the store itself, and only if it exists.
      const saved = async (id: string) => askCall(other, saveCall, { id }, who)
      const page = await sendTo(other, 'y.html', Buffer.from('<!doctype html><script>alert(1)</script>'))
      expect((await saved(page._id)).json()).toMatchObject({
        address: expect.stringMatching(/^\/api\/files\/fetch\/[\w-]+$/) as string,
        isFollowed: true,
      })
      const zip = await sendTo(other, 'งาน 🗂️.zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(18)]))
      const { address, isFollowed } = (await saved(zip._id)).json<{ address: string; isFollowed: boolean }>()
      expect([address.startsWith(elsewhere.origin), isFollowed]).toEqual([true, false])
      const sent = await fetch(address)
      expect([sent.status, sent.headers.get('content-type'), sent.headers.get('content-disposition')]).toEqual([
        200,
        'application/zip',
        `attachment; filename="___ __.zip"; filename*=UTF-8''${encodeURIComponent('งาน 🗂️.zip')}`,
      ])
      await other.services.store.remove(
        (await withSite(other.database, 'alpha', (db) => db.select().from(item).where(eq(item.id, zip._id))))[0]
          ?.storageKey ?? '',
      )
      expect((await saved(zip._id)).statusCode).toBe(410)
      // A type that is always a picture comes from the store itself.
      const picture = await sendTo(other, 'a.png', await makePicture({ format: 'png' }))
      expect(
        (await askCall(other, linkCall, { id: picture._id, for: 'preview' }, who)).json<{ address: string }>().address,
      ).toMatch(elsewhere.origin)
    } finally {
      await other.close()
      await elsewhere.close()
    }
  })

  it('stores a picture of a billion pixels without a thumbnail, and without using memory', async () => {
    const before = process.memoryUsage().rss
    const made = await send('bomb.png', pixelBomb(60_000, 20_000))
    expect(made).toMatchObject({ kind: 'picture', thumbnail: null, dimensions: null })
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
  })

  it('keeps waiting pictures out of memory', async () => {
    const picture = await makePicture({ width: 60, height: 40 })
    const ids = await Promise.all(
      [1, 2, 3, 4].map(async (at) => {
        const { upload: opened } = (
          await callAsUser(startCall, { name: `waiting ${at}.jpg`, size: picture.length })
        ).json<{
          upload: UploadState
        }>()
        await putFile(gateway, opened.id, picture)
        return opened.id
      }),
    )
    const marked = await send('to be marked.jpg', picture)
    const { store } = gateway.services
    const { read } = store
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    let taken = 0
    // Only pictures are read whole into memory; the first read is slow.
    const spy = vi.spyOn(store, 'read').mockImplementation(async (key, range) => {
      if (range) return read(key, range)
      taken++
      await gate
      return read(key)
    })
    const copies = vi.spyOn(store, 'copy')
    const finishing = [
      ...ids.map((id) => callAsUser(finishCall, { id })),
      callAsUser(watermarkCall, { id: marked._id, text: 'mine', opacity: 0.5 }),
    ]
    await vi.waitFor(() => expect(copies.mock.calls.length).toBe(ids.length), { timeout: 20_000 })
    await vi.waitFor(() => expect(taken).toBe(1), { timeout: 20_000 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(taken).toBe(1)
    go()
    expect((await Promise.all(finishing)).map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200])
    spy.mockRestore()
    copies.mockRestore()
  })

  it('hides a picture that cannot be re-encoded from others: it may contain its location', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.from('SECRET-PLACE')])
    for (const [name, bytes] of [
      ['phone.heic', heic],
      ['large.png', pixelBomb(60_000, 20_000)],
    ] as const) {
      const made = await send(name, bytes, { mode: 'public' })
      expect(made).toMatchObject({ kind: 'picture', mode: 'private', url: null })
      const refused = await callAsUser(setModeCall, { id: made._id, mode: 'public' })
      expect([refused.statusCode, refused.json<{ error: { message: string } }>().error.message]).toEqual([
        422,
        expect.stringContaining('JPEG'),
      ])
      expect(
        (
          await withSite(gateway.database, 'alpha', (db) => db.select().from(item).where(eq(item.id, made._id)))
        )[0]?.storageKey?.startsWith('public/'),
      ).toBe(false)
    }
  })

  it('refuses more, less or other bytes than announced', async () => {
    const { upload: opened, single } = (await callAsUser(startCall, { name: 'small.txt', size: 3 })).json<{
      upload: UploadState
      single: { address: string; headers: Record<string, string> }
    }>()
    await expect(putTo(gateway, single, Buffer.from('more than three'))).rejects.toThrow('403')
    await expect(
      putTo(gateway, { ...single, headers: { 'content-type': 'text/html' } }, Buffer.from('abc')),
    ).rejects.toThrow('403')
    expect((await callAsUser(finishCall, { id: opened.id })).statusCode).toBe(409)
    const big = (await callAsUser(startCall, { name: 'big.bin', size: 6_000_000 })).json<{ upload: UploadState }>()
      .upload
    await expect(putFile(gateway, big.id, Buffer.alloc(1000), { only: [1] })).rejects.toThrow('403')
  })

  it('cannot be changed by its upload address', async () => {
    const { upload: opened, single } = (await callAsUser(startCall, { name: 'fixed.txt', size: 5 })).json<{
      upload: UploadState
      single: { address: string; headers: Record<string, string> }
    }>()
    await putTo(gateway, single, Buffer.from('first'))
    const made = (await callAsUser(finishCall, { id: opened.id })).json<FileItem>()
    await putTo(gateway, single, Buffer.from('later')).catch(() => {})
    expect((await callAsUser(downloadCall, { id: made._id })).body).toBe('first')
  })
})

describe('addresses and ids', { timeout: 60_000 }, () => {
  it('refuse a private file’s address once it is expired, altered, or used on another host', async () => {
    const made = await send('secret.txt', 'secret')
    const { address } = await linked(made._id, 'save')
    const url = new URL(address)
    const asks = (path: string, host = 'alpha.localhost') => ask(gateway, path, { host, unsigned: true })
    const path = url.pathname + url.search
    expect((await asks(path)).body).toBe('secret')
    const old = new Date(Date.now() - 7 * 3_600_000).toISOString().replace(/[-:]|\.\d{3}/g, '')
    for (const [changed, host] of [
      [path.replace(/X-Amz-Date=[^&]+/, `X-Amz-Date=${old}`)],
      [path.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=604800')],
      [path.replace('attachment', 'inline')],
      [url.pathname],
      [path, 'beta.localhost'],
    ] as [string, string?][]) {
      const answer = await asks(changed, host)
      expect([answer.statusCode, answer.body.includes('secret.txt') || answer.body === 'secret']).toEqual([403, false])
    }
    expect((await asks(url.pathname.replace('/files/', '/public/'))).statusCode).toBe(404)
  })

  it('let every private address expire: an old embedded one shows nothing any more', async () => {
    const picture = await send('photo.png', await makePicture({ format: 'png' }), { type: 'image/png' })
    const { single } = (await callAsUser(startCall, { name: 'late.txt', size: 5 })).json<{
      single: { address: string; headers: Record<string, string> }
    }>()
    const large = (await callAsUser(startCall, { name: 'late.bin', size: 6_000_000 })).json<{ upload: UploadState }>()
      .upload
    const part =
      (await callAsUser(signCall, { id: large.id, numbers: [2] })).json<{ parts: { address: string }[] }>().parts[0]
        ?.address ?? ''
    const film = await send(
      'film.mp4',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(64)]),
    )
    const reads: [string, number][] = [
      [(await linked(picture._id, 'preview')).address, 10],
      [(await linked(picture._id, 'save')).address, 30],
      [(await linked(film._id, 'preview')).address, 6 * 60],
      [picture.thumbnail ?? '', 30],
    ]
    const writes: [string, number, Buffer][] = [
      [single.address, 15, Buffer.from('hello')],
      [part, 60, Buffer.alloc(6_000_000 - 5_242_880)],
    ]
    const at = async (address: string, minutes: number, body?: Buffer) => {
      const { pathname, search, host } = new URL(address)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
      try {
        return (
          await gateway.app.inject({
            method: body ? 'PUT' : 'GET',
            url: pathname + search,
            headers: { host, ...(body && address === single.address ? single.headers : {}) },
            ...(body ? { payload: body } : {}),
          })
        ).statusCode
      } finally {
        vi.useRealTimers()
      }
    }
    for (const [address, minutes, body] of [...reads, ...writes] as [string, number, Buffer?][])
      expect([minutes, await at(address, minutes - 1, body), await at(address, minutes + 1, body)]).toEqual([
        minutes,
        200,
        403,
      ])
  })

  it('hide another site’s folder, item and upload', async () => {
    const other = await credentials(gateway, { role: 'user', site: 'beta' })
    const otherFolder = (
      await askCall(
        gateway,
        newFolderCall,
        { name: 'Theirs', parent: 'organisation' },
        { host: 'beta.localhost', ...other },
      )
    ).json<{ folderID: string }>().folderID
    const { upload: opened } = (
      await askCall(gateway, startCall, { name: 'x.txt', size: 1 }, { host: 'beta.localhost', ...other })
    ).json<{ upload: UploadState }>()
    const own = await send('mine.txt', 'mine')
    for (const [call, input] of [
      [listCall, { parent: otherFolder }],
      [moveCall, { ids: [own._id], to: otherFolder }],
      [startCall, { name: 'x.txt', size: 1, parent: otherFolder }],
      [newFolderCall, { name: 'x', parent: otherFolder }],
      [finishCall, { id: opened.id }],
    ] as [AnyCall, Record<string, unknown>][])
      expect([call.name, (await callAsUser(call, input)).statusCode]).toEqual([call.name, 404])
  })

  it('keep an upload to its sender, and end it after a day', async () => {
    const { upload: opened } = (await callAsUser(startCall, { name: 'x.txt', size: 1, parent: 'organisation' })).json<{
      upload: UploadState
    }>()
    await putFile(gateway, opened.id, Buffer.from('x'))
    const manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
    expect((await askCall(gateway, finishCall, { id: opened.id }, manager)).statusCode).toBe(404)
    await withSite(gateway.database, 'alpha', (db) =>
      db
        .update(upload)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(and(eq(upload.id, opened.id))),
    )
    expect((await callAsUser(finishCall, { id: opened.id })).statusCode).toBe(404)
    expect((await callAsUser(finishCall, { id: randomUUID() })).statusCode).toBe(404)
  })
})

/** A PNG of one colour that claims enormous dimensions, in a few kilobytes. */
function pixelBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const out = Buffer.alloc(body.length + 8)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc(body), body.length + 4)
    return out
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
