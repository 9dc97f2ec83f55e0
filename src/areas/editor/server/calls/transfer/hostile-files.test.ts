import { createHash } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportFile } from '@schemas/editor/entities/export-file'
import { withSite } from '@gateway/db/scope'
import { item } from '@gateway/db/item-tables'
import { draft } from '@gateway/db/tables'
import { heading, page, row } from '@tests/fixtures/sites'
import { openGateway, type TestGateway } from '@tests/support/gateway'
import { sendPicture } from '@tests/support/media'
import { makePicture } from '@tests/support/picture'
import { transferring } from '@tests/support/transfer'
import { zip } from '@tests/support/zip'

let gateway: TestGateway
let beta: Awaited<ReturnType<typeof transferring>>
let picture: Buffer
beforeAll(async () => {
  gateway = await openGateway()
  beta = await transferring(gateway, 'beta')
  picture = await makePicture()
})
afterAll(() => gateway.close())

const name = (digit: string) => `item-${digit.repeat(8)}-0000-4000-8000-000000000000`
const shows = (...assets: string[]) =>
  JSON.parse(
    page('/hostile-file', {
      guest: [
        row(heading('Hello'), ...assets.map((asset) => ({ type: 'content/image', props: { image: { asset } } }))),
      ],
    }),
  ) as unknown
const described = (bytes: Buffer, file = 'media/0.jpg', digit = 'a') => ({
  name: name(digit),
  file,
  fileName: 'a.jpg',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  alt: {},
})
const index = (change: Partial<ExportFile> | Record<string, unknown> = {}) => ({
  format: 'sitewright-export',
  version: 1,
  kind: 'documents',
  state: 'draft',
  madeAt: '2026-01-01T00:00:00.000Z',
  from: { site: 'Somewhere', pack: 'default' },
  documents: [{ key: 'page:/hostile-file', content: shows(), origin: 'site' }],
  uploads: [],
  ...change,
})
const withPicture = (change: object = {}) =>
  index({
    documents: [{ key: 'page:/hostile-file', content: shows(name('a')), origin: 'site' }],
    uploads: [{ ...described(picture), ...change }],
  })
const archive = (contents: unknown, files: Record<string, Buffer | string> = {}) =>
  zip({ ...files, 'export.json': JSON.stringify(contents) })
const refusal = async (bytes: Buffer) => {
  const { statusCode, body } = await beta.preview(await beta.send(bytes))
  return [statusCode, statusCode === 200 ? '' : (JSON.parse(body) as { error: { message: string } }).error.message]
}
const notAnExport = 'ไฟล์นี้ไม่ใช่ไฟล์ที่ส่งออกจากระบบนี้'
const damaged = 'ไฟล์นี้เสียหาย กรุณาส่งออกใหม่อีกครั้ง'

/** Changes an entry's declared size, in the central directory and in the entry itself. */
function withDeclared(bytes: Buffer, real: number, declared: number): Buffer {
  const changed = Buffer.from(bytes)
  for (let at = 0; at < changed.length - 4; at++)
    if (changed.readUInt32LE(at) === real) changed.writeUInt32LE(declared, at)
  return changed
}

