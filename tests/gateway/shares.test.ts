import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call as downloadExternal } from '@schemas/files/calls/filemanager/download-external'
import { call as external } from '@schemas/files/calls/filemanager/external'
import { call as moveFolder } from '@schemas/files/calls/filemanager/move-folder'
import { call as searchExternal } from '@schemas/files/calls/filemanager/search-external'
import { call as cancelOwn } from '@schemas/files/calls/files/cancel-upload'
import { call as ownItem } from '@schemas/files/calls/files/item'
import { call as startOwn } from '@schemas/files/calls/files/start-upload'
import { call as trash } from '@schemas/files/calls/files/trash'
import { call as uploads } from '@schemas/files/calls/files/uploads'
import { call as usage } from '@schemas/files/calls/files/usage'
import { call as ownZip } from '@schemas/files/calls/files/zip'
import { call as cancelUpload } from '@schemas/files/calls/share/cancel-upload'
import { call as finishUpload } from '@schemas/files/calls/share/finish-upload'
import { call as folder } from '@schemas/files/calls/share/folder'
import { call as link } from '@schemas/files/calls/share/link'
import { call as list } from '@schemas/files/calls/share/list'
import { call as makeFolders } from '@schemas/files/calls/share/make-folders'
import { call as log } from '@schemas/files/calls/share/log'
import { call as ofItem } from '@schemas/files/calls/share/of-item'
import { call as reset } from '@schemas/files/calls/share/reset'
import { call as revoke } from '@schemas/files/calls/share/revoke'
import { call as signParts } from '@schemas/files/calls/share/sign-parts'
import { call as startUpload } from '@schemas/files/calls/share/start-upload'
import { call as thumbnail } from '@schemas/files/calls/share/thumbnail'
import { call as unlock } from '@schemas/files/calls/share/unlock'
import { call as uploadState } from '@schemas/files/calls/share/upload'
import { call as zip } from '@schemas/files/calls/share/zip'
import type { AnyCall } from '@schemas/call'
import type { Share, SharedItem } from '@schemas/files/entities/share'
import { attempt } from '@gateway/db/account-tables'
import { share as shareTable, shareAccess } from '@gateway/db/share-tables'
import { item } from '@gateway/db/item-tables'
import { person } from '@gateway/db/tables'
import { maxFoldersADay } from '@areas/files/server/domain/shares/guest-upload'
import { askCall } from '@tests/support/caller'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { putBytes } from '@tests/support/media'
import { makePicture } from '@tests/support/picture'
import { fetchAs, sharing } from '@tests/support/shares'
import { unzip } from '@tests/support/zip'
import { clearLeftovers } from '@tests/support/run-jobs'

let gateway: TestGateway
let owner: Awaited<ReturnType<typeof sharing>>
beforeAll(async () => {
  gateway = await openGateway()
  owner = await sharing(gateway)
})
afterAll(() => gateway.close())

const guest = (call: AnyCall, input: Record<string, unknown>, from?: string) =>
  askCall(gateway, call, input, from ? { from } : {})
const mine = (call: AnyCall, input: Record<string, unknown>) =>
  askCall(gateway, call, input, { host: owner.host, ...owner.who })
const addressOf = async (call: AnyCall, input: Record<string, unknown>) =>
  (await guest(call, input)).json<{ address: string }>().address

/** A shared folder with a picture and a folder in it, and a file next to it. */
async function tree(name: string) {
  const top = await owner.folder(name)
  const inner = await owner.folder('ข้างใน', top)
  const picture = await owner.file('ร้านน้ำปั่น.jpg', await makePicture(), top, 'image/jpeg')
  const deep = await owner.file('สูตรลับ.txt', 'น้ำตาลสองช้อน', inner)
  const sibling = await owner.file(`${name} beside.txt`, 'not shared')
  return { top, inner, picture, deep, beside: sibling }
}

