import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call as newFolderCall } from '@schemas/files/calls/filemanager/new-folder'
import { call as cancelCall } from '@schemas/files/calls/files/cancel-upload'
import { call as cropCall } from '@schemas/files/calls/media/crop'
import { call as finishCall } from '@schemas/files/calls/files/finish-upload'
import { call as itemCall } from '@schemas/files/calls/media/item'
import { call as listCall } from '@schemas/files/calls/media/list'
import { call as moveCall } from '@schemas/files/calls/files/move'
import { call as restoreFilesCall } from '@schemas/files/calls/files/restore'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import { call as trashFilesCall } from '@schemas/files/calls/files/trash'
import { call as trashCall } from '@schemas/files/calls/filemanager/delete'
import { call as updateCall } from '@schemas/files/calls/media/update'
import type { AnyCall } from '@schemas/call'
import type { MediaItem } from '@schemas/files/entities/media-item'
import type { Asset } from '@schemas/layout/image'
import { withSite } from '@gateway/db/scope'
import { item, strayObject, upload } from '@gateway/db/item-tables'
import { draft, release, siteTheme } from '@gateway/db/tables'
import { registerObjectStore } from '@gateway/http/object-store'
import { openLocalStore } from '@gateway/storage/local-store'
import { page, row } from '@tests/fixtures/sites'
import { askCall, credentials } from '@tests/support/caller'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'
import { keysIn, putBytes, sendFile, sendPicture } from '@tests/support/media'
import { makePicture } from '@tests/support/picture'
import { clearLeftovers } from '@tests/support/run-jobs'

const elsewhere = fastify()
const folders = {
  'the embedded store': mkdtempSync(join(tmpdir(), 'sitewright-media-')),
  'an S3 store': mkdtempSync(join(tmpdir(), 'sitewright-media-')),
}
let origin: string

beforeAll(async () => {
  registerObjectStore(
    elsewhere,
    await openLocalStore(join(folders['an S3 store'], 'store'), {
      accessKey: 'tests',
      secretKey: 'secret',
      region: 'us-east-1',
    }),
  )
  origin = await elsewhere.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await elsewhere.close()
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
})