describe('hostile import files', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['no export at all', () => picture, notAnExport],
    ['JSON of something else', () => Buffer.from(JSON.stringify({ kind: 'else' })), notAnExport],
    [
      'a theme alone',
      () => Buffer.from(JSON.stringify({ kind: 'sitewright-theme' })),
      'ไฟล์นี้เป็นธีม ให้นำเข้าในสตูดิโอธีม ที่ “ธีมทั้งหมด”',
    ],
    ['JSON that breaks off', () => Buffer.from(JSON.stringify(index()).slice(0, -20)), damaged],
    ['something else that breaks off', () => Buffer.from('{"kind":'), notAnExport],
    [
      'nested without end',
      () =>
        Buffer.from(
          JSON.stringify(index()).replace('"uploads":[]', `"uploads":${'['.repeat(200_000)}${']'.repeat(200_000)}`),
        ),
      '',
    ],
    ['of a later version', () => Buffer.from(JSON.stringify(index({ version: 3 }))), 'ไฟล์นี้ส่งออกจากระบบรุ่นที่ใหม่กว่านี้'],
    ['an archive without an index', () => zip({ 'media/0.jpg': picture }), notAnExport],
    [
      'an archive that breaks off',
      async () => (await archive(withPicture(), { 'media/0.jpg': picture })).subarray(0, -30),
      damaged,
    ],
    [
      'an archive whose beginning is missing',
      async () => Buffer.concat([Buffer.from('PK'), (await archive(index())).subarray(40)]),
      damaged,
    ],
    ['an archive with a way out of its folder', () => archive(index(), { '../../evil.sh': 'rm' }), damaged],
    [
      'an archive with a name that no export has',
      () => archive(index(), { 'media/evil.js/x': 'x' }),
      'ไฟล์นี้มีรายการที่ไม่ควรอยู่ในไฟล์ส่งออก: media/evil.js/x',
    ],
    [
      'an archive that says less than it holds',
      async () => withDeclared(await archive(withPicture(), { 'media/0.jpg': picture }), picture.length, 10),
      damaged,
    ],
    ['an index whose upload is not there', () => archive(withPicture()), damaged],
    [
      'an index whose upload has another size',
      () => archive(withPicture({ size: picture.length + 1 }), { 'media/0.jpg': picture }),
      damaged,
    ],
  ])('refuses %s with a message', async (_what, make, expected) => {
    const [status, shownMessage] = await refusal(await make())
    expect(status, String(shownMessage)).toBe(422)
    expect(shownMessage).toContain(expected)
  })

  it('never expands a bomb', async () => {
    const zeros = Buffer.alloc(40 * 1024 * 1024, 32)
    // Declared honestly, and declared as small.
    const honest = await zip({ 'export.json': zeros })
    expect(honest.length).toBeLessThan(100_000)
    expect((await refusal(honest))[1]).toContain('มากเกินกว่าที่นำเข้าได้')
    expect(await refusal(withDeclared(honest, zeros.length, 1000))).toEqual([422, damaged])
    const many = Object.fromEntries(Array.from({ length: 2100 }, (_, at) => [`media/${at}.bin`, 'x']))
    expect((await refusal(await archive(index(), many)))[1]).toContain('มากเกินกว่าที่นำเข้าได้')
  })

  it.each<[string, Record<string, unknown>, string]>([
    [
      'names a document twice',
      { documents: [index().documents[0], index().documents[0]] },
      'มีรายการซ้ำกันในไฟล์นี้: /hostile-file กรุณาส่งออกใหม่อีกครั้ง',
    ],
    [
      'names what no document is called',
      { documents: [{ key: 'table:person', content: {}, origin: 'site' }] },
      'รายการที่ 1 (table:person), “key”: รูปแบบไม่ถูกต้อง',
    ],
    [
      'does not say whose a document is',
      { documents: [index().documents[0], { key: 'page:/second', content: {} }] },
      'รายการที่ 2 (/second), “origin”: ไม่มีข้อมูลนี้',
    ],
    ['has a document that is none', { documents: ['page:/second'] }, 'รายการที่ 1: รูปแบบไม่ถูกต้อง'],
    ['brings what an export does not have', { people: [] }, 'ข้อมูลของไฟล์, “people”: ไฟล์แบบนี้ไม่มีข้อมูลชื่อนี้'],
    ['was made at no time', { madeAt: 'yesterday' }, 'ข้อมูลของไฟล์, “madeAt”: รูปแบบไม่ถูกต้อง'],
    ['is of no site', { from: { site: 'Somewhere' } }, 'ข้อมูลของไฟล์, “from.pack”: ไม่มีข้อมูลนี้'],
    [
      'names an upload that is none',
      { uploads: [{ ...described(Buffer.from('x')), name: 'logo' }] },
      'รูปภาพหรือไฟล์ที่ 1 (a.jpg), “name”: รูปแบบไม่ถูกต้อง',
    ],
    [
      'has an upload of a long name',
      { uploads: [{ ...described(Buffer.from('x')), fileName: 'a'.repeat(256) }] },
      'ยาวเกิน 255 ตัวอักษร',
    ],
    [
      'has an upload without a name',
      { uploads: [{ ...described(Buffer.from('x')), fileName: '' }] },
      'รูปภาพหรือไฟล์ที่ 1, “fileName”: ยังว่างอยู่',
    ],
    [
      'has more documents than one file may hold',
      {
        documents: Array.from({ length: 1001 }, (_, at) => ({ key: `page:/many-${at}`, content: {}, origin: 'site' })),
      },
      'ข้อมูลของไฟล์, “documents”: มีมากกว่า 1000 รายการ',
    ],
    [
      'brings a script into a look',
      {
        kind: 'site',
        site: {
          name: 'x',
          locales: ['th'],
          packs: {},
          look: {
            kind: 'sitewright-theme',
            format: 1,
            name: 'x',
            title: 'x',
            pack: 'default',
            overrides: { css: 'body{}' },
            slots: {},
          },
        },
      },
      'ธีม, “overrides.css”: ไฟล์แบบนี้ไม่มีข้อมูลชื่อนี้',
    ],
    ['says no version', { version: undefined }, 'ไฟล์นี้ไม่ได้บอกว่าส่งออกจากระบบรุ่นใด จึงอ่านไม่ได้ กรุณาส่งออกใหม่อีกครั้ง'],
    ['says a version that is none', { version: '1' }, 'ไฟล์นี้ไม่ได้บอกว่าส่งออกจากระบบรุ่นใด จึงอ่านไม่ได้ กรุณาส่งออกใหม่อีกครั้ง'],
  ])('refuses an index that %s with its location', async (_what, change, expected) => {
    const [status, shownMessage] = await refusal(Buffer.from(JSON.stringify(index(change))))
    expect([status, String(shownMessage)]).toEqual([422, expect.stringContaining(expected)])
  })
})