describe('link without a password', () => {
  let made: Awaited<ReturnType<typeof tree>>
  let share: Share
  beforeAll(async () => {
    made = await tree('ทริป')
    share = await owner.share(made.top, { label: 'สำหรับลูกค้า' })
  })

  it('opens what is shared by its code, and hides its location', async () => {
    expect(share).toMatchObject({
      state: 'active',
      isPassword: false,
      permissions: { read: true, create: false },
      address: `http://alpha.localhost:5001/external/storage/folder/${share.code}`,
    })
    expect(Buffer.from(share.code, 'base64url').length).toBeGreaterThanOrEqual(16)
    const answer = await guest(external, { share_code: share.code })
    expect(answer.json()).toMatchObject({
      status: true,
      data: {
        isPassword: false,
        isLocked: false,
        item: { _id: share.code, name: 'ทริป', path: '/', parent: null, items: 2 },
      },
    })
    for (const secret of [made.top, 'สำหรับลูกค้า', 'user@alpha.example', made.beside._id])
      expect(answer.body).not.toContain(secret)
  })

  it('lists folders within it, searches in it, and serves its files', async () => {
    const listed = (await guest(folder, { code: share.code })).json<{ items: SharedItem[]; total: number }>()
    expect([listed.total, listed.items.map((each) => [each.name, each.parent])]).toEqual([
      2,
      [
        ['ข้างใน', share.code],
        ['ร้านน้ำปั่น.jpg', share.code],
      ],
    ])
    const within = (await guest(folder, { code: share.code, folder: made.inner })).json<{
      items: SharedItem[]
      folder: { crumbs: { id: string; name: string }[] }
    }>()
    expect(within.folder.crumbs).toEqual([
      { id: share.code, name: 'ทริป' },
      { id: made.inner, name: 'ข้างใน' },
    ])
    expect(within.items[0]).toMatchObject({ name: 'สูตรลับ.txt', path: '/ข้างใน' })
    const found = (await guest(searchExternal, { query: 'สูตร', fixedParentId: share.code })).json<{
      status: boolean
      results: SharedItem[]
    }>()
    expect([found.status, found.results.map((each) => each._id)]).toEqual([true, [made.deep._id]])
    expect((await guest(searchExternal, { query: 'nothing-like-it', fixedParentId: share.code })).json()).toEqual({
      status: true,
      results: [],
      message: 'No results found.',
    })
    const file = await guest(downloadExternal, { shareCode: share.code, item: made.deep._id })
    expect([file.statusCode, file.body, file.headers['content-disposition']]).toEqual([
      200,
      'น้ำตาลสองช้อน',
      `attachment; filename="_______.txt"; filename*=UTF-8''${encodeURIComponent('สูตรลับ.txt')}`,
    ])
  })

  it('serves pictures by separate addresses, and files in ranges', async () => {
    const [picture] = (await guest(folder, { code: share.code }))
      .json<{ items: SharedItem[] }>()
      .items.filter((each) => each.kind === 'picture')
    for (const address of [picture?.thumbnail, picture?.picture]) {
      const shown = await fetchAs(gateway, address ?? '')
      expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
        200,
        'image/webp',
        'nosniff',
      ])
    }
    const preview = await addressOf(link, { code: share.code, item: made.deep._id, for: 'preview' })
    const part = await fetchAs(gateway, preview, { range: 'bytes=0-5' })
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
      206,
      `bytes 0-5/${Buffer.byteLength('น้ำตาลสองช้อน')}`,
      6,
    ])
  })

  it('gives the folder, or a selection of it, as a zip with Thai names', async () => {
    const whole = await fetchAs(gateway, await addressOf(zip, { code: share.code }))
    expect([whole.statusCode, whole.headers['content-type'], Number(whole.headers['content-length'])]).toEqual([
      200,
      'application/zip',
      whole.rawPayload.length,
    ])
    const files = await unzip(whole.rawPayload)
    expect([...files.keys()].toSorted()).toEqual(['ทริป/ข้างใน/สูตรลับ.txt', 'ทริป/ร้านน้ำปั่น.jpg'].toSorted())
    expect(files.get('ทริป/ข้างใน/สูตรลับ.txt')?.toString()).toBe('น้ำตาลสองช้อน')
    // Bit 11: the names are UTF-8.
    expect(whole.rawPayload.readUInt16LE(6) & 0x0800).toBe(0x0800)
    const some = await unzip(
      (await fetchAs(gateway, await addressOf(zip, { code: share.code, items: [made.deep._id] }))).rawPayload,
    )
    expect([...some.keys()]).toEqual(['สูตรลับ.txt'])
    const seeds = await guest(downloadExternal, { shareCode: share.code })
    expect((await unzip(seeds.rawPayload)).size).toBe(2)
  })

  it('is shown with the item only to its owner, and in the list of links', async () => {
    const own = (await mine(ofItem, { itemId: made.top })).json<{ share: Share }>()
    expect(own.share.code).toBe(share.code)
    expect((await mine(list, {})).json<{ shares: Share[] }>().shares.map((each) => each.id)).toContain(share.id)
    const manager = await sharing(gateway, 'manager')
    // Staff cannot see a person's private files.
    for (const [call, input] of [
      [ofItem, { itemId: made.top }],
      [log, { id: share.id }],
      [reset, { id: share.id }],
      [revoke, { id: share.id }],
    ] as const)
      expect((await askCall(gateway, call, input, manager.who)).statusCode).toBe(404)
    expect((await askCall(gateway, list, { whose: 'site' }, manager.who)).body).not.toContain(share.code)
    expect((await mine(list, { whose: 'site' })).statusCode).toBe(403)
  })

  it('is shown to its maker while they may change what it opens', async () => {
    const common = await owner.folder('ของส่วนกลาง', 'organisation')
    const { code } = await owner.share(common)
    const codes = async () => (await mine(list, {})).json<{ shares: Share[] }>().shares.map((each) => each.code)
    expect(await codes()).toContain(code)
    const [manager] = await gateway.database.db.select().from(person).where(eq(person.email, 'manager@alpha.example'))
    await gateway.database.db
      .update(item)
      .set({ ownerId: manager?.id ?? '' })
      .where(eq(item.id, common))
    expect(await codes()).not.toContain(code)
    expect((await mine(list, {})).body).not.toContain(code)
  })

  it('records visitors and what they took', async () => {
    await guest(external, { share_code: share.code }, '203.0.113.9')
    await guest(external, { share_code: share.code }, '203.0.113.9')
    const { entries } = (await mine(log, { id: share.id })).json<{
      entries: { act: string; address: string; times: number; name: string | null }[]
    }>()
    expect(entries.filter((each) => each.address === '203.0.113.9')).toMatchObject([{ act: 'opened', times: 2 }])
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ act: 'download', name: 'สูตรลับ.txt' }),
        expect.objectContaining({ act: 'zip' }),
      ]),
    )
  })
})