describe.each(['the embedded store', 'an S3 store'] as const)('media uploads on %s', (engine) => {
  let gateway: TestGateway
  beforeAll(async () => {
    const env: Record<string, string> =
      engine === 'the embedded store'
        ? { DATA_DIR: folders[engine] }
        : {
            STORAGE_ENDPOINT: `${origin}/_store`,
            STORAGE_BUCKET: 'files',
            STORAGE_ACCESS_KEY: 'tests',
            STORAGE_SECRET_KEY: 'secret',
          }
    gateway = await openGateway({ env })
  })
  afterAll(() => gateway.close())

  const callAs = async (call: AnyCall, input: Record<string, unknown>, role: 'manager' | 'user' = 'manager') =>
    askCall(gateway, call, input, await credentials(gateway, { role, site: 'alpha' }))
  const begin = async (input: Record<string, unknown>) => {
    const { upload: opened, single } = (
      await callAs(startCall, { parent: 'media', conflict: 'keep-both', ...input })
    ).json<{ upload: { id: string }; single: { address: string; headers: Record<string, string> } }>()
    return { id: opened.id, ...single }
  }
  const raster = (shown: MediaItem['shows']) => {
    if (shown?.kind !== 'raster') throw new Error('It shows no picture.')
    return shown
  }
  const inAlpha = <T>(work: Parameters<typeof withSite<T>>[2]) => withSite(gateway.database, 'alpha', work)
  /** Objects without a row, and rows without an object. */
  const unaccounted = async () => {
    const rows = await inAlpha(async (db) => ({
      items: await db.select().from(item),
      strays: await db.select().from(strayObject),
    }))
    const owned = rows.items.flatMap(({ storageKey, renditions }) => [
      storageKey ?? '',
      ...(renditions?.files.map((file) => file.key) ?? []),
      ...(renditions?.jpeg ? [renditions.jpeg] : []),
    ])
    const there = await keysIn(join(folders[engine], 'store'))
    const known = new Set([...owned, ...rows.strays.map((stray) => stray.storageKey)])
    return { objects: there.filter((key) => !known.has(key)), rows: owned.filter((key) => !there.includes(key)) }
  }

  it('makes upright, small renditions of a camera picture, without its location', async () => {
    const made = await sendPicture(gateway, await makePicture({ width: 1200, height: 600, orientation: 6 }), {
      name: '../ภาพ แมว.jpg',
    })
    expect(made).toMatchObject({
      name: '..-ภาพ แมว.jpg',
      kind: 'picture',
      mime: 'image/jpeg',
      width: 600,
      height: 1200,
      version: 1,
      createdBy: 'Mana Two',
      asset: `item-${made.id}`,
    })
    const { sources, src, width, height, jpeg = '', blur } = raster(made.shows)
    expect([width, height, blur?.startsWith('data:image/webp;base64,')]).toEqual([600, 1200, true])
    expect(sources.map(({ type, srcset }) => [type, srcset.match(/\d+w/g)])).toEqual([
      ['image/avif', ['480w', '600w']],
      ['image/webp', ['480w', '600w']],
    ])
    for (const [address, type] of [
      [src, 'image/webp'],
      [jpeg, 'image/jpeg'],
      [sources[0]?.srcset.split(' ')[0] ?? '', 'image/avif'],
    ]) {
      const answer = await ask(gateway, address as string)
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        type,
        'public, max-age=31536000, immutable',
      ])
      const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
      // Upright, the first colour is on top.
      expect([
        info.width < info.height,
        (data[0] as number) > 150,
        (data.at(-1 - (info.channels - 3)) as number) > 150,
      ]).toEqual([true, true, true])
      expect(answer.rawPayload.includes('SECRET-PLACE')).toBe(false)
    }
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
  })

  it('keeps transparency, animation and small sizes', async () => {
    const clear = await sendPicture(
      gateway,
      await sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .png()
        .toBuffer(),
      { name: 'clear.png', type: 'image/png' },
    )
    const drawn = await sharp((await ask(gateway, raster(clear.shows).src)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([drawn.info.width, drawn.info.channels, drawn.data[3]]).toEqual([40, 4, 0])
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sendPicture(
      gateway,
      await sharp(frames, { join: { animated: true } })
        .gif({ delay: [100, 100, 100] })
        .toBuffer(),
      { name: 'moving.gif', type: 'image/gif' },
    )
    expect(moving).toMatchObject({ mime: 'image/gif', width: 60, height: 40 })
    expect(
      await sharp((await ask(gateway, raster(moving.shows).src)).rawPayload, { animated: true }).metadata(),
    ).toMatchObject({ format: 'webp', pages: 3, pageHeight: 40 })
  })

  it('stores a film unchanged and serves ranges', async () => {
    const film = Buffer.concat([
      Buffer.from('\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0000\u0000isomiso2', 'latin1'),
      Buffer.alloc(200_000, 7),
    ])
    const made = await sendPicture(gateway, film, { name: 'film.mp4', type: 'video/mp4' })
    expect(made).toMatchObject({ kind: 'video', mime: 'video/mp4', size: film.length })
    const { src } = made.shows as Extract<Asset, { kind: 'file' }>
    const part = await ask(gateway, src, { headers: { range: 'bytes=200000-200009' } })
    expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
      206,
      `bytes 200000-200009/${film.length}`,
      film.subarray(200_000, 200_010),
    ])
    const whole = await ask(gateway, src)
    expect([whole.rawPayload.equals(film), whole.headers['accept-ranges']]).toEqual([true, 'bytes'])
    expect((await ask(gateway, src, { headers: { 'if-none-match': whole.headers.etag as string } })).statusCode).toBe(
      304,
    )
    expect((await ask(gateway, src, { method: 'HEAD' })).headers['content-length']).toBe(String(film.length))
    expect((await ask(gateway, src, { headers: { range: 'bytes=900000-' } })).statusCode).toBe(416)
  })

  it.each([
    ['a page called a picture', '<!doctype html><script>alert(1)</script>', 'text/html'],
    ['a page with a drawing', '<!doctype html><svg xmlns="http://www.w3.org/2000/svg"/>', 'text/html'],
    ['XML with a style sheet', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><x/>', 'application/xml'],
  ])('never displays %s, and serves it for download only', async (_title, markup, mime) => {
    const made = await sendPicture(gateway, Buffer.from(markup), { name: 'cat.jpg', type: 'image/jpeg' })
    expect(made).toMatchObject({ kind: 'other', mime })
    expect(made.shows).toBeUndefined()
    const [stored] = await inAlpha((db) => db.select({ key: item.storageKey }).from(item).where(eq(item.id, made.id)))
    const answer = await ask(gateway, `/_store/${stored?.key}`)
    expect([
      answer.statusCode,
      answer.headers['content-disposition'],
      answer.headers['x-content-type-options'],
    ]).toEqual([200, 'attachment', 'nosniff'])
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })

  it('links from a page to a library document: a PDF opens, other types are downloaded under their name', async () => {
    const pdf = await sendPicture(gateway, Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'), {
      name: 'ราคา.pdf',
      type: 'application/pdf',
    })
    const table = await sendPicture(gateway, Buffer.from('a,b\n1,2\n'), { name: 'Prices 2027.csv', type: 'text/csv' })
    expect([pdf.kind, pdf.shows, table.kind]).toEqual(['other', undefined, 'other'])
    const to = (asset: string) => ({ type: 'text', text: asset, marks: [{ type: 'link', attrs: { href: asset } }] })
    const block = {
      id: 'b',
      type: 'content/rich-text',
      version: 1,
      props: {
        text: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [to(pdf.asset), to(table.asset), to('item-00000000-0000-4000-8000-000000000000')],
            },
          ],
        },
      },
    }
    const content = { pages: { '/prices': JSON.parse(page('/prices', { guest: [row(block)] })) } }
    await gateway.database.db
      .update(release)
      .set({ content: content as never })
      .where(eq(release.siteId, 'alpha'))
    gateway.services.sites.forget()
    const { tree } = (await ask(gateway, '/prices/_payload.json')).json() as { tree: { assets: Record<string, Asset> } }
    expect(tree.assets).toEqual({ [pdf.asset]: pdf.leadsTo, [table.asset]: table.leadsTo })
    expect([pdf.leadsTo, table.leadsTo]).toMatchObject([
      { kind: 'file', type: 'application/pdf' },
      { kind: 'file', saveAs: 'Prices 2027.csv' },
    ])
    const html = (await ask(gateway, '/prices')).body
    const addressOf = ({ leadsTo }: MediaItem) => (leadsTo?.kind === 'file' ? leadsTo.src : 'nowhere')
    expect(html).toContain(`<a href="${addressOf(pdf)}">${pdf.asset}</a>`)
    expect(html).toContain(`<a download="Prices 2027.csv" href="${addressOf(table)}">${table.asset}</a>`)
    expect(html).toMatch(/<span data-refused="[^"]+">item-00000000/)
    expect((await ask(gateway, addressOf(pdf))).headers['content-disposition']).toBeUndefined()
    expect((await ask(gateway, addressOf(table))).headers['content-disposition']).toBe('attachment')
  })

  it('accepts only real pictures as pictures, whatever they hide', async () => {
    const polyglot = Buffer.concat([await makePicture({ format: 'png' }), Buffer.from('<script>alert(1)</script>')])
    const made = await sendPicture(gateway, polyglot, { name: 'both.png', type: 'image/png' })
    for (const { srcset } of raster(made.shows).sources)
      expect((await ask(gateway, srcset.split(' ')[0] as string)).body).not.toContain('<script>')
    const whole = await makePicture()
    const broken = await sendFile(gateway, whole.subarray(0, 800))
    expect([broken.statusCode, broken.json().error.message]).toEqual([
      422,
      'อ่านภาพนี้ไม่ได้ ไฟล์อาจเสียหาย กรุณาบันทึกใหม่แล้วลองอีกครั้ง',
    ])
    // A header that claims 30,000 × 30,000 pixels.
    const bomb = Buffer.from(await makePicture({ format: 'png' }))
    bomb.writeUInt32BE(30_000, 16)
    bomb.writeUInt32BE(30_000, 20)
    const refused = await sendFile(gateway, bomb, { name: 'bomb.png', type: 'image/png' })
    expect([refused.statusCode, refused.json().error.message]).toEqual([422, expect.stringContaining('60')])
    const heic = await sendFile(
      gateway,
      Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
      { name: 'IMG_1.HEIC', type: 'image/heic' },
    )
    expect(heic.json().error.message).toContain('JPEG')
  })

  it('checks received bytes instead of announcements', async () => {
    const { id, address, headers } = await begin({ name: 'a.jpg', size: 1000, type: 'image/jpeg' })
    expect((await callAs(finishCall, { id })).json().error).toMatchObject({
      status: 409,
      message: 'ยังไม่ได้รับไฟล์ กรุณาอัปโหลดอีกครั้ง',
    })
    expect(await putBytes(gateway, address, headers, Buffer.alloc(999))).toBe(403)
    // A store that ignores the signed length.
    const [sent] = await inAlpha((db) => db.select().from(upload).where(eq(upload.id, id)))
    await gateway.services.store.put(sent?.storageKey ?? '', Buffer.alloc(999), { type: 'image/jpeg', size: 999 })
    expect((await callAs(finishCall, { id })).json().error.status).toBe(422)
    expect(await gateway.services.store.head(sent?.storageKey ?? '')).toBeUndefined()
    expect((await callAs(finishCall, { id })).statusCode).toBe(410)
  })

  it('answers the same when repeated, and makes one file of two concurrent calls', async () => {
    const bytes = await makePicture({ width: 50, height: 50 })
    const { id, address, headers } = await begin({ name: 'once.jpg', size: bytes.length, type: 'image/jpeg' })
    await putBytes(gateway, address, headers, bytes)
    const both = await Promise.all([callAs(finishCall, { id }), callAs(finishCall, { id })])
    for (const answer of both) expect([200, 409]).toContain(answer.statusCode)
    expect((await callAs(finishCall, { id })).json()).toMatchObject({ _id: id, name: 'once.jpg' })
    expect((await callAs(listCall, { q: 'once' })).json().items).toHaveLength(1)
  })

  it('keeps names unique across systems and letter case', async () => {
    const bytes = await makePicture({ width: 20, height: 20 })
    const names = await Promise.all(
      ['น้ำ.jpg', 'NAME.jpg', 'name.JPG', 'name.jpg', 'Ame\u0301lie.jpg', 'Am\u00e9lie.jpg'].map(
        async (name) => (await sendPicture(gateway, bytes, { name })).name,
      ),
    )
    expect(names).toHaveLength(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size)
    expect(names[0]).toBe('น้ำ.jpg')
    expect(names.filter((name) => /\(\d\)\.jpg$/i.test(name))).toHaveLength(3)
    const long = await sendPicture(gateway, bytes, { name: `${'ก'.repeat(400)}.jpg` })
    expect([long.name.length, long.name.endsWith('.jpg')]).toEqual([255, true])
  })

  it('releases the space of a cancelled upload, and refuses to finish it', async () => {
    const bytes = await makePicture({ width: 20, height: 20 })
    const { id, address, headers } = await begin({ name: 'gone.jpg', size: bytes.length })
    await putBytes(gateway, address, headers, bytes)
    expect((await callAs(cancelCall, { id })).statusCode).toBe(200)
    expect((await callAs(finishCall, { id })).statusCode).toBe(410)
    // The address is still valid: late bytes belong to a recorded stray, and are removed with it.
    expect(await putBytes(gateway, address, headers, bytes)).toBe(200)
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
    await inAlpha((db) => db.execute(sql`UPDATE stray_object SET due_at = now() - interval '1 second'`))
    await inAlpha((db) => db.update(upload).set({ expiresAt: new Date(0) }))
    await clearLeftovers(gateway)
    const left = await inAlpha(async (db) => [
      ...(await db.select().from(upload)),
      ...(await db.select().from(strayObject)),
    ])
    expect([left, await unaccounted()]).toEqual([[], { objects: [], rows: [] }])
  })

  it('leaves neither a row without objects nor objects without a row when the store fails halfway', async () => {
    const bytes = await makePicture({ width: 700, height: 300 })
    const { store } = gateway.services
    const put = store.put
    let puts = 0
    store.put = (...args) => (++puts === 3 ? Promise.reject(new Error('The store is away.')) : put(...args))
    const { id, address, headers } = await begin({ name: 'half.jpg', size: bytes.length })
    await putBytes(gateway, address, headers, bytes)
    const failed = await callAs(finishCall, { id })
    store.put = put
    expect(failed.statusCode).toBe(500)
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
    expect(await clearLeftovers(gateway)).toBeGreaterThan(1)
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
    // The file itself still exists: a retry is enough.
    expect((await callAs(finishCall, { id })).json()).toMatchObject({ name: 'half.jpg' })
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
  })

  it('crops a picture into a separate file', async () => {
    const whole = await sendPicture(gateway, await makePicture({ width: 800, height: 400, orientation: 1 }), {
      name: 'wide.jpg',
    })
    const cut = (
      await callAs(cropCall, { id: whole.id, area: { left: 0.5, top: 0, width: 0.5, height: 1 } })
    ).json() as MediaItem
    expect(cut).toMatchObject({ width: 400, height: 400, source: whole.id, name: 'wide (ส่วน).webp' })
    const { data } = await sharp((await ask(gateway, raster(cut.shows).src)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[2]).toBeGreaterThan(150)
    // The focus point moves with the crop, unless it was cropped away or never chosen.
    const area = { left: 0.5, top: 0, width: 0.5, height: 1 }
    const savedCrop = async (focus?: [number, number]) =>
      ((await callAs(cropCall, { id: whole.id, area, ...(focus ? { focus } : {}) })).json() as MediaItem).focus
    expect([cut.focus, await savedCrop([60, 25]), await savedCrop([20, 25]), await savedCrop([50, 50])]).toEqual([
      undefined,
      [20, 25],
      undefined,
      undefined,
    ])
    await callAs(updateCall, { id: whole.id, version: whole.version, focus: [75, 40] })
    expect([await savedCrop(), await savedCrop([60, 25])]).toEqual([
      [50, 40],
      [20, 25],
    ])
    const text = await sendPicture(gateway, Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nhello'), {
      name: 'captions.vtt',
      type: 'text/vtt',
    })
    expect((await callAs(cropCall, { id: text.id, area: { left: 0, top: 0, width: 1, height: 1 } })).statusCode).toBe(
      422,
    )
  })
})