describe('texts in an import file', () => {
  it('imports them without characters the database refuses, which nobody can type', async () => {
    const smile = '😀'
    const title = `${'a'.repeat(199)}${smile} and more`
    const content = { ...(shows(name('a')) as object), path: '/odd-words', title }
    const bytes = await archive(
      index({
        documents: [{ key: 'page:/odd-words', content, origin: 'site' }],
        uploads: [{ ...described(picture), fileName: 'a\0\ud800.jpg', alt: { en: 'A\0 picture\ud83d' } }],
      }),
      { 'media/0.jpg': picture },
    )
    const { answer, result } = await beta.bringIn(bytes)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(result.documents).toMatchObject([{ title: 'a'.repeat(199) }])
    const items = await withSite(gateway.database, 'beta', (db) => db.select().from(item))
    expect(items.map(({ name: called, alt }) => [called, alt])).toEqual([['a.jpg', { en: 'A picture\ufffd' }]])
    expect((await beta.undo(result.id)).statusCode).toBe(200)
  })

  it('shortens them in messages', async () => {
    const [status, shownMessage] = await refusal(Buffer.from(JSON.stringify(index({ ['x'.repeat(100_000)]: 1 }))))
    expect(status).toBe(422)
    expect(String(shownMessage).length).toBeLessThan(600)
  })

  it("describes an unreadable page in the reader's language", async () => {
    const noted = async (content: object) =>
      (
        await beta.plan(
          await beta.send(
            Buffer.from(JSON.stringify(index({ documents: [{ key: 'page:/unread', content, origin: 'site' }] }))),
          ),
        )
      ).documents[0]?.notes[0]?.message ?? ''
    const whole = JSON.parse(JSON.stringify(shows())) as { views: { guest: { rows: object[] } } }
    // One after the other: a site reads one import at a time.
    const messages: string[] = []
    for (const content of [
      { format: 1 },
      { ...whole, path: '/unread', views: {} },
      { ...whole, path: '/unread', views: { guest: { rows: [{ ...whole.views.guest.rows[0], gap: 'wide' }] } } },
      { ...whole, path: '/unread', views: { guest: { rows: 'none' } } },
    ])
      messages.push(await noted(content))
    for (const each of messages) {
      expect(each).toMatch(/^อ่านหน้านี้ไม่ได้: /)
      // Field names are shown unchanged; there is no English sentence.
      expect(each).not.toMatch(/[A-Za-z]+ [A-Za-z]+/)
    }
  })
})