describe('nothing outside of a share', () => {
  let made: Awaited<ReturnType<typeof tree>>
  let share: Share
  beforeAll(async () => {
    made = await tree('ขอบเขต')
    share = await owner.share(made.top)
  })

  /** Every call by which a link gives access to an item. */
  const accessPaths = (code: string, id: string): [string, AnyCall, Record<string, unknown>][] => [
    ['list', folder, { code, folder: id }],
    ['search', searchExternal, { query: 'x', fixedParentId: id, share_code: code }],
    ['thumbnail', thumbnail, { code, item: id }],
    ['preview', link, { code, item: id, for: 'preview' }],
    ['download', link, { code, item: id, for: 'save' }],
    ['zip', zip, { code, items: [id] }],
    ['mixed zip', zip, { code, items: [code, id] }],
    ['blob', downloadExternal, { shareCode: code, item: id }],
  ]

  it.each(['beside', 'the folder above', 'in the trash', 'of a neighbour', 'of nobody', 'root names'])(
    'is reachable by the code: %s',
    async (which) => {
      const sibling = await owner.folder(`พี่น้อง ${which}`)
      const hidden = await owner.file(`${which}.txt`, 'secret', which === 'in the trash' ? made.top : sibling)
      if (which === 'in the trash') await mine(trash, { ids: [hidden._id] })
      const other =
        which === 'of a neighbour' ? await (await sharing(gateway, 'user', 'beta')).file('b.txt', 'secret') : undefined
      const id =
        which === 'the folder above'
          ? sibling
          : which === 'of nobody'
            ? '00000000-0000-4000-8000-000000000000'
            : which === 'root names'
              ? 'mine'
              : (other?._id ?? hidden._id)
      for (const [accessPath, call, input] of accessPaths(share.code, id)) {
        const answer = await guest(call, input)
        expect([accessPath, answer.statusCode]).toEqual([accessPath, 404])
        expect(answer.body).not.toContain('secret')
      }
    },
  )

  it('is reachable by an address made before a file was moved out', async () => {
    const file = await owner.file('moves.txt', 'inside', made.top)
    const before = await addressOf(link, { code: share.code, item: file._id, for: 'preview' })
    const packed = await addressOf(zip, { code: share.code, items: [file._id] })
    expect((await fetchAs(gateway, before)).body).toBe('inside')
    expect((await mine(moveFolder, { itemId: file._id, newParentId: 'mine' })).statusCode).toBe(200)
    for (const address of [before, packed]) expect((await fetchAs(gateway, address)).statusCode).toBe(404)
  })

  it('is reachable at another site by the same code', async () => {
    const answer = await askCall(gateway, external, { share_code: share.code }, { host: 'beta.localhost' })
    expect([answer.statusCode, answer.json<{ error: { message: string } }>().error.message]).toEqual([
      404,
      'No data found for the provided share_code',
    ])
  })
})

describe('link with a password', () => {
  let made: Awaited<ReturnType<typeof tree>>
  let share: Share
  beforeEach(async () => {
    await gateway.database.db.delete(attempt)
  })
  beforeAll(async () => {
    made = await tree('ลับ')
    share = await owner.share(made.top, { isPassword: true, sharePassword: 'กุ้งเผา 9' })
  })
  const opened = async (password = 'กุ้งเผา 9') =>
    (await guest(unlock, { code: share.code, password })).json<{ visit: string }>().visit

  it('shows nothing without the right one, by every call', async () => {
    const first = await guest(external, { share_code: share.code })
    expect(first.json()).toEqual({ status: true, message: '', data: { isPassword: true, isLocked: true } })
    const { code } = share
    for (const [call, input] of [
      [folder, { code }],
      [searchExternal, { query: 'สูตร', fixedParentId: code }],
      [thumbnail, { code, item: made.picture._id }],
      [link, { code, item: made.deep._id, for: 'preview' }],
      [link, { code, item: made.deep._id, for: 'save' }],
      [zip, { code }],
      [downloadExternal, { shareCode: code }],
      [downloadExternal, { shareCode: code, item: made.beside._id }],
    ] as const) {
      const answer = await guest(call, input)
      expect([call.name, answer.statusCode]).toEqual([call.name, 403])
      for (const name of ['ลับ', 'ร้านน้ำปั่น', 'สูตรลับ']) expect(answer.body).not.toContain(name)
    }
  })

  it('opens only with the right one, for this link alone', async () => {
    const wrong = await guest(unlock, { code: share.code, password: 'กุ้งเผา' })
    const unknown = await guest(unlock, { code: 'AAAAAAAAAAAAAAAAAAAAAAAA', password: 'กุ้งเผา 9' })
    const plain = (body: string) => body.replace(/"requestId":"[^"]*"/, '')
    expect([wrong.statusCode, plain(wrong.body)]).toEqual([unknown.statusCode, plain(unknown.body)])
    const visit = await opened()
    expect((await guest(external, { share_code: share.code, visit })).json()).toMatchObject({
      data: { isLocked: false, item: { name: 'ลับ' } },
    })
    const listed = (await guest(folder, { code: share.code, visit })).json<{ items: SharedItem[] }>()
    const picture = listed.items.find((each) => each.kind === 'picture')
    expect((await fetchAs(gateway, picture?.thumbnail ?? '')).statusCode).toBe(200)
    expect((await fetchAs(gateway, (picture?.thumbnail ?? '').replace(/visit=.*/, ''))).statusCode).toBe(403)
    const other = await owner.share((await tree('อื่น')).top, { isPassword: true, sharePassword: 'another one 1' })
    expect((await guest(folder, { code: other.code, visit })).statusCode).toBe(403)
    for (const forged of [
      visit.slice(0, -2) + (visit.endsWith('AA') ? 'BB' : 'AA'),
      visit.replace(/\.[0-9a-z]+\./, '.zzzzzz.'),
      '',
    ])
      expect((await guest(folder, { code: share.code, visit: forged })).statusCode).toBe(403)
  })

  it('ends visits and their downloads when it is changed', async () => {
    const visit = await opened()
    const address = await addressOf(link, { code: share.code, item: made.deep._id, for: 'save', visit })
    await owner.share(made.top, { isPassword: true, sharePassword: 'ปูนึ่ง 10' })
    expect((await guest(folder, { code: share.code, visit })).statusCode).toBe(403)
    expect((await fetchAs(gateway, address)).statusCode).toBe(404)
    // Fields that are not sent stay: a new label ends no visit.
    const again = await opened('ปูนึ่ง 10')
    await owner.share(made.top, { label: 'new' })
    expect((await guest(folder, { code: share.code, visit: again })).statusCode).toBe(200)
    await owner.share(made.top, { isPassword: true, sharePassword: 'กุ้งเผา 9' })
  })

  it('limits guesses by code and address, and locks out no one else', async () => {
    for (let tries = 0; tries < 10; tries++)
      expect((await guest(unlock, { code: share.code, password: `guess ${tries}` }, '198.51.100.7')).statusCode).toBe(
        403,
      )
    for (const password of ['guess 11', 'กุ้งเผา 9'])
      expect((await guest(unlock, { code: share.code, password }, '198.51.100.7')).statusCode).toBe(429)
    expect((await guest(unlock, { code: share.code, password: 'กุ้งเผา 9' }, '198.51.100.8')).statusCode).toBe(200)
    const { entries } = (await mine(log, { id: share.id })).json<{
      entries: { act: string; address: string; times: number }[]
    }>()
    expect(entries.find((each) => each.act === 'refused' && each.address === '198.51.100.7')?.times).toBe(10)
  })

  it('is stored as a hash, and requested where it is missing', async () => {
    const [row] = await gateway.database.db.select().from(shareTable).where(eq(shareTable.id, share.id))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    const bare = await owner.setShare({ itemId: made.inner, isShare: true, isPassword: true })
    expect([bare.statusCode, Object.keys(bare.json<{ error: { fields: object } }>().error.fields)]).toEqual([
      400,
      ['sharePassword'],
    ])
  })
})