describe('media list and picture details', () => {
  let gateway: TestGateway
  let cats: MediaItem[]
  beforeAll(async () => {
    gateway = await openGateway()
    const bytes = await makePicture({ width: 30, height: 20 })
    cats = []
    for (const name of ['แมวส้ม.jpg', 'black cat.jpg', 'dog 100%.jpg'])
      cats.push(await sendPicture(gateway, bytes, { name }))
    await sendPicture(gateway, Buffer.from('WEBVTT\n'), { name: 'แมว.vtt', type: 'text/vtt' })
  })
  afterAll(() => gateway.close())
  const callAt = async (call: AnyCall, input: Record<string, unknown>, site = 'alpha') =>
    askCall(gateway, call, input, {
      host: `${site}.localhost`,
      ...(await credentials(gateway, { role: 'manager', site })),
    })
  const names = async (input: Record<string, unknown>) =>
    ((await callAt(listCall, input)).json() as { items: MediaItem[] }).items.map((each) => each.name)
  const publish = async (content: unknown) => {
    await gateway.database.db
      .update(release)
      .set({ content: content as never })
      .where(eq(release.siteId, 'alpha'))
    gateway.services.sites.forget()
  }

  it('is searched in Thai and English and by kind, and continues where it stopped', async () => {
    expect(await names({})).toEqual(['แมว.vtt', 'dog 100%.jpg', 'black cat.jpg', 'แมวส้ม.jpg'])
    expect(await names({ q: 'แมว', kinds: 'picture' })).toEqual(['แมวส้ม.jpg'])
    expect(await names({ q: 'CAT' })).toEqual(['black cat.jpg'])
    expect(await names({ q: '100%' })).toEqual(['dog 100%.jpg'])
    expect(await names({ kinds: 'text,video' })).toEqual(['แมว.vtt'])
    const first = (await callAt(listCall, { limit: 3 })).json() as { items: MediaItem[]; next: string }
    expect([first.items.length, await names({ limit: 3, cursor: first.next })]).toEqual([3, ['แมวส้ม.jpg']])
  })

  it('shows another site nothing', async () => {
    expect((await callAt(listCall, {}, 'beta')).json()).toEqual({ items: [] })
    const [cat] = cats
    if (cat?.shows?.kind !== 'raster') throw new Error('No cat.')
    expect((await ask(gateway, cat.shows.src, { host: 'beta.localhost' })).statusCode).toBe(404)
    expect((await ask(gateway, cat.shows.src)).statusCode).toBe(200)
  })

  it("shows a picture on a page in the visitor's language, and follows changes of its description", async () => {
    const [cat] = cats as [MediaItem]
    const about = JSON.parse(
      page(
        '/about',
        { guest: [row({ type: 'content/image', props: { image: { asset: cat.asset } } })] },
        { image: { asset: cat.asset } },
      ),
    ) as unknown
    await publish({
      pages: { '/about': about },
      slots: { footer: { format: 1, rows: [row({ type: 'content/image', props: { image: { asset: cat.asset } } })] } },
    })
    const updated = (
      await callAt(updateCall, { id: cat.id, version: 1, alt: { th: 'แมวสีส้ม', en: 'An orange cat' }, focus: [25, 75] })
    ).json() as MediaItem
    expect(updated).toMatchObject({ version: 2, alt: { th: 'แมวสีส้ม', en: 'An orange cat' }, focus: [25, 75] })
    const english = await ask(gateway, '/about?lang=en')
    expect(english.statusCode).toBe(200)
    expect(english.body.match(/alt="An orange cat"/g)).toHaveLength(2)
    expect(english.body).toMatch(
      /property="og:image" content="http:\/\/alpha\.localhost:5001\/_store\/public\/alpha\/[^"]+\.jpg"><meta property="og:image:width" content="(?:1200|\d{1,3})">/,
    )
    const payload = (await ask(gateway, '/about/_payload.json?lang=th')).json() as {
      tree: { assets: Record<string, { alt: string }> }
    }
    expect(payload.tree.assets[cat.asset]).toMatchObject({ kind: 'raster', alt: 'แมวสีส้ม' })
    const isUndescribed = async () =>
      (await callAt(listCall, { untold: 'true', limit: '100' }))
        .json<{ items: MediaItem[] }>()
        .items.some(({ id }) => id === cat.id)
    expect(await isUndescribed()).toBe(false)
    await callAt(updateCall, { id: cat.id, version: 2, alt: { en: 'Ginger' } })
    expect((await ask(gateway, '/about?lang=en')).body).toContain('alt="Ginger"')
    // The site has another language without a description. Only pictures need one.
    expect(await isUndescribed()).toBe(true)
    expect(
      (await callAt(listCall, { untold: 'true', limit: '100' }))
        .json<{ items: MediaItem[] }>()
        .items.every(({ kind }) => kind === 'picture'),
    ).toBe(true)
  })

  it('refuses a concurrent change', async () => {
    const [, cat] = cats as [MediaItem, MediaItem]
    expect((await callAt(updateCall, { id: cat.id, version: 1, name: 'Night.jpg' })).json()).toMatchObject({
      name: 'Night.jpg',
      version: 2,
    })
    const stale = await callAt(updateCall, { id: cat.id, version: 1, name: 'Other.jpg' })
    expect([stale.statusCode, stale.json().error.details.item.name]).toEqual([409, 'Night.jpg'])
    // A name that a sibling has already.
    expect((await callAt(updateCall, { id: cat.id, version: 2, name: 'DOG 100%.jpg' })).json()).toMatchObject({
      name: 'DOG 100% (1).jpg',
    })
  })

  it('keeps an item in use, and says where it is used', async () => {
    const [cat] = cats as [MediaItem]
    const isUnused = async () =>
      (await callAt(listCall, { unused: 'true', limit: '100' }))
        .json<{ items: MediaItem[] }>()
        .items.some(({ id }) => id === cat.id)
    expect(await isUnused()).toBe(false)
    const refused = await callAt(trashCall, { itemId: cat.id, type: 'file' })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error.message).toContain('หน้า /about')
    expect(refused.json().error.details.uses).toEqual([
      { key: 'page:/about', title: 'หน้า /about', where: 'live' },
      { key: 'slot:footer', title: 'footer', where: 'live' },
    ])
    await publish({})
    const content = JSON.parse(
      page('/new', { guest: [row({ type: 'content/image', props: { image: { asset: cat.asset } } })] }),
    ) as unknown
    await withSite(gateway.database, 'alpha', (db) =>
      db.insert(draft).values({ siteId: 'alpha', document: 'page:/new', content, version: 1 }),
    )
    expect((await callAt(itemCall, { id: cat.id })).json().uses).toEqual([
      { key: 'page:/new', title: 'หน้า /new', where: 'draft' },
    ])
    expect(await isUnused()).toBe(false)
    expect((await callAt(trashCall, { itemId: cat.id, type: 'file' })).statusCode).toBe(409)
    await withSite(gateway.database, 'alpha', async (db) => {
      await db.update(draft).set({ content: null })
      await db.insert(siteTheme).values({
        siteId: 'alpha',
        name: 'evening',
        title: { th: 'ยามเย็น', en: 'Evening' },
        parent: 'default',
        overrides: { background: { image: { asset: cat.asset } } } as never,
        slots: {},
        version: 1,
      })
    })
    expect((await callAt(itemCall, { id: cat.id })).json().uses).toEqual([
      { key: 'theme:evening', title: 'ยามเย็น', where: 'draft' },
    ])
    expect(await isUnused()).toBe(false)
    await withSite(gateway.database, 'alpha', (db) => db.update(siteTheme).set({ overrides: {} }))
    expect(await isUnused()).toBe(true)
    expect((await callAt(trashCall, { itemId: cat.id, type: 'file' })).json()).toEqual({
      status: true,
      message: 'File "แมวส้ม.jpg" deleted successfully.',
    })
    expect([await names({ q: 'แมวส้ม' }), await names({ trashed: 'true' })]).toEqual([[], ['แมวส้ม.jpg']])
  })

  it('restores an item under a free name', async () => {
    const [cat] = cats as [MediaItem]
    await sendPicture(gateway, await makePicture({ width: 30, height: 20 }), { name: 'แมวส้ม.jpg' })
    expect((await callAt(restoreFilesCall, { ids: [cat.id] })).json()).toMatchObject({
      items: [{ name: 'แมวส้ม (1).jpg' }],
    })
    expect(await names({ trashed: 'true' })).toEqual([])
  })

  it('restores to the root while its folder is trashed, which can then be restored too', async () => {
    const album = (await callAt(newFolderCall, { name: 'Album', parent: 'media' })).json<{ folderID: string }>()
      .folderID
    const bytes = await makePicture({ width: 30, height: 20 })
    const one = await sendPicture(gateway, bytes, { name: 'same.jpg' })
    await callAt(moveCall, { ids: [one.id], to: album })
    await callAt(trashCall, { itemId: one.id, type: 'file' })
    const two = await sendPicture(gateway, bytes, { name: 'same.jpg' })
    await callAt(moveCall, { ids: [two.id], to: album })
    await callAt(trashFilesCall, { ids: [album] })
    expect((await callAt(restoreFilesCall, { ids: [one.id] })).json()).toMatchObject({ items: [{ name: 'same.jpg' }] })
    expect((await callAt(restoreFilesCall, { ids: [album] })).statusCode).toBe(200)
    const rows = await withSite(gateway.database, 'alpha', (db) =>
      db
        .select()
        .from(item)
        .where(inArray(item.id, [one.id, two.id, album])),
    )
    const places = new Map(rows.map((each) => [each.id, [each.parentId, each.trashedAt]]))
    expect([places.get(one.id), places.get(two.id), places.get(album)]).toEqual([
      [null, null],
      [album, null],
      [null, null],
    ])
  })

  it('lists a folder of the library only', async () => {
    const shelf = (await callAt(newFolderCall, { name: 'Shelf', parent: 'media' })).json<{ folderID: string }>()
      .folderID
    const [outside, inside] = [
      await sendPicture(gateway, await makePicture(), { name: 'outside.jpg' }),
      await sendPicture(gateway, await makePicture(), { name: 'inside.jpg' }),
    ]
    await callAt(moveCall, { ids: [inside.id], to: shelf })
    expect(await names({ folder: shelf })).toEqual(['inside.jpg'])
    expect(await names({ folder: shelf, kinds: 'video' })).toEqual([])
    const atTop = await names({ folder: 'media', limit: 100 })
    expect([atTop.includes('outside.jpg'), atTop.includes('inside.jpg')]).toEqual([true, false])
    const all = await names({ limit: 100 })
    expect([all.includes('outside.jpg'), all.includes('inside.jpg')]).toEqual([true, true])
    const own = (await callAt(newFolderCall, { name: 'Own', parent: 'organisation' })).json<{ folderID: string }>()
      .folderID
    for (const folder of [own, inside.id, 'mine', 'organisation'])
      expect([folder, (await callAt(listCall, { folder })).statusCode]).toEqual([folder, 404])
    await callAt(trashCall, { itemId: outside.id, type: 'file' })
    await callAt(trashFilesCall, { ids: [shelf] })
    expect((await callAt(listCall, { folder: shelf })).statusCode).toBe(404)
  })

  it('deletes after a month in the trash, unless a restorable release shows it', async () => {
    const [remaining, gone] = [cats[0], cats[2]] as [MediaItem, MediaItem]
    for (const { id } of [remaining, gone])
      expect((await callAt(trashCall, { itemId: id, type: 'file' })).statusCode).toBe(200)
    const older = {
      pages: {
        '/about': JSON.parse(
          page('/about', { guest: [row({ type: 'content/image', props: { image: { asset: remaining.asset } } })] }),
        ) as unknown,
      },
    }
    await gateway.database.db.insert(release).values({ siteId: 'alpha', no: 2, content: older })
    expect(await clearLeftovers(gateway)).toBe(0)
    await withSite(gateway.database, 'alpha', (db) =>
      db
        .update(item)
        .set({ trashedAt: new Date(Date.now() - 31 * 24 * 3_600_000) })
        .where(sql`${item.trashedAt} IS NOT NULL`),
    )
    expect(await clearLeftovers(gateway)).toBeGreaterThan(3)
    expect([
      (await callAt(itemCall, { id: remaining.id })).statusCode,
      (await callAt(itemCall, { id: gone.id })).statusCode,
    ]).toEqual([200, 404])
    if (remaining.shows?.kind !== 'raster' || gone.shows?.kind !== 'raster') throw new Error('No pictures.')
    expect([
      (await ask(gateway, remaining.shows.src)).statusCode,
      (await ask(gateway, gone.shows.src)).statusCode,
    ]).toEqual([200, 404])
  })
})