describe('addresses in an import file', () => {
  const planned = async (...paths: string[]) =>
    (
      await beta.plan(
        await beta.send(
          Buffer.from(
            JSON.stringify(
              index({
                documents: paths.map((path) => ({
                  key: `page:${path}`,
                  content: { ...(shows() as object), path },
                  origin: 'site',
                })),
              }),
            ),
          ),
        ),
      )
    ).documents

  it.each([
    ['/api/x'],
    ['/assets/x'],
    ['/a%2f..%2fb'],
    ['/..'],
    ['/x.json'],
    ['/cafe\u0301'],
    ['/{a}/{a}'],
    ['/__proto__'],
    ['/'.padEnd(260, 'x')],
  ])('refuses %s, and imports its page elsewhere', async (path) => {
    const [entry] = await planned(path)
    expect(entry?.choices).toEqual(['copy', 'skip'])
    expect(entry?.copyTo).toBe(entry?.copyTo?.normalize())
    const { answer } = await beta.bringIn(
      Buffer.from(
        JSON.stringify(
          index({
            documents: [
              { key: `page:${path}`, content: { ...(shows() as object), path, title: path }, origin: 'site' },
            ],
          }),
        ),
      ),
      { choose: () => ({ choice: 'copy' }) },
    )
    expect([answer.statusCode, answer.json<{ documents: { key: string }[] }>().documents[0]?.key]).toEqual([
      200,
      `page:${entry?.copyTo}`,
    ])
  })

  it('gives a shared address to the first of two pages', async () => {
    const found = await planned('/twin/{one}', '/twin/{two}', '/caf\u00e9', '/cafe\u0301')
    expect(found.map(({ choices: [first] }) => first)).toEqual(['make', 'copy', 'make', 'copy'])
  })

  it('refuses the names of members of Object.prototype', async () => {
    const section = { key: 'section:constructor', content: { format: 1, title: 'Odd', rows: [] }, origin: 'site' }
    const [entry] = (await beta.plan(await beta.send(Buffer.from(JSON.stringify(index({ documents: [section] }))))))
      .documents
    expect(entry).toMatchObject({ state: 'new', choices: ['make', 'skip'] })
  })
})