/** Starts to read an address, and the rest on demand. */
async function takeSlowly(address: string) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { headers: { host: 'alpha.localhost' } }, resolve).on('error', reject),
  )
  const chunks = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first = await chunks.next()
  return {
    status: answer.statusCode,
    rest: async () => {
      let bytes = (first.value as Buffer).length
      try {
        for (let next = await chunks.next(); !next.done; next = await chunks.next()) bytes += next.value.length
        return { bytes, isWhole: answer.complete }
      } catch {
        return { bytes, isWhole: false }
      }
    },
  }
}

describe('end of a link', () => {
  let made: Awaited<ReturnType<typeof tree>>
  beforeAll(async () => {
    made = await tree('จบ')
  })
  const fresh = async (options: Parameters<typeof owner.share>[1] = {}) => {
    const file = await owner.file(`จบ ${crypto.randomUUID()}.txt`, 'content', made.top)
    return { file, share: await owner.share(file._id, options) }
  }
  const readStatus = async (code: string) => {
    const answer = await guest(external, { share_code: code })
    return [answer.statusCode, answer.json<{ error?: { message: string } }>().error?.message]
  }

  it('comes with its expiry: earlier addresses stop working', async () => {
    const { share } = await fresh({ shareExpire: new Date(Date.now() + 3_600_000).toISOString() })
    const addresses = [
      await addressOf(link, { code: share.code, for: 'preview' }),
      await addressOf(link, { code: share.code, for: 'save' }),
      await addressOf(zip, { code: share.code }),
    ]
    expect((await fetchAs(gateway, addresses[0] ?? '')).statusCode).toBe(200)
    await gateway.database.db.execute(
      sql`UPDATE share SET expires_at = now() - interval '1 second' WHERE id = ${share.id}`,
    )
    for (const address of addresses) expect((await fetchAs(gateway, address)).statusCode).toBe(410)
    expect(await readStatus(share.code)).toEqual([410, 'ลิงก์นี้หมดอายุแล้ว'])
    expect(
      (await owner.setShare({ itemId: share.item.id, isShare: true, shareExpire: '2020-01-01T00:00:00Z' })).statusCode,
    ).toBe(400)
  })

  it('comes with revocation, for good, with the message of an unknown link', async () => {
    const { file, share } = await fresh()
    const addresses = [
      await addressOf(link, { code: share.code, for: 'preview' }),
      await addressOf(link, { code: share.code, for: 'save' }),
    ]
    // In the middle of a download: what was sent was sent, the rest is refused.
    for (const address of addresses) expect((await fetchAs(gateway, address, { range: 'bytes=0-2' })).body).toBe('con')
    expect((await mine(revoke, { id: share.id })).json()).toMatchObject({ state: 'revoked' })
    for (const address of addresses)
      for (const range of ['bytes=3-', 'bytes=0-'])
        expect((await fetchAs(gateway, address, { range })).statusCode).toBe(404)
    expect(await readStatus(share.code)).toEqual(await readStatus('AAAAAAAAAAAAAAAAAAAAAAAA'))
    const reissued = await owner.share(file._id)
    expect(reissued.code).not.toBe(share.code)
    expect(await readStatus(share.code)).toEqual([404, 'No data found for the provided share_code'])
    expect((await guest(external, { share_code: reissued.code })).statusCode).toBe(200)
  })

  it('stops running downloads: the rest of a file or a zip does not come', { timeout: 60_000 }, async () => {
    const { file, share } = await fresh()
    const { store } = gateway.services
    const [row] = await gateway.database.db.select().from(item).where(eq(item.id, file._id))
    const sizes = 96 * 1024 ** 2
    await store.put(row?.storageKey ?? '', Buffer.alloc(sizes, 7), { type: 'text/plain', size: sizes })
    await gateway.database.db.update(item).set({ size: sizes }).where(eq(item.id, file._id))
    const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const addresses = [
      await addressOf(link, { code: share.code, for: 'save' }),
      await addressOf(zip, { code: share.code }),
    ]
    const taken = await Promise.all(addresses.map((address) => takeSlowly(`${origin}${address}`)))
    expect((await mine(revoke, { id: share.id })).statusCode).toBe(200)
    for (const { rest } of taken) {
      const { bytes, isWhole } = await rest()
      expect([isWhole, bytes < sizes]).toEqual([false, true])
    }
  })

  it('comes with a new code, while switching it off only suspends it', async () => {
    const { file, share } = await fresh()
    await owner.setShare({ itemId: file._id, isShare: false })
    expect((await readStatus(share.code))[0]).toBe(404)
    expect((await owner.share(file._id)).code).toBe(share.code)
    const other = (await mine(reset, { id: share.id })).json<Share>()
    expect((await readStatus(share.code))[0]).toBe(404)
    expect((await guest(external, { share_code: other.code })).statusCode).toBe(200)
  })

  it('comes with trashing the file, and with disabling its owner', async () => {
    const { file, share } = await fresh()
    await mine(trash, { ids: [file._id] })
    expect((await readStatus(share.code))[0]).toBe(404)
    const left = await fresh()
    await gateway.database.db.update(person).set({ status: 'disabled' }).where(eq(person.email, 'user@alpha.example'))
    expect((await readStatus(left.share.code))[0]).toBe(404)
    await gateway.database.db.update(person).set({ status: 'active' }).where(eq(person.email, 'user@alpha.example'))
  })

  it('comes after the allowed downloads, however many concurrent requests', async () => {
    const { share } = await fresh({ downloadsAllowed: 3 })
    const requests = await Promise.all(Array.from({ length: 12 }, () => guest(link, { code: share.code, for: 'save' })))
    const granted = requests.filter((answer) => answer.statusCode === 200)
    expect([granted.length, requests.filter((answer) => answer.statusCode === 410).length]).toEqual([3, 9])
    // A counted download may be started three times, and continued in parts; a fourth start is refused.
    const address = granted[0]?.json<{ address: string }>().address ?? ''
    for (let begun = 0; begun < 3; begun++) expect((await fetchAs(gateway, address)).body).toBe('content')
    expect((await fetchAs(gateway, address, { range: 'bytes=3-' })).body).toBe('tent')
    expect((await fetchAs(gateway, address)).statusCode).toBe(404)
    // However the whole is requested.
    const headerSets: Record<string, string>[] = [
      { range: 'bytes=00-' },
      { range: 'bytes=x' },
      { range: 'bytes=-7' },
      { range: 'bytes=3-', 'if-range': '"another"' },
    ]
    for (const headers of headerSets)
      expect([headers, (await fetchAs(gateway, address, headers)).statusCode]).toEqual([headers, 404])
    const { etag } = (await fetchAs(gateway, address, { range: 'bytes=3-' })).headers
    expect((await fetchAs(gateway, address, { range: 'bytes=3-', 'if-range': String(etag) })).body).toBe('tent')
    // A download started in time continues after the address expires, and no new one starts.
    await gateway.database.db.execute(sql`UPDATE file_ticket SET begun = 1, expires_at = now() - interval '1 minute'`)
    expect((await fetchAs(gateway, address, { range: 'bytes=3-' })).body).toBe('tent')
    expect((await fetchAs(gateway, address)).statusCode).toBe(404)
    // As often as connections break, but not forever: otherwise the limit would cover only the first byte.
    const statuses: number[] = []
    for (let again = 0; again < 70; again++)
      statuses.push((await fetchAs(gateway, address, { range: 'bytes=1-' })).statusCode)
    expect([statuses.slice(0, 40).every((status) => status === 206), statuses.at(-1)]).toEqual([true, 404])
    expect((await readStatus(share.code))[0]).toBe(410)
    for (const [call, input] of [
      [zip, { code: share.code }],
      [downloadExternal, { shareCode: share.code }],
      [thumbnail, { code: share.code, item: share.code }],
    ] as const)
      expect((await guest(call, input)).statusCode).toBe(410)
    const counted = await fresh({ downloadsAllowed: 2 })
    expect((await guest(link, { code: counted.share.code, for: 'preview' })).statusCode).toBe(403)
  })
})

it('requires the latest version for changes to a link', async () => {
  const itemId = (await owner.file('two people.txt', 'two'))._id
  const { version } = await owner.share(itemId)
  const both = await Promise.all([
    owner.setShare({ itemId, isShare: true, version, isPassword: true, sharePassword: 'กุ้งเผา 9' }),
    owner.setShare({ itemId, isShare: true, version, label: 'Malee' }),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const now = (await mine(ofItem, { itemId })).json<{ share: Share }>().share
  expect(
    both.find(({ statusCode }) => statusCode === 409)?.json<{ error: { details: unknown } }>().error.details,
  ).toEqual({ share: now })
  await mine(revoke, { id: now.id })
  // A form that was open meanwhile must not recreate a revoked link.
  expect((await owner.setShare({ itemId, isShare: true, version: now.version, label: 'x' })).statusCode).toBe(409)
  expect((await mine(ofItem, { itemId })).json<{ share: Share }>().share).toMatchObject({
    state: 'revoked',
    code: now.code,
    version: now.version + 1,
  })
})

it('gives the seed’s message for a missing code', async () => {
  const answer = await guest(external, {})
  expect([answer.statusCode, answer.json<{ error: { message: string } }>().error.message]).toEqual([
    400,
    'share_code is required',
  ])
  expect((await owner.setShare({ itemId: (await owner.file('w.txt', 'w'))._id, isShare: true })).json()).toMatchObject({
    status: true,
    message: 'Share options set successfully',
    item: { isShare: true, isPassword: false },
  })
})

describe('own zip', () => {
  it('contains the selection, numbers equal names, and belongs to its maker', async () => {
    const [first, second] = [await owner.folder('หนึ่ง'), await owner.folder('สอง')]
    const files = [await owner.file('รายงาน.txt', 'one', first), await owner.file('รายงาน.txt', 'two', second)]
    const empty = await owner.folder('ว่าง', first)
    const response = await mine(ownZip, { ids: [...files.map((file) => file._id), empty] })
    expect(response.json()).toMatchObject({ files: 2, size: 6, name: 'files.zip' })
    const { address } = response.json<{ address: string }>()
    const held = await unzip((await fetchAs(gateway, address)).rawPayload)
    expect([...held.entries()].map(([name, bytes]) => [name, bytes.toString()])).toEqual(
      expect.arrayContaining([
        ['รายงาน.txt', 'one'],
        ['รายงาน (1).txt', 'two'],
        ['ว่าง/', ''],
      ]),
    )
    // A folder and its content are included only once.
    const once = await mine(ownZip, { ids: [first, files[0]?._id ?? ''] })
    expect(once.json()).toMatchObject({ files: 1 })
    const manager = await sharing(gateway, 'manager')
    expect((await askCall(gateway, ownZip, { ids: [first] }, manager.who)).statusCode).toBe(404)
    expect((await fetchAs(gateway, address, {}, 'beta.localhost')).statusCode).toBe(404)
    // The account that it was made for may have been disabled.
    await gateway.database.db.update(person).set({ status: 'disabled' }).where(eq(person.email, 'user@alpha.example'))
    expect((await fetchAs(gateway, address)).statusCode).toBe(404)
    await gateway.database.db.update(person).set({ status: 'active' }).where(eq(person.email, 'user@alpha.example'))
    // It also ends with the session that requested it, and with no other.
    const there = await signIn(gateway, 'user')
    const otherAddress = (await askCall(gateway, ownZip, { ids: [first] }, { token: there.token })).json<{
      address: string
    }>().address
    expect((await fetchAs(gateway, otherAddress)).statusCode).toBe(200)
    expect((await ask(gateway, '/account/signout', { ...there, body: {} })).statusCode).toBe(200)
    expect([(await fetchAs(gateway, otherAddress)).statusCode, (await fetchAs(gateway, address)).statusCode]).toEqual([
      404, 200,
    ])
  })
})

describe('upload link', () => {
  it('lets visitors add files on behalf of the folder’s owner, and nothing else', async () => {
    const top = await owner.folder('กล่องรับไฟล์')
    const share = await owner.share(top, { permissions: { read: false, create: true } })
    const { code } = share
    // An upload-only visitor sees nothing of the content.
    await owner.file('ของเดิม.txt', 'mine', top)
    for (const [call, input] of [
      [folder, { code }],
      [searchExternal, { query: 'ของ', fixedParentId: code }],
      [zip, { code }],
      [downloadExternal, { shareCode: code }],
    ] as const)
      expect((await guest(call, input)).statusCode).toBe(403)
    const begun = await guest(startUpload, { code, name: 'ของเดิม.txt', size: 5, type: 'text/plain' })
    const { upload, single } = begun.json<{
      upload: { id: string; parent: string }
      single: { address: string; headers: Record<string, string> }
    }>()
    expect(upload.parent).toBe(code)
    await putBytes(gateway, single.address, single.headers, Buffer.from('hello'))
    // It cannot be continued by another link, or none.
    const other = await owner.share(await owner.folder('อีกกล่อง'), { permissions: { create: true } })
    expect((await guest(finishUpload, { code: other.code, id: upload.id })).statusCode).toBe(404)
    for (const call of [uploadState, cancelUpload])
      expect((await guest(call, { code: other.code, id: upload.id })).statusCode).toBe(404)
    // Nor can the link continue its owner's uploads.
    const own = (await mine(startOwn, { parent: top, name: 'own.txt', size: 1 })).json<{ upload: { id: string } }>()
      .upload.id
    for (const [call, input] of [
      [uploadState, {}],
      [signParts, { numbers: [1] }],
      [finishUpload, {}],
      [cancelUpload, {}],
    ] as const)
      expect([call.name, (await guest(call, { code, id: own, ...input })).statusCode]).toEqual([call.name, 404])
    expect((await guest(uploadState, { code, id: upload.id })).json()).toMatchObject({
      parent: code,
      partCount: 1,
      parts: [{ number: 1, size: 5 }],
    })
    // A client that missed the answer calls again: it is one file.
    for (let round = 0; round < 2; round++)
      expect((await guest(finishUpload, { code, id: upload.id })).json()).toEqual({ name: 'ของเดิม (1).txt', size: 5 })
    expect((await guest(finishUpload, { code: other.code, id: upload.id })).statusCode).toBe(404)
    const read = await owner.share(top, { permissions: { read: true } })
    expect(
      (await guest(folder, { code: read.code }))
        .json<{ items: SharedItem[] }>()
        .items.map((each) => each.name)
        .toSorted(),
    ).toEqual(['ของเดิม.txt', 'ของเดิม (1).txt'].toSorted())
    await owner.share(top, { permissions: { create: false } })
    expect((await guest(startUpload, { code, name: 'late.txt', size: 1 })).statusCode).toBe(403)
  })

  it('reports permissions without effect, and stores them', async () => {
    const top = await owner.folder('สิทธิ์')
    const response = await owner.setShare({
      itemId: top,
      isShare: true,
      permissions: { create: true, update: true, delete: true },
    })
    const { unheeded: unusedPermissions, share } = response.json<{ unheeded: string[]; share: Share }>()
    expect([unusedPermissions, share.permissions]).toEqual([
      ['update', 'delete'],
      { read: true, create: true, update: true, delete: true, share: false },
    ])
    const again = await owner.setShare({ itemId: top, isShare: true, permissions: { read: true, delete: false } })
    expect(again.json<{ unheeded: string[] }>().unheeded).toEqual([])
    const inside = await owner.file('ของเจ้าของ.txt', 'mine', top)
    expect((await guest(trash, { ids: [inside._id] })).statusCode).toBe(401)
  })

  it.each([
    ['is moved out of it', (inner: string) => mine(moveFolder, { itemId: inner, newParentId: 'mine' })],
    ['is put into the trash', (inner: string) => mine(trash, { ids: [inner] })],
  ])('keeps uploads when their folder %s meanwhile', async (how, go) => {
    const top = await owner.folder(`Box that ${how}`)
    const inner = await owner.folder(`In that ${how}`, top)
    const { code } = await owner.share(top, { permissions: { create: true } })
    const { upload, single } = (await guest(startUpload, { code, folder: inner, name: 'late.txt', size: 4 })).json<{
      upload: { id: string }
      single: { address: string; headers: Record<string, string> }
    }>()
    await putBytes(gateway, single.address, single.headers, Buffer.from('late'))
    expect((await go(inner)).statusCode).toBe(200)
    expect((await guest(finishUpload, { code, id: upload.id })).json()).toEqual({ name: 'late.txt', size: 4 })
    const [row] = await gateway.database.db.select().from(item).where(eq(item.id, upload.id))
    expect(row?.parentId).toBe(top)
  })

  it('never takes its owner’s space, and reserves none after its end', async () => {
    const top = await owner.folder('ที่ว่าง')
    const { code, id } = await owner.share(top, { permissions: { create: true }, label: 'ลูกค้า' })
    const { used, quota } = (await mine(usage, {})).json<{ used: number; quota: number }>()
    const open = async (size: number) =>
      (await guest(startUpload, { code, name: 'large.bin', size })).json<{ upload: { id: string } }>().upload.id
    const large = await open(quota - used)
    expect((await guest(startUpload, { code, name: 'more.bin', size: 1 })).statusCode).toBe(413)
    const own = await mine(startOwn, { name: 'own.bin', size: Math.floor((quota - used) / 2) - 1 })
    expect(own.statusCode).toBe(200)
    await mine(cancelOwn, { id: own.json<{ upload: { id: string } }>().upload.id })
    const known = async () =>
      (await mine(uploads, {})).json<{ uploads: { id: string }[] }>().uploads.map((each) => each.id)
    expect(await known()).toContain(large)
    const freed = async () => (await mine(usage, {})).json<{ used: number }>().used
    expect((await mine(reset, { id })).statusCode).toBe(200)
    expect([await freed(), (await known()).includes(large)]).toEqual([used, false])
    const again = await owner.share(top, { permissions: { create: true } })
    await guest(startUpload, { code: again.code, name: 'large.bin', size: quota - used })
    await owner.share(top, { permissions: { create: false } })
    expect(await freed()).toBe(used)
    await clearLeftovers(gateway)
    expect(await gateway.services.store.listUploads('alpha/')).toEqual([])
  })

  it('accepts nothing once revoked, even for an upload being finished', async () => {
    const top = await owner.folder('ปิดรับ')
    const { code, id } = await owner.share(top, { permissions: { create: true } })
    const { upload, single } = (await guest(startUpload, { code, name: 'too late.txt', size: 4 })).json<{
      upload: { id: string }
      single: { address: string; headers: Record<string, string> }
    }>()
    await putBytes(gateway, single.address, single.headers, Buffer.from('late'))
    const { store } = gateway.services
    const { copy } = store
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    const spy = vi.spyOn(store, 'copy').mockImplementation(async (...args) => {
      await gate
      return copy(...args)
    })
    const finishing = guest(finishUpload, { code, id: upload.id })
    await vi.waitFor(() => expect(spy).toHaveBeenCalled(), { timeout: 20_000 })
    expect((await mine(revoke, { id })).statusCode).toBe(200)
    go()
    const refused = await finishing
    spy.mockRestore()
    expect(refused.statusCode).toBe(404)
    expect(await gateway.database.db.select().from(item).where(eq(item.id, upload.id))).toEqual([])
  })

  it('is named in a file’s history instead of its owner', async () => {
    const top = await owner.folder('ประวัติ')
    const { code } = await owner.share(top, { permissions: { create: true }, label: 'ลูกค้า' })
    const { upload, single } = (await guest(startUpload, { code, name: 'from.txt', size: 4 })).json<{
      upload: { id: string }
      single: { address: string; headers: Record<string, string> }
    }>()
    await putBytes(gateway, single.address, single.headers, Buffer.from('sent'))
    await guest(finishUpload, { code, id: upload.id })
    expect((await mine(ownItem, { id: upload.id })).json<{ history: object[] }>().history).toMatchObject([
      { act: 'upload', by: null, to: 'ลูกค้า' },
    ])
  })

  it('appears in its target’s history when made, renewed and revoked, once each', async () => {
    const file = await owner.file('ประวัติลิงก์.txt', 'x')
    const { id } = await owner.share(file._id)
    for (const call of [reset, revoke, revoke]) expect((await mine(call, { id })).statusCode).toBe(200)
    const { history } = (await mine(ownItem, { id: file._id })).json<{ history: { act: string; to?: string }[] }>()
    expect(history.filter(({ act }) => act === 'share').map(({ to }) => to)).toEqual(['revoked', 'reset', 'on'])
  })

  it('accepts empty folders from visitors, and hides existing ones', async () => {
    const top = await owner.folder('กล่องโฟลเดอร์')
    const { code } = await owner.share(top, { permissions: { read: false, create: true } })
    for (let round = 0; round < 2; round++)
      expect((await guest(makeFolders, { code, paths: ['ทริป/วันแรก'] })).json()).toEqual({})
    const made = await gateway.database.db
      .select({ name: item.name, ownerId: item.ownerId })
      .from(item)
      .where(eq(item.parentId, top))
    expect(made).toEqual([{ name: 'ทริป', ownerId: expect.any(String) as string }])
    const sibling = await owner.folder('อยู่นอกกล่อง')
    expect((await guest(makeFolders, { code, folder: sibling, paths: ['a'] })).statusCode).toBe(404)
    await owner.share(top, { permissions: { create: false } })
    expect((await guest(makeFolders, { code, paths: ['b'] })).statusCode).toBe(403)
  })

  it('limits visitors’ folders by call and by day, and delays no one', async () => {
    const top = await owner.folder('กล่องลึก')
    const { id, code } = await owner.share(top, { permissions: { create: true } })
    const deep = 'b/'.repeat(59)
    expect(
      (await guest(makeFolders, { code, paths: Array.from({ length: 200 }, (_, at) => `a${at}/${deep}`) })).statusCode,
    ).toBe(400)
    // Each batch is a transaction: those before a refused one are stored.
    expect(
      (await guest(makeFolders, { code, paths: [...Array.from({ length: 21 }, (_, at) => `${at}`), `${deep}c`] }))
        .statusCode,
    ).toBe(409)
    expect(await gateway.database.db.select({ id: item.id }).from(item).where(eq(item.parentId, top))).toHaveLength(21)
    await gateway.database.db.insert(shareAccess).values({
      siteId: 'alpha',
      id: randomUUID(),
      shareId: id,
      act: 'folder',
      address: '',
      times: maxFoldersADay - 22,
    })
    expect((await guest(makeFolders, { code, paths: ['0', 'one more'] })).statusCode).toBe(200)
    expect((await guest(makeFolders, { code, paths: ['two more'] })).statusCode).toBe(429)
    const sent = (folders: string) => guest(startUpload, { code, name: 'a.txt', size: 5, folders })
    expect([(await sent('two more')).statusCode, (await sent('one more')).statusCode]).toEqual([429, 200])
  })

  it('hides that a file has the name of a visitor’s new folder', async () => {
    const top = await owner.folder('กล่องชื่อซ้ำ')
    await owner.file('x.txt', 'secret', top)
    const { code } = await owner.share(top, { permissions: { read: false, create: true } })
    for (const paths of [['x.txt'], ['y.txt'], ['x.txt/in']]) {
      const answer = await guest(makeFolders, { code, paths })
      expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    }
    expect((await guest(startUpload, { code, name: 'a.txt', size: 5, folders: 'x.txt' })).statusCode).toBe(200)
    const there = await gateway.database.db
      .select({ name: item.name, kind: item.kind })
      .from(item)
      .where(eq(item.parentId, top))
      .orderBy(item.sortKey)
    expect(there).toEqual(
      expect.arrayContaining([
        { name: 'x.txt', kind: 'file' },
        { name: 'x (1).txt', kind: 'folder' },
        { name: 'y.txt', kind: 'folder' },
      ]),
    )
    expect(there).toHaveLength(3)
  })

  it('attributes visitors’ folders to them, not to the owner', async () => {
    const top = await owner.folder('ประวัติโฟลเดอร์')
    const { id, code } = await owner.share(top, { permissions: { create: true }, label: 'ลูกค้า' })
    await guest(makeFolders, { code, paths: ['ทริป'] })
    const [made] = await gateway.database.db.select({ id: item.id }).from(item).where(eq(item.parentId, top))
    expect((await mine(ownItem, { id: made?.id })).json<{ history: object[] }>().history).toMatchObject([
      { act: 'make', by: null, to: 'ลูกค้า' },
    ])
    expect((await mine(log, { id })).json<{ entries: object[] }>().entries).toMatchObject([
      { act: 'folder', name: 'ทริป', times: 1 },
    ])
  })

  it('accepts and shows nothing before its password is right, or outside its folder', async () => {
    const top = await owner.folder('กล่องลับ')
    const sibling = await owner.folder('ข้างกล่องลับ')
    const { code } = await owner.share(top, {
      permissions: { create: true },
      isPassword: true,
      sharePassword: 'กุ้งเผา 9',
    })
    const { visit } = (await guest(unlock, { code, password: 'กุ้งเผา 9' })).json<{ visit: string }>()
    const begun = await guest(startUpload, { code, visit, name: 'a.txt', size: 5 })
    const { upload, single } = begun.json<{
      upload: { id: string }
      single: { address: string; headers: Record<string, string> }
    }>()
    await putBytes(gateway, single.address, single.headers, Buffer.from('hello'))
    const { id } = upload
    for (const [call, input] of [
      [startUpload, { name: 'b.txt', size: 5 }],
      [makeFolders, { paths: ['b'] }],
      [signParts, { id, numbers: [1] }],
      [uploadState, { id }],
      [finishUpload, { id }],
      [cancelUpload, { id }],
    ] as const) {
      const answer = await guest(call, { code, ...input })
      expect([call.name, answer.statusCode]).toEqual([call.name, 403])
      expect(answer.body).not.toContain('a.txt')
    }
    for (const [call, input] of [
      [startUpload, { name: 'b.txt', size: 5 }],
      [makeFolders, { paths: ['b'] }],
    ] as const)
      expect([call.name, (await guest(call, { code, visit, folder: sibling, ...input })).statusCode]).toEqual([
        call.name,
        404,
      ])
    expect((await guest(finishUpload, { code, visit, id })).json()).toEqual({ name: 'a.txt', size: 5 })
  })

  it('is refused for the media library, whose files pages show', async () => {
    const manager = await sharing(gateway, 'manager')
    const share = await manager.share(await manager.folder('ภาพหน้าเว็บ', 'media'), { permissions: { create: true } })
    expect((await guest(startUpload, { code: share.code, name: 'a.txt', size: 1 })).statusCode).toBe(403)
  })
})