describe('uploads in an import file', () => {
  const planned = async (bytes: Buffer) => {
    const id = await beta.send(bytes)
    const { digest, documents } = await beta.plan(id)
    return { id, digest, documents: documents.map(({ key, base }) => ({ key, base, choice: 'make' as const })) }
  }

  it('detects the type by bytes, whatever the name', async () => {
    const broken = Buffer.concat([picture.subarray(0, 300), Buffer.alloc(500)])
    const input = await planned(
      await archive(index({ documents: withPicture().documents, uploads: [described(broken)] }), {
        'media/0.jpg': broken,
      }),
    )
    expect((await beta.bring(input.id, 'media/0.jpg')).statusCode).toBe(422)
    expect((await beta.bring(input.id, 'media/7.jpg')).statusCode).toBe(422)
    const script = Buffer.from('<script>alert(1)</script>')
    const other = await planned(
      await archive(index({ documents: withPicture().documents, uploads: [described(script)] }), {
        'media/0.jpg': script,
      }),
    )
    expect((await beta.bring(other.id, 'media/0.jpg')).statusCode).toBe(200)
    expect((await beta.run(other)).statusCode).toBe(200)
    const [stored] = await withSite(gateway.database, 'beta', (db) =>
      db.select().from(item).where(isNull(item.trashedAt)),
    )
    expect(stored).toMatchObject({ mime: 'text/html', renditions: null })
    // It is served as an attachment only.
    const shown = await gateway.app.inject({
      url: `/_store/${stored?.storageKey ?? ''}`,
      headers: { host: 'beta.localhost:5001' },
    })
    expect(shown.headers['content-disposition']).toContain('attachment')
  })

  it('reports damage, wherever it is', async () => {
    const film = Buffer.concat([
      Buffer.from('\u0000\u0000\u0000\u0018ftypisom', 'latin1'),
      Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * at) % 251)),
    ])
    for (const [bytes, file] of [
      [film, 'media/0.mp4'],
      [picture, 'media/0.jpg'],
    ] as const)
      for (const share of [0, 0.9]) {
        const whole = await archive(index({ documents: withPicture().documents, uploads: [described(bytes, file)] }), {
          [file]: bytes,
        })
        // Its entry comes first, after a header of 30 bytes and its name.
        const from = 30 + file.length
        const length = whole.indexOf(Buffer.from([0x50, 0x4b, 0x07, 0x08])) - from
        const spoiled = Buffer.from(whole)
        spoiled.fill(0xff, from + Math.floor(length * share), from + Math.floor(length * share) + 8)
        const { id } = await planned(spoiled)
        const answer = await beta.bring(id, file)
        expect([answer.statusCode, file, share], answer.body).toEqual([422, file, share])
      }
  })

  it('requires a match with the index', async () => {
    const other = await makePicture({ left: '#ffffff' })
    const input = await planned(
      await archive(
        index({
          documents: [
            {
              key: 'page:/hostile-two',
              content: { ...(shows(name('a')) as object), path: '/hostile-two' },
              origin: 'site',
            },
          ],
          uploads: [{ ...described(other), sha256: described(picture).sha256 }],
        }),
        { 'media/0.jpg': other },
      ),
    )
    expect((await beta.bring(input.id, 'media/0.jpg')).statusCode).toBe(200)
    const answer = await beta.run(input)
    expect([answer.statusCode, answer.json<{ error: { message: string } }>().error.message]).toEqual([422, damaged])
    expect(
      await withSite(gateway.database, 'beta', (db) => db.select().from(draft)).then((rows) =>
        rows.map((each) => each.document),
      ),
    ).not.toContain('page:/hostile-two')
  })

  it("refuses another site's upload, by name or by hash", async () => {
    const foreign = await sendPicture(gateway, await makePicture({ left: '#123456' }), { name: 'secret.jpg' })
    const { checksum } = await withSite(
      gateway.database,
      'alpha',
      async (db) => (await db.select().from(item))[0] as { checksum: string },
    )
    const named = await beta.plan(
      await beta.send(
        Buffer.from(
          JSON.stringify(
            index({
              documents: [
                {
                  key: 'page:/hostile-three',
                  content: { ...(shows(foreign.asset) as object), path: '/hostile-three' },
                  origin: 'site',
                },
              ],
            }),
          ),
        ),
      ),
    )
    expect(named.documents[0]?.notes[0]?.message).toContain('ไม่มีทั้งในไฟล์นี้และในเว็บไซต์: 1')
    // Knowing only the hash of another site's file reveals nothing.
    const claimed = await beta.plan(
      await beta.send(
        await archive(withPicture({ original: checksum, name: foreign.asset }), { 'media/0.jpg': picture }),
      ),
    )
    expect(claimed.uploads).toMatchObject([{ state: 'new' }])
  })
})
