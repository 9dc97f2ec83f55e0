import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { and, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as deleteCall } from '@schemas/files/calls/filemanager/delete'
import { call as documentCall } from '@schemas/files/calls/filemanager/document'
import { call as downloadCall } from '@schemas/files/calls/filemanager/download'
import { call as structureCall } from '@schemas/files/calls/filemanager/folder-structure'
import { call as listParentCall } from '@schemas/files/calls/filemanager/list-parent'
import { call as moveFolderCall } from '@schemas/files/calls/filemanager/move-folder'
import { call as newFileCall } from '@schemas/files/calls/filemanager/new-file'
import { call as newFolderCall } from '@schemas/files/calls/filemanager/new-folder'
import { call as renameCall } from '@schemas/files/calls/filemanager/rename'
import { call as searchCall } from '@schemas/files/calls/filemanager/search'
import { call as cancelCall } from '@schemas/files/calls/files/cancel-upload'
import { call as copyCall } from '@schemas/files/calls/files/copy'
import { call as emptyCall } from '@schemas/files/calls/files/empty-trash'
import { call as finishCall } from '@schemas/files/calls/files/finish-upload'
import { call as itemCall } from '@schemas/files/calls/files/item'
import { call as makeFoldersCall } from '@schemas/files/calls/files/make-folders'
import { call as linkCall } from '@schemas/files/calls/files/link'
import { call as listCall } from '@schemas/files/calls/files/list'
import { call as moveCall } from '@schemas/files/calls/files/move'
import { call as purgeCall } from '@schemas/files/calls/files/purge'
import { call as restoreCall } from '@schemas/files/calls/files/restore'
import { call as saveCall } from '@schemas/files/calls/files/save'
import { call as savedCall } from '@schemas/files/calls/files/saved'
import { call as seekCall } from '@schemas/files/calls/files/seek'
import { call as setModeCall } from '@schemas/files/calls/files/set-mode'
import { call as signPartsCall } from '@schemas/files/calls/files/sign-parts'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import { call as trashCall } from '@schemas/files/calls/files/trash'
import { call as uploadCall } from '@schemas/files/calls/files/upload'
import { call as uploadsCall } from '@schemas/files/calls/files/uploads'
import { call as usageCall } from '@schemas/files/calls/files/usage'
import type { FileItem } from '@schemas/files/entities/file-item'
import type { Role } from '@schemas/layout/role'
import { hashToken } from '@gateway/auth/one-time-token'
import { withSite } from '@gateway/db/scope'
import { fileTicket } from '@gateway/db/share-tables'
import { item, strayObject, upload } from '@gateway/db/item-tables'
import { audit, release } from '@gateway/db/tables'
import { nameFields } from '@gateway/files/names'
import { findMisplaced } from '@gateway/files/relocate-objects'
import { recordStart, recordEnd } from '@gateway/files/ticket-ends'
import { objectsOf } from '@gateway/media/item-rows'
import { addStrays } from '@gateway/media/stray-objects'
import type { LocalStore } from '@gateway/storage/local-store'
import { askCall, type Caller, credentials } from '@tests/support/caller'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'
import { putFile, sendTo } from '@tests/support/files'
import { keysIn } from '@tests/support/media'
import { makePicture } from '@tests/support/picture'
import { clearLeftovers, runJobs } from '@tests/support/run-jobs'

type Who = Exclude<Role, 'guest'>

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ env: { STORAGE_QUOTA_PERSON: '0.05', STORAGE_QUOTA_SITE: '0.05' } })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  // Each test has empty roots, and an empty store.
  await withSite(gateway.database, 'alpha', async (db) => {
    const gone = await db.delete(item).returning()
    await addStrays(
      db,
      'alpha',
      gone.flatMap((row) => objectsOf(row)),
      new Date(),
    )
    await db.delete(upload)
    await db.update(strayObject).set({ dueAt: new Date() })
  })
  await clearLeftovers(gateway)
})

const sessions = new Map<string, ReturnType<typeof credentials>>()
const credentialsOf = (caller: Caller) => {
  const name = `${caller.role} ${caller.site}`
  if (!sessions.has(name)) sessions.set(name, credentials(gateway, caller))
  return sessions.get(name) as ReturnType<typeof credentials>
}
const callAs = async (call: AnyCall, input: Record<string, unknown>, role: Who = 'user', site = 'alpha') =>
  askCall(gateway, call, input, { host: `${site}.localhost`, ...(await credentialsOf({ role, site })) })
const done = async <T>(call: AnyCall, input: Record<string, unknown>, role: Who = 'user'): Promise<T> => {
  const answer = await callAs(call, input, role)
  expect(answer.statusCode, `${call.name}: ${answer.body} ${JSON.stringify(gateway.log.slice(-1))}`).toBe(200)
  return answer.json<T>()
}
const folder = async (name: string, parent = 'mine', role: Who = 'user') =>
  (await done<{ folderID: string }>(newFolderCall, { name, parent }, role)).folderID
const send = (
  name: string,
  bytes: Buffer | string = name,
  options: { parent?: string; role?: Who; conflict?: string; folders?: string; mode?: string } = {},
) => sendTo(gateway, name, Buffer.from(bytes), options)
const list = async (input: Record<string, unknown> = {}, role: Who = 'user') =>
  done<{ items: FileItem[]; total: number }>(listCall, input, role)
const names = async (input: Record<string, unknown> = {}, role: Who = 'user') =>
  (await list(input, role)).items.map((each) => each.name)

/** Objects without a row, and rows without an object. */
async function unaccounted() {
  const rows = await withSite(gateway.database, 'alpha', async (db) => ({
    items: await db.select().from(item),
    strays: await db.select().from(strayObject),
  }))
  const owned = rows.items.flatMap(({ storageKey, renditions }) => [
    ...(storageKey ? [storageKey] : []),
    ...(renditions?.files.map((file) => file.key) ?? []),
    ...(renditions?.jpeg ? [renditions.jpeg] : []),
  ])
  const there = await keysIn(join(gateway.services.settings.dataDir, 'store')).catch((): string[] => [])
  const known = new Set([...owned, ...rows.strays.map((stray) => stray.storageKey)])
  return { objects: there.filter((key) => !known.has(key)), rows: owned.filter((key) => !there.includes(key)) }
}

describe('folders and files', { timeout: 60_000 }, () => {
  it('are listed folders first, in natural order, in any sorting and any part', async () => {
    const trips = await folder('Trips')
    await folder('เอกสาร')
    for (const name of ['page 10.txt', 'page 9.txt', 'Page 1.txt']) await send(name, name.repeat(10))
    expect(await names()).toEqual(['Trips', 'เอกสาร', 'Page 1.txt', 'page 9.txt', 'page 10.txt'])
    expect(await names({ direction: 'down' })).toEqual(['เอกสาร', 'Trips', 'page 10.txt', 'page 9.txt', 'Page 1.txt'])
    expect(await names({ sort: 'size', direction: 'down', kinds: 'text' })).toEqual([
      'page 10.txt',
      'page 9.txt',
      'Page 1.txt',
    ])
    for (let offset = 0; offset < 5; offset++)
      expect(await names({ offset, limit: 2 })).toEqual((await names()).slice(offset, offset + 2))
    await send('deep.txt', 'x', { parent: trips })
    const { items } = await list({ q: 'deep' })
    expect(items.map(({ name, path, parent }) => [name, path, parent])).toEqual([['deep.txt', '/Trips', trips]])
    expect((await list()).items[0]).toMatchObject({
      name: 'Trips',
      type: 'folder',
      items: 1,
      can: { change: true, share: true },
    })
  })

  it('are made empty, like those of uploaded files, once', async () => {
    const paths = ['ทริป/วันแรก', 'ทริป/วันที่สอง', 'Empty']
    const [first, second] = [
      await done<{ ids: string[] }>(makeFoldersCall, { paths }),
      await done<{ ids: string[] }>(makeFoldersCall, { paths }),
    ]
    expect(second.ids).toEqual(first.ids)
    expect(await names()).toEqual(['Empty', 'ทริป'])
    expect(await names({ parent: (await list()).items[1]?._id ?? '' })).toEqual(['วันที่สอง', 'วันแรก'])
    await send('a.txt')
    expect((await callAs(makeFoldersCall, { paths: ['a.txt/b'] })).statusCode).toBe(409)
    expect((await callAs(makeFoldersCall, { paths: ['b'], parent: 'media' })).statusCode).toBe(404)
  })

  it('are found by a prefix, in the list’s own order, from an index on and around its end', async () => {
    await folder('Pages')
    for (const name of ['page 10.txt', 'page 9.txt', 'Page 1.txt', '50%_off.txt']) await send(name, name.repeat(10))
    const seek = async (starts: string, from = 0, more: object = {}) =>
      (await done<{ index: number | null }>(seekCall, { starts, from, ...more })).index
    const all = await names()
    for (const starts of ['PAGE', 'page 1', 'page 9', '50%_'])
      expect(all[(await seek(starts)) ?? -1]?.toLowerCase().startsWith(starts.toLowerCase())).toBe(true)
    expect([await seek('page'), await seek('page', 1), await seek('page', all.length)]).toEqual([
      0,
      all.indexOf('Page 1.txt'),
      0,
    ])
    expect(await seek('page', 0, { sort: 'size', direction: 'down', kinds: 'text' })).toBe(
      (await names({ sort: 'size', direction: 'down', kinds: 'text' })).indexOf('page 10.txt'),
    )
    // Wildcards of a pattern match only themselves.
    expect([await seek('%'), await seek('_'), await seek('age'), await seek('zz')]).toEqual([null, null, null, null])
  })

  it('have unique names among siblings in all spellings, and are found by each spelling', async () => {
    await folder('ภาพน้ำ'.normalize('NFC'))
    expect((await callAs(newFolderCall, { name: 'ภาพ\u0e19\u0e4d\u0e49\u0e32' })).statusCode).toBe(409)
    for (const q of ['น้ำ', '\u0e19\u0e4d\u0e49\u0e32']) expect(await names({ q })).toEqual(['ภาพน้ำ'])
    expect((await callAs(newFolderCall, { name: 'ภาพน้ำ'.normalize('NFD') })).statusCode).toBe(409)
    await folder('Résumé'.normalize('NFC'))
    const again = await callAs(newFolderCall, { name: 'RÉSUMÉ'.normalize('NFD') })
    expect([again.statusCode, again.json().error.message]).toEqual([409, 'มีโฟลเดอร์ชื่อนี้อยู่แล้ว'])
  })

  it('are moved, copied, renamed, trashed and restored, with the specified messages', async () => {
    const made = await done<{ message: string; folderID: string }>(newFolderCall, { name: 'A', parentName: 'Home' })
    expect(made.message).toBe('Created new folder: A under Home')
    const file = await send('one.txt', 'one', { parent: made.folderID })
    const other = await folder('B')
    expect(await done(renameCall, { itemId: file._id, newName: 'two.txt' })).toMatchObject({
      status: true,
      message: 'Renamed to: two.txt',
    })
    expect(await done(moveFolderCall, { itemId: made.folderID, newParentId: other })).toMatchObject({
      status: true,
      message: 'Folder moved successfully',
    })
    expect((await callAs(moveFolderCall, { itemId: other, newParentId: made.folderID })).json().error.message).toBe(
      'ย้ายโฟลเดอร์เข้าไปในตัวเองไม่ได้',
    )
    expect(await done(structureCall, {})).toEqual({
      status: true,
      structure: [{ _id: other, name: 'B', children: [{ _id: made.folderID, name: 'A', children: [] }] }],
    })
    const { items } = await done<{ items: FileItem[] }>(copyCall, { ids: [other], to: 'mine' })
    expect(items.map((each) => each.name)).toEqual(['B (1)'])
    expect(await done(deleteCall, { itemId: file._id })).toEqual({
      status: true,
      message: 'File "two.txt" deleted successfully.',
    })
    expect(await done(deleteCall, { itemId: other })).toEqual({ status: true, message: 'Folder deleted successfully' })
    expect(await names()).toEqual(['B (1)'])
    expect(await names({ trashed: true })).toEqual(['B', 'two.txt'])
    // Its folder is itself in the trash: it is restored to the root.
    expect((await done<{ items: FileItem[] }>(restoreCall, { ids: [file._id] })).items).toMatchObject([
      { name: 'two.txt', parent: 'mine', trashedAt: null },
    ])
    await folder('B')
    expect((await done<{ items: FileItem[] }>(restoreCall, { ids: [other] })).items).toMatchObject([
      { name: 'B (2)', parent: 'mine' },
    ])
    const { history } = await done<{ history: { act: string; from?: string; to?: string }[] }>(itemCall, {
      id: file._id,
    })
    expect(history.map(({ act, from, to }) => [act, from, to])).toEqual([
      ['restore', undefined, undefined],
      ['trash', undefined, undefined],
      ['rename', 'one.txt', 'two.txt'],
      ['upload', undefined, undefined],
    ])
  })

  it('refuse an operation for the wrong type, and stay', async () => {
    const id = await folder('No file')
    const refused = await callAs(deleteCall, { itemId: id, type: 'file' })
    expect([refused.statusCode, refused.json<{ error: { message: string } }>().error.message]).toEqual([
      400,
      'ไฟล์ที่เลือกลบไม่ถูกต้อง',
    ])
    expect(await names()).toEqual(['No file'])
    expect(await done(deleteCall, { itemId: id, type: 'folder' })).toEqual({
      status: true,
      message: 'Folder deleted successfully',
    })
  })

  it('leave nothing behind when they are removed for good', async () => {
    const trips = await folder('Trips')
    const inside = await folder('2026', trips)
    await send('photo.jpg', await makePicture({ width: 800, height: 600 }), { parent: inside })
    const alone = await send('alone.txt', 'alone', { parent: inside })
    expect((await callAs(purgeCall, { ids: [trips] })).statusCode).toBe(409)
    await done(trashCall, { ids: [alone._id] })
    await done(trashCall, { ids: [trips] })
    await done(purgeCall, { ids: [trips] })
    // What was trashed separately is still there, and can be restored.
    expect((await done<{ items: FileItem[] }>(restoreCall, { ids: [alone._id] })).items).toMatchObject([
      { name: 'alone.txt', parent: 'mine' },
    ])
    await done(trashCall, { ids: [alone._id] })
    expect(await done(emptyCall, { drive: 'mine' })).toEqual({ removed: 1 })
    await clearLeftovers(gateway)
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
    expect(await withSite(gateway.database, 'alpha', (db) => db.select().from(item))).toEqual([])
  })

  it('stay when a page may show them again, with the folder they were trashed with', async () => {
    const album = await folder('Album', 'media', 'manager')
    const inner = await folder('Inner', album, 'manager')
    const photo = await send('remembered.jpg', await makePicture({ width: 60, height: 40 }), {
      parent: inner,
      role: 'manager',
    })
    await send('other.jpg', await makePicture({ width: 60, height: 40 }), { parent: album, role: 'manager' })
    const other = await folder('Other', 'media', 'manager')
    await gateway.database.db
      .insert(release)
      .values({ siteId: 'alpha', no: 900, content: { pages: { '/old': { image: `item-${photo._id}` } } } })
    await done(trashCall, { ids: [album, other] }, 'manager')
    for (const ids of [[album], [photo._id]]) {
      const refused = await callAs(purgeCall, { ids }, 'manager')
      expect([refused.statusCode, refused.json().error.message]).toEqual([409, expect.stringContaining('หน้าเวอร์ชันเก่า')])
    }
    expect(await done(emptyCall, { drive: 'media' }, 'manager')).toEqual({ removed: 1 })
    await withSite(gateway.database, 'alpha', (db) =>
      db
        .update(item)
        .set({ trashedAt: new Date(0) })
        .where(isNotNull(item.trashedAt)),
    )
    await clearLeftovers(gateway)
    expect((await withSite(gateway.database, 'alpha', (db) => db.select().from(item))).length).toBe(4)
    await gateway.database.db.delete(release).where(and(eq(release.siteId, 'alpha'), eq(release.no, 900)))
    await clearLeftovers(gateway)
    expect(await withSite(gateway.database, 'alpha', (db) => db.select().from(item))).toEqual([])
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
  })

  it('are purged though one of them cannot be, at this site and at others', async () => {
    const [stuck, free] = [await send('stuck.txt'), await send('free.txt')]
    await done(trashCall, { ids: [stuck._id, free._id] })
    const remote = await sendTo(gateway, 'theirs.txt', Buffer.from('x'), { site: 'beta' })
    for (const site of ['alpha', 'beta'])
      await withSite(gateway.database, site, (db) =>
        db.update(item).set({ trashedAt: new Date(0), trashedWith: item.id }),
      )
    const { db } = gateway.database
    await db.execute(
      sql`CREATE FUNCTION keep_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'It cannot be removed.'; END $$`,
    )
    await db.execute(
      sql.raw(
        `CREATE TRIGGER keep_row BEFORE DELETE ON item FOR EACH ROW WHEN (OLD.id = '${stuck._id}') EXECUTE FUNCTION keep_row()`,
      ),
    )
    await clearLeftovers(gateway)
    await db.execute(sql`DROP TRIGGER keep_row ON item`)
    await db.execute(sql`DROP FUNCTION keep_row`)
    expect(
      (
        await db
          .select({ id: item.id })
          .from(item)
          .where(inArray(item.id, [stuck._id, free._id, remote._id]))
      ).map(({ id }) => id),
    ).toEqual([stuck._id])
  })

  it('leave the trash some hundred at a time, so that no one waits for all', async () => {
    const owner = (await send('mine.txt'))._id
    await withSite(gateway.database, 'alpha', async (db) => {
      const [row] = await db.select().from(item).where(eq(item.id, owner))
      const many = Array.from({ length: 450 }, (_, at) => ({
        siteId: 'alpha',
        id: randomUUID(),
        drive: 'mine' as const,
        ownerId: row?.ownerId ?? null,
        kind: 'file' as const,
        fileKind: 'text' as const,
        mime: 'text/plain',
        size: 1,
        storageKey: `alpha/2026/11/trash/${at}.txt`,
        trashedAt: new Date(),
        ...nameFields(`${at}.txt`),
      }))
      await db.insert(item).values(many)
    })
    const turns = vi.spyOn(gateway.services, 'withSite')
    expect(await done(emptyCall, { drive: 'mine' })).toEqual({ removed: 450 })
    expect(turns.mock.calls.length).toBeGreaterThan(2)
    turns.mockRestore()
    expect(
      (await withSite(gateway.database, 'alpha', (db) => db.select({ id: item.id }).from(item))).map(({ id }) => id),
    ).toEqual([owner])
    expect(
      (
        await withSite(gateway.database, 'alpha', (db) =>
          db
            .select()
            .from(strayObject)
            .where(sql`storage_key LIKE 'alpha/2026/11/trash/%'`),
        )
      ).length,
    ).toBe(450)
  })

  it('are purged however many there are, the longest waiting first', async () => {
    const keys = Array.from({ length: 1100 }, (_, at) => `alpha/2026/11/left/${at}.txt`)
    await withSite(gateway.database, 'alpha', (db) => addStrays(db, 'alpha', keys, new Date()))
    expect(await clearLeftovers(gateway)).toBe(keys.length)
    expect(await withSite(gateway.database, 'alpha', (db) => db.select().from(strayObject))).toEqual([])
  })

  it('are hashed in idle time, and a missing one blocks neither hashes nor purging', async () => {
    const [gone, trashed, whole] = [await send('gone.txt'), await send('trashed.txt'), await send('whole.txt')]
    await done(trashCall, { ids: [trashed._id] })
    const rows = await withSite(gateway.database, 'alpha', (db) => db.update(item).set({ checksum: null }).returning())
    for (const { id, storageKey } of rows) if (id !== whole._id) await gateway.services.store.remove(storageKey ?? '')
    const left = 'alpha/2026/11/left/over.txt'
    await withSite(gateway.database, 'alpha', (db) => addStrays(db, 'alpha', [left], new Date()))
    await clearLeftovers(gateway)
    expect(
      await withSite(gateway.database, 'alpha', (db) =>
        db.select().from(strayObject).where(eq(strayObject.storageKey, left)),
      ),
    ).toEqual([])
    await runJobs(gateway, 'files/hash-files')
    const hashed = await withSite(gateway.database, 'alpha', (db) =>
      db.select().from(item).where(isNotNull(item.checksum)),
    )
    expect(hashed.map(({ id }) => id)).toEqual([whole._id])
    expect(gateway.log.filter(({ msg }) => msg === 'A file could not be hashed.').map((line) => line.item)).toEqual([
      gone._id,
    ])
  })

  it('are moved with their folder where both were chosen', async () => {
    const [from, to] = [await folder('From'), await folder('To')]
    const inner = await folder('Inner', from)
    const file = await send('in.txt', 'in', { parent: inner })
    const copied = await done<{ items: FileItem[] }>(copyCall, { ids: [file._id, from, inner], to })
    expect(copied.items.map((each) => [each.name, each.items])).toEqual([['From', 1]])
    const moved = await done<{ items: FileItem[] }>(moveCall, { ids: [file._id, from], to, conflict: 'keep-both' })
    expect(moved.items.map((each) => each.name)).toEqual(['From (1)'])
    expect(await names({ parent: inner })).toEqual(['in.txt'])
    // Also into the library and out of it.
    const album = await folder('Album', 'mine', 'manager')
    const photo = await send('photo.jpg', await makePicture({ width: 60, height: 40 }), {
      parent: album,
      role: 'manager',
    })
    for (const [drive, mode] of [
      ['media', 'public'],
      ['mine', 'private'],
    ]) {
      await done(moveCall, { ids: [photo._id, album], to: drive }, 'manager')
      expect(
        (await list({ parent: album }, 'manager')).items.map((each) => [each.name, each.drive, each.mode]),
      ).toEqual([['photo.jpg', drive, mode]])
    }
  })

  it('ask about a taken name for each file, and a skipped one stops no other', async () => {
    const to = await folder('To')
    const ids: string[] = []
    for (const name of ['ask.txt', 'both.txt', 'replace.txt', 'skip.txt', 'free.txt']) {
      if (name !== 'free.txt') await send(name, 'old', { parent: to })
      ids.push((await send(name, 'new'))._id)
    }
    const choices = { [ids[1] as string]: 'keep-both', [ids[2] as string]: 'replace', [ids[3] as string]: 'skip' }
    const before = (await list({ parent: to })).items.find((each) => each.name === 'replace.txt')?._id
    const { items, conflicts, replaced } = await done<{
      items: FileItem[]
      conflicts: { name: string }[]
      replaced: string[]
    }>(moveCall, { ids, to, choices })
    expect(replaced).toEqual([before])
    expect([items.map((each) => each.name), conflicts.map((each) => each.name)]).toEqual([
      ['both (1).txt', 'replace.txt', 'free.txt'],
      ['ask.txt'],
    ])
    expect(await names()).toEqual(['To', 'ask.txt', 'skip.txt'])
    expect(await names({ trashed: true })).toEqual(['replace.txt'])
  })
})

describe('uploads', { timeout: 60_000 }, () => {
  it('need one request where one part is enough, and get their type from their bytes', async () => {
    const photo = await send('IMG_1.png', await makePicture({ width: 1200, height: 600, orientation: 6 }))
    expect(photo).toMatchObject({
      name: 'IMG_1.png',
      kind: 'picture',
      mimetype: 'image/jpeg',
      dimensions: { width: 600, height: 1200 },
      mode: 'private',
      url: null,
      owner: { name: 'Usa One' },
    })
    const thumbnail = await ask(gateway, photo.thumbnail as string)
    expect([thumbnail.statusCode, thumbnail.headers['content-type']]).toEqual([200, 'image/webp'])
    // The same address until it is about to expire, so that a browser need not load it again.
    expect((await list()).items[0]?.thumbnail).toBe(photo.thumbnail)
    expect(await send('broken.jpg', Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]))).toMatchObject({
      kind: 'picture',
      thumbnail: null,
      dimensions: null,
    })
    const heic = Buffer.concat([
      Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
      Buffer.alloc(500),
    ])
    expect(await send('from a phone.heic', heic)).toMatchObject({
      kind: 'picture',
      mimetype: 'image/heic',
      thumbnail: null,
    })
    // Pages could not show it.
    await expect(send('from a phone.heic', heic, { parent: 'media', role: 'manager' })).rejects.toThrow('422')
    expect(
      await send('for pages.jpg', await makePicture({ width: 600, height: 300 }), { parent: 'media', role: 'manager' }),
    ).toMatchObject({ mode: 'public', drive: 'media' })
    // The file manager requests every file as private.
    const shown = await send('asked for as private.jpg', await makePicture({ width: 600, height: 300 }), {
      parent: 'media',
      role: 'manager',
      mode: 'private',
    })
    expect([shown.mode, shown.thumbnail?.startsWith('/_store/public/')]).toEqual(['public', true])
    expect((await callAs(setModeCall, { id: shown._id, mode: 'private' }, 'manager')).statusCode).toBe(422)
    expect(await send('nothing.txt', '')).toMatchObject({ size: 0, kind: 'text' })
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
  })

  it('come in parts where they are larger, resume where they stopped, and are complete', async () => {
    const bytes = randomBytes(11_000_000)
    const { upload: opened } = await done<{ upload: { id: string; partSize: number; partCount: number } }>(startCall, {
      name: 'film.bin',
      size: bytes.length,
      folders: 'Trip/Day 1',
    })
    expect(opened).toMatchObject({ partSize: 5_242_880, partCount: 3 })
    await putFile(gateway, opened.id, bytes, { only: [2] })
    expect((await done<{ parts: unknown[] }>(uploadCall, { id: opened.id })).parts).toMatchObject([
      { number: 2, size: 5_242_880 },
    ])
    expect((await done<{ uploads: unknown[] }>(uploadsCall, {})).uploads).toMatchObject([
      { id: opened.id, name: 'film.bin' },
    ])
    expect((await callAs(finishCall, { id: opened.id })).statusCode).toBe(409)
    const parts = [...(await putFile(gateway, opened.id, bytes, { only: [1, 3] }))]
    expect(parts.length).toBe(2)
    const { parts: all } = await done<{ parts: { number: number; etag: string }[] }>(uploadCall, { id: opened.id })
    const sent = all.map(({ number, etag }) => ({ number, etag }))
    const made = await done<FileItem>(finishCall, { id: opened.id, parts: sent })
    expect(made).toMatchObject({ name: 'film.bin', size: bytes.length, path: '/Trip/Day 1' })
    // Called again, because an answer was lost.
    expect(await done<FileItem>(finishCall, { id: opened.id, parts: sent })).toMatchObject({ _id: made._id })
    const { checksum } = await done<{ checksum: string }>(itemCall, { id: made._id })
    expect(checksum).toBe(createHash('sha256').update(bytes).digest('hex'))
    const part = await callAs(downloadCall, { id: made._id })
    expect(part.rawPayload.equals(bytes)).toBe(true)
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
  })

  it('get generated keys by site and month, and tags for site, owner and mode', async () => {
    const { meta } = gateway.services.store as LocalStore
    const small = await send('../../chosen.txt', 'small')
    const large = await send('film.mp4', randomBytes(6_000_000), { parent: 'organisation' })
    const open = await send('open.txt', 'open', { mode: 'public' })
    for (const [{ _id: id }, prefix, mode] of [
      [small, '', 'private'],
      [large, '', 'private'],
      [open, 'public/', 'public'],
    ] as const) {
      const [row] = await withSite(gateway.database, 'alpha', (db) => db.select().from(item).where(eq(item.id, id)))
      expect(row?.storageKey).toMatch(new RegExp(`^${prefix}alpha/\\d{4}/\\d{2}/[0-9a-f]{32}/\\d{13}\\.\\w+$`))
      expect((await meta(row?.storageKey ?? ''))?.tags).toEqual({ site: 'alpha', owner: row?.ownerId, mode })
    }
  })

  it('are refused for a taken name, and resolved by the person’s choice, also when it was taken meanwhile', async () => {
    const first = await send('a.txt', 'first')
    const refused = await callAs(startCall, { name: 'A.TXT', size: 3 })
    expect([refused.statusCode, refused.json().error.details.item.name]).toEqual([409, 'a.txt'])
    expect(await done(startCall, { name: 'a.txt', size: 3, conflict: 'skip' })).toMatchObject({ skipped: true })
    expect(await send('a.txt', 'second', { conflict: 'keep-both' })).toMatchObject({ name: 'a (1).txt' })
    await send('archive.tar.gz', 'x', { parent: 'organisation' })
    expect(await send('archive.tar.gz', 'x', { parent: 'organisation', conflict: 'keep-both' })).toMatchObject({
      name: 'archive (1).tar.gz',
    })
    const opened = await done<{ upload: { id: string } }>(startCall, { name: 'late.txt', size: 4 })
    await putFile(gateway, opened.upload.id, Buffer.from('late'))
    await send('late.txt', 'soon')
    const late = await callAs(finishCall, { id: opened.upload.id })
    expect([late.statusCode, late.json().error.details.item.name]).toEqual([409, 'late.txt'])
    expect(await done(finishCall, { id: opened.upload.id, conflict: 'replace' })).toMatchObject({
      name: 'late.txt',
      size: 4,
    })
    expect(await names()).toEqual(['a (1).txt', 'a.txt', 'late.txt'])
    expect(first.name).toBe('a.txt')
    await clearLeftovers(gateway)
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
  })

  it('leave nothing when they are cancelled', async () => {
    const { upload: opened } = await done<{ upload: { id: string } }>(startCall, { name: 'film.bin', size: 11_000_000 })
    await putFile(gateway, opened.id, randomBytes(11_000_000), { only: [1] })
    await done(cancelCall, { id: opened.id })
    expect((await callAs(finishCall, { id: opened.id })).statusCode).toBe(410)
    expect(await gateway.services.store.listUploads('alpha/')).toEqual([])
    expect((await done<{ used: number }>(usageCall, {})).used).toBe(0)
  })

  it.each([
    ['is full', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 507, 'พื้นที่จัดเก็บเต็ม'],
    [
      'is away',
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      503,
      'S3 configuration is not available.',
    ],
  ])(
    'wait where the store %s: the message says so, and they continue afterwards',
    async (_how, failure, status, message) => {
      const { store } = gateway.services
      const { copy, startUpload } = store
      const opened = await done<{ upload: { id: string } }>(startCall, { name: 'waits.txt', size: 5 })
      await putFile(gateway, opened.upload.id, Buffer.from('hello'))
      Object.assign(store, { copy: () => Promise.reject(failure), startUpload: () => Promise.reject(failure) })
      for (const [call, input] of [
        [finishCall, { id: opened.upload.id }],
        [startCall, { name: 'large.bin', size: 6_000_000 }],
      ] as [AnyCall, Record<string, unknown>][]) {
        const refused = await callAs(call, input)
        expect([refused.statusCode, refused.json().error.message.startsWith(message)]).toEqual([status, true])
      }
      Object.assign(store, { copy, startUpload })
      expect(await done(finishCall, { id: opened.upload.id })).toMatchObject({ name: 'waits.txt', size: 5 })
      expect((await done<{ used: number }>(usageCall, {})).used).toBe(5)
      await clearLeftovers(gateway)
      expect(await unaccounted()).toEqual({ objects: [], rows: [] })
    },
  )

  it('are finished by the seed’s call, which ignores the declared bytes', async () => {
    const opened = await done<{ upload: { id: string }; single: { address: string } }>(startCall, {
      name: 'x',
      size: 5,
    })
    await putFile(gateway, opened.upload.id, Buffer.from('hello'))
    const made = await done<{ itemId: string; item: FileItem }>(newFileCall, {
      name: 'Brief.txt',
      url: opened.single.address.split('?')[0],
      size: 999,
      mimetype: 'image/png',
    })
    expect(made).toMatchObject({
      status: true,
      itemId: opened.upload.id,
      item: { name: 'Brief.txt', size: 5, mimetype: 'text/plain' },
    })
  })

  it('count their full size from the start', async () => {
    const quota = Math.floor(0.05 * 1024 ** 3)
    expect(await done(usageCall, {})).toMatchObject({ used: 0, quota })
    const named = { name: 'film.bin', size: quota - 100, named: crypto.randomUUID() }
    // A client that missed the answer calls again, and reserves the space once; the upload can be cancelled by the same
    // name.
    const twice = await Promise.all([
      done<{ upload: { id: string } }>(startCall, named),
      done<{ upload: { id: string } }>(startCall, named),
    ])
    expect(twice[0].upload.id).toBe(twice[1].upload.id)
    expect((await callAs(cancelCall, { id: named.named }, 'manager')).statusCode).toBe(404)
    await done(cancelCall, { id: named.named })
    const opened = await done<{ upload: { id: string } }>(startCall, { name: 'big.bin', size: quota - 100 })
    const refused = await callAs(startCall, { name: 'more.bin', size: 101 })
    expect([refused.statusCode, refused.json().error.message]).toEqual([413, 'พื้นที่เหลือไม่พอ'])
    await done(cancelCall, { id: opened.upload.id })
    await done(startCall, { name: 'more.bin', size: 101 })
  })

  it('reserve space while data arrives, and then what has arrived', async () => {
    const quota = Math.floor(0.05 * 1024 ** 3)
    const { upload: opened } = await done<{ upload: { id: string } }>(startCall, { name: 'big.bin', size: quota })
    await putFile(gateway, opened.id, Buffer.alloc(quota), { only: [1, 2] })
    const held = async () => (await done<{ used: number }>(usageCall, {})).used
    expect(await held()).toBe(quota)
    await withSite(gateway.database, 'alpha', (db) => db.update(upload).set({ heldUntil: new Date(0) }))
    // No cleanup has run yet.
    expect(await held()).toBe(quota)
    await clearLeftovers(gateway)
    expect(await held()).toBe(2 * 5_242_880)
    const { upload: other } = await done<{ upload: { id: string } }>(startCall, {
      name: 'other.bin',
      size: quota - 3 * 5_242_880,
    })
    await done(cancelCall, { id: other.id })
    // It continues where it stopped.
    await putFile(gateway, opened.id, Buffer.alloc(quota), { only: [3] })
    expect(await held()).toBe(quota)
  })

  it('get no more addresses than there is space for, however long they were silent', async () => {
    const quota = Math.floor(0.05 * 1024 ** 3)
    const silent = async () => {
      await withSite(gateway.database, 'alpha', (db) => db.update(upload).set({ heldUntil: new Date(0) }))
      await clearLeftovers(gateway)
    }
    const { upload: one } = await done<{ upload: { id: string } }>(startCall, { name: 'one.bin', size: quota })
    await silent()
    const { upload: other } = await done<{ upload: { id: string } }>(startCall, { name: 'other.bin', size: quota })
    await silent()
    expect((await callAs(signPartsCall, { id: one.id, numbers: [1] })).statusCode).toBe(200)
    expect((await callAs(signPartsCall, { id: other.id, numbers: [1] })).statusCode).toBe(413)
    // With free space it continues.
    await done(cancelCall, { id: one.id })
    expect((await callAs(signPartsCall, { id: other.id, numbers: [1] })).statusCode).toBe(200)
  })

  it('by others count as far as they have arrived, also when resumed', async () => {
    const quota = Math.floor(0.05 * 1024 ** 3)
    const inOrganisation = async (role: 'user' | 'manager', size: number) =>
      callAs(startCall, { name: `${role}.bin`, size, parent: 'organisation' }, role)
    const begun = (await inOrganisation('user', quota)).json() as { upload: { id: string } }
    await putFile(gateway, begun.upload.id, Buffer.alloc(quota), { only: [1, 2, 3, 4, 5, 6, 7, 8] })
    await clearLeftovers(gateway)
    // Space for two parts is left; a mere announcement blocks at most half of the rest.
    expect((await inOrganisation('manager', Math.floor(quota / 2))).statusCode).toBe(413)
    expect((await inOrganisation('manager', 5_242_880)).statusCode).toBe(200)
  })

  it('are limited where an address outlives its upload', async () => {
    const quota = Math.floor(0.05 * 1024 ** 3)
    const size = 5_000_000
    for (let sent = 0; sent + size <= quota; sent += size)
      await done(cancelCall, {
        id: (await done<{ upload: { id: string } }>(startCall, { name: 'again.bin', size })).upload.id,
      })
    const refused = await callAs(startCall, { name: 'again.bin', size })
    expect([refused.statusCode, refused.json().error.message]).toEqual([429, expect.stringContaining('15 นาที')])
    await withSite(gateway.database, 'alpha', (db) => db.update(upload).set({ heldUntil: new Date(0) }))
    await done(startCall, { name: 'again.bin', size })
  })
})

it('are audited for staff with everyone’s files, not with their own', { timeout: 60_000 }, async () => {
  const since = new Date()
  const [mine, shared] = [
    await send('mine.txt', 'mine', { role: 'manager' }),
    await send('all.txt', 'all', { parent: 'organisation', role: 'manager' }),
  ]
  const into = await folder('All changes', 'organisation', 'manager')
  for (const { _id } of [mine, shared]) {
    await done(renameCall, { itemId: _id, newName: `${_id}.txt` }, 'manager')
    await done(setModeCall, { id: _id, mode: 'public' }, 'manager')
  }
  await done(moveCall, { ids: [shared._id], to: into }, 'manager')
  await done(copyCall, { ids: [shared._id], to: 'organisation' }, 'manager')
  const rows = await withSite(gateway.database, 'alpha', (db) => db.select().from(audit).where(gte(audit.at, since)))
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'file-copy',
    'file-folder',
    'file-mode',
    'file-move',
    'file-rename',
    'upload',
  ])
  expect(rows.find(({ action }) => action === 'file-move')).toMatchObject({
    subject: `item:${shared._id}`,
    after: { place: 'All changes' },
  })
})

describe('browser download', { timeout: 60_000 }, () => {
  const ticketRow = async (ticket: string) =>
    (
      await withSite(gateway.database, 'alpha', (db) =>
        db
          .select()
          .from(fileTicket)
          .where(eq(fileTicket.tokenHash, hashToken(ticket))),
      )
    )[0]
  const state = async (address: string, role: Who = 'user') =>
    (await callAs(savedCall, { ticket: address.split('/').at(-1) ?? '' }, role)).json<{ state?: string }>().state

  it('is reported to its page: waiting, complete, or broken off', async () => {
    const file = await send('ไฟล์.txt', 'all of it')
    const { address, name } = await done<{ address: string; name: string }>(saveCall, { id: file._id })
    expect([name, await state(address)]).toEqual(['ไฟล์.txt', 'waiting'])
    // Another holder of the address learns nothing from it.
    expect(await state(address, 'manager')).toBeUndefined()
    const answer = await ask(gateway, address, {})
    expect([answer.body, answer.headers['content-disposition']]).toEqual([
      'all of it',
      expect.stringContaining('attachment'),
    ])
    await vi.waitFor(async () => expect(await state(address)).toBe('ended'))

    const broken = await done<{ address: string }>(saveCall, { id: file._id })
    const read = vi
      .spyOn(gateway.services.store, 'read')
      .mockRejectedValueOnce(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    expect((await ask(gateway, broken.address, {})).statusCode).toBe(503)
    read.mockRestore()
    // A download manager, or a client with a lost connection, asks again in a moment: nothing has failed until then,
    // nor while another answer is being sent.
    const ticket = broken.address.split('/').at(-1) ?? ''
    await vi.waitFor(async () => expect((await ticketRow(ticket))?.failedAt).toBeInstanceOf(Date))
    expect(await state(broken.address)).toBe('begun')
    const inAlpha = <T>(work: Parameters<typeof withSite<T>>[2]) => withSite(gateway.database, 'alpha', work)
    const isLong = () =>
      inAlpha((db) =>
        db
          .update(fileTicket)
          .set({ failedAt: new Date(Date.now() - 60_000) })
          .where(eq(fileTicket.tokenHash, hashToken(ticket))),
      )
    await isLong()
    expect(await state(broken.address)).toBe('failed')
    await inAlpha((db) => recordStart(db, ticket))
    await isLong()
    expect(await state(broken.address)).toBe('begun')
    await inAlpha((db) => recordEnd(db, ticket, 'part'))
    expect(await state(broken.address)).toBe('failed')
    // Restarted, it is fine.
    expect((await ask(gateway, broken.address, {})).statusCode).toBe(200)
    await vi.waitFor(async () => expect(await state(broken.address)).toBe('ended'))
  })

  it('fails when its gateway is gone, and is not restarted forever', async () => {
    const file = await send('left.bin', Buffer.alloc(17 * 1024 ** 2, 'x'))
    const { address } = await done<{ address: string }>(saveCall, { id: file._id })
    const ticket = address.split('/').at(-1) ?? ''
    const inAlpha = <T>(work: Parameters<typeof withSite<T>>[2]) => withSite(gateway.database, 'alpha', work)
    const change = (set: Partial<typeof fileTicket.$inferInsert>) =>
      inAlpha((db) =>
        db
          .update(fileTicket)
          .set(set)
          .where(eq(fileTicket.tokenHash, hashToken(ticket))),
      )
    // As a killed one leaves it: counted, and silent since.
    const ago = () => new Date(Date.now() - 60_000)
    await change({ begun: 1 })
    await inAlpha((db) => recordStart(db, ticket))
    expect(await state(address)).toBe('begun')
    await change({ aliveUntil: ago() })
    expect(await state(address)).toBe('failed')
    // Requested again from another gateway it continues, and the abandoned one does not count; that one breaks off as
    // well.
    await inAlpha((db) => recordStart(db, ticket))
    expect([(await ticketRow(ticket))?.underWay, await state(address)]).toEqual([1, 'begun'])
    await inAlpha((db) => recordEnd(db, ticket, 'broken'))
    await change({ failedAt: ago() })
    expect(await state(address)).toBe('failed')
    // A gateway that is sending one reports so.
    const { store } = gateway.services
    const read = vi.spyOn(store, 'read').mockImplementationOnce(async (...wanted) => {
      await change({ aliveUntil: new Date(Date.now() + 60_000) })
      return store.read(...wanted)
    })
    expect((await ask(gateway, address, {})).rawPayload.length).toBe(17 * 1024 ** 2)
    read.mockRestore()
    expect((await ticketRow(ticket))?.aliveUntil?.getTime()).toBeGreaterThan(Date.now() + 120_000)
    await vi.waitFor(async () => expect(await state(address)).toBe('ended'))
  })

  it('is not started by a HEAD request', async () => {
    const file = await send('asked.txt', 'all of it')
    const { address } = await done<{ address: string }>(saveCall, { id: file._id })
    await gateway.app.inject({ method: 'HEAD', url: address, headers: { host: 'alpha.localhost' } })
    const row = await ticketRow(address.split('/').at(-1) ?? '')
    expect([row?.begun, row?.underWay, row?.endedAt, await state(address)]).toEqual([0, 0, null, 'waiting'])
  })

  it('is complete when its last part was sent, and not before', async () => {
    const file = await send('parts.txt', '0123456789')
    const { address } = await done<{ address: string }>(saveCall, { id: file._id })
    expect((await ask(gateway, address, { headers: { range: 'bytes=0-4' } })).body).toBe('01234')
    expect(await state(address)).toBe('begun')
    expect((await ask(gateway, address, { headers: { range: 'bytes=5-' } })).body).toBe('56789')
    await vi.waitFor(async () => expect(await state(address)).toBe('ended'))
  })
})

describe('file access', { timeout: 60_000 }, () => {
  it('keeps personal files private, the organisation’s readable to all, the library to managers', async () => {
    const own = await send('own.txt', 'own')
    const shared = await send('shared.txt', 'shared', { parent: 'organisation' })
    for (const role of ['manager', 'admin'] as const) {
      for (const [call, input] of [
        [itemCall, { id: own._id }],
        [renameCall, { itemId: own._id, newName: 'x' }],
        [trashCall, { ids: [own._id] }],
        [downloadCall, { id: own._id }],
        [linkCall, { id: own._id, for: 'save' }],
        [copyCall, { ids: [own._id], to: 'mine' }],
      ] as [AnyCall, Record<string, unknown>][])
        expect([call.name, (await callAs(call, input, role)).statusCode]).toEqual([call.name, 404])
      expect(await names({}, role)).toEqual([])
    }
    const staffs = await send('of staff.txt', 'x', { parent: 'organisation', role: 'manager' })
    expect((await callAs(trashCall, { ids: [staffs._id] })).statusCode).toBe(403)
    expect((await callAs(renameCall, { itemId: staffs._id, newName: 'x' })).statusCode).toBe(403)
    await done(renameCall, { itemId: shared._id, newName: 'renamed.txt' }, 'manager')
    expect(await names({ parent: 'organisation' })).toEqual(['of staff.txt', 'renamed.txt'])
    expect((await callAs(listCall, { parent: 'media' })).statusCode).toBe(404)
    // A folder may be trashed only without files of others in it.
    const mixed = await folder('Mixed', 'organisation')
    await send('theirs.txt', 'x', { parent: mixed, role: 'manager' })
    expect((await callAs(trashCall, { ids: [mixed] })).statusCode).toBe(409)
    await done(trashCall, { ids: [mixed] }, 'manager')
    // Nor can it be deleted with their files, after a manager has trashed it.
    expect((await callAs(purgeCall, { ids: [mixed] })).statusCode).toBe(409)
    await done(purgeCall, { ids: [mixed] }, 'manager')
  })

  it('refuses a batch with one foreign id like one with an unknown id', async () => {
    const own = await send('own.txt', 'own')
    const to = await folder('To')
    const foreign = randomUUID()
    await gateway.database.db.insert(item).values({
      siteId: 'beta',
      id: foreign,
      drive: 'media',
      kind: 'file',
      fileKind: 'text',
      name: 'x',
      siblingKey: 'x',
      sortKey: 'x',
      searchText: 'x',
      mime: 'text/plain',
      size: 1,
      storageKey: 'beta/x',
    })
    for (const [call, more] of [
      [trashCall, {}],
      [restoreCall, {}],
      [purgeCall, {}],
      [moveCall, { to }],
      [copyCall, { to }],
    ] as [AnyCall, Record<string, unknown>][]) {
      const [foreignAnswer, unknownAnswer] = [
        await callAs(call, { ids: [own._id, foreign], ...more }),
        await callAs(call, { ids: [own._id, randomUUID()], ...more }),
      ]
      expect([call.name, foreignAnswer.statusCode, foreignAnswer.json().error.message]).toEqual([
        call.name,
        404,
        unknownAnswer.json().error.message,
      ])
    }
    expect(await names()).toEqual(['To', 'own.txt'])
    expect(await names({ parent: to })).toEqual([])
    await gateway.database.db.delete(item).where(and(eq(item.siteId, 'beta'), eq(item.id, foreign)))
  })

  it('refuses calls without a token, and gives the public token only public files', async () => {
    const token = `public.${(await gateway.services.sites.byId('alpha'))?.publicKey ?? ''}`
    const secret = await send('secret.txt', 'secret', { parent: 'organisation' })
    const open = await send('open.txt', 'open', { parent: 'organisation', mode: 'public' })
    const photo = await send('open.jpg', await makePicture({ width: 600, height: 400 }), {
      parent: 'organisation',
      mode: 'public',
    })
    const within = await send('within.txt', 'x', { parent: await folder('Salaries', 'organisation'), mode: 'public' })
    const guest = (call: AnyCall, input: Record<string, unknown>, options = {}) =>
      askCall(gateway, call, input, options)
    for (const [call, input] of [
      [listParentCall, {}],
      [deleteCall, { itemId: open._id }],
      [downloadCall, { id: open._id }],
      [searchCall, { query: 'open' }],
    ] as [AnyCall, Record<string, unknown>][])
      expect((await guest(call, input)).json().error).toMatchObject({ status: 401, message: 'No token found' })
    expect(
      (await guest(listParentCall, { parent: 'organisation' }, { token }))
        .json()
        .data.map((each: FileItem) => [each.name, each.owner]),
    ).toEqual([
      ['open.jpg', null],
      ['open.txt', null],
    ])
    expect((await guest(downloadCall, { id: open._id }, { token })).body).toBe('open')
    expect((await guest(documentCall, { id: secret._id }, { token })).json().error).toMatchObject({
      status: 404,
      message: 'Document details not found',
    })
    expect((await guest(downloadCall, { id: secret._id }, { token })).statusCode).toBe(404)
    expect(
      (await guest(searchCall, { query: 'txt', drive: 'organisation' }, { token }))
        .json()
        .results.map((each: FileItem) => each.name)
        .toSorted(),
    ).toEqual(['open.txt', 'within.txt'])
    // Nor of the folders that contain a file.
    const results = (await guest(searchCall, { query: 'within', drive: 'organisation' }, { token })).json<{
      results: FileItem[]
    }>().results
    expect(results.map(({ _id, path, parent }) => [_id, path, parent])).toEqual([[within._id, '/', 'organisation']])
    expect((await guest(searchCall, { query: 'zzz', drive: 'organisation' }, { token })).json()).toEqual({
      status: true,
      results: [],
      message: 'No results found.',
    })
    for (const [call, input] of [
      [deleteCall, { itemId: open._id }],
      [renameCall, { itemId: open._id, newName: 'x' }],
      [newFolderCall, { name: 'x', parent: 'organisation' }],
    ] as [AnyCall, Record<string, unknown>][])
      expect((await guest(call, input, { token })).statusCode).toBe(401)
    expect((await guest(listParentCall, { parent: 'mine' }, { token })).statusCode).toBe(404)
    // A picture never reveals where it was taken.
    expect((await guest(downloadCall, { id: photo._id }, { token })).rawPayload.includes('SECRET-PLACE')).toBe(false)
    expect((await callAs(downloadCall, { id: photo._id })).rawPayload.includes('SECRET-PLACE')).toBe(true)
  })

  it('ends every former address of a file that turns private', async () => {
    const file = await send('open.txt', 'open', { mode: 'public' })
    const photo = await send('open.jpg', await makePicture({ width: 600, height: 400 }), { mode: 'public' })
    const addresses = [file.url as string, photo.url as string, photo.thumbnail as string]
    for (const address of addresses) expect((await ask(gateway, address)).statusCode).toBe(200)
    for (const { _id } of [file, photo])
      expect(await done(setModeCall, { id: _id, mode: 'private' })).toMatchObject({ mode: 'private', url: null })
    for (const address of addresses) expect((await ask(gateway, address)).statusCode).toBe(404)
    expect((await callAs(downloadCall, { id: file._id })).body).toBe('open')
    expect((await done<FileItem>(setModeCall, { id: file._id, mode: 'public' })).url).not.toBe(file.url)
    await clearLeftovers(gateway)
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
  })

  it('ends every address of a trashed file, and gives one again on restore', async () => {
    const place = await folder('Open')
    const file = await send('open.txt', 'open', { parent: place, mode: 'public' })
    const photo = await send('open.jpg', await makePicture({ width: 600, height: 400 }), {
      parent: place,
      mode: 'public',
    })
    const replaced = await send('again.txt', 'first', { mode: 'public' })
    await send('again.txt', 'second', { conflict: 'replace' })
    await done(trashCall, { ids: [place] })
    for (const address of [file.url, photo.url, photo.thumbnail, replaced.url] as string[])
      expect((await ask(gateway, address)).statusCode).toBe(404)
    await done(restoreCall, { ids: [place] })
    const back = (await list({ parent: place })).items
    expect(back.map(({ name, mode }) => [name, mode])).toEqual([
      ['open.jpg', 'public'],
      ['open.txt', 'public'],
    ])
    for (const { url } of back) expect((await ask(gateway, url as string)).statusCode).toBe(200)
    await clearLeftovers(gateway)
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
  })

  it('does so for as many files as a folder holds', async () => {
    const place = await folder('Many')
    const many = Array.from({ length: 220 }, (_, at) => ({
      id: randomUUID(),
      storageKey: `public/alpha/2026/11/many/${at}.txt`,
      name: `${at}.txt`,
    }))
    // More than the caller waits for; missing thumbnails of the others do not affect a caller who requests only those.
    const [waitedFor, others] = [many.slice(0, 24), many.slice(24)]
    for (const { storageKey } of waitedFor)
      await gateway.services.store.put(storageKey, Buffer.from('x'), { type: 'text/plain', size: 1 })
    const write = (rows: typeof many) =>
      withSite(gateway.database, 'alpha', async (db) => {
        const [parent] = await db.select().from(item).where(eq(item.id, place))
        await db.insert(item).values(
          rows.map(({ name, ...row }) => ({
            ...row,
            siteId: 'alpha',
            drive: 'mine' as const,
            ownerId: parent?.ownerId ?? null,
            parentId: place,
            kind: 'file' as const,
            fileKind: 'text' as const,
            mode: 'public' as const,
            mime: 'text/plain',
            size: 1,
            checksum: 'x',
            ...nameFields(name),
          })),
        )
      })
    const opened = async () =>
      (
        await withSite(gateway.database, 'alpha', (db) =>
          db.select({ key: item.storageKey }).from(item).where(eq(item.kind, 'file')),
        )
      ).filter(({ key }) => key?.startsWith('public/')).length
    await write(waitedFor)
    await done(trashCall, { ids: [place] })
    await gateway.services.afterResponse.idle()
    expect([await opened(), (await gateway.services.store.list('public/alpha/2026/11/many/')).length]).toEqual([0, 0])
    await done(restoreCall, { ids: [place] })
    await gateway.services.afterResponse.idle()
    expect(await opened()).toBe(waitedFor.length)
    await write(others)
    await withSite(gateway.database, 'alpha', (db) =>
      db.update(item).set({ trashedAt: new Date(), trashedWith: place }),
    )
    expect((await withSite(gateway.database, 'alpha', (db) => findMisplaced(db))).toSorted()).toEqual(
      many.map(({ id }) => id).toSorted(),
    )
  })

  it('adapts files moved into the library and out of it to what pages need', async () => {
    const photo = await send('photo.jpg', await makePicture({ width: 700, height: 400 }), { role: 'manager' })
    expect(
      (await done<{ items: FileItem[] }>(moveCall, { ids: [photo._id], to: 'media' }, 'manager')).items,
    ).toMatchObject([{ drive: 'media', mode: 'public' }])
    const [row] = await withSite(gateway.database, 'alpha', (db) =>
      db.select().from(item).where(eq(item.id, photo._id)),
    )
    expect(row?.renditions?.files.map(({ type, width }) => `${type} ${width}`)).toEqual([
      'image/avif 480',
      'image/webp 480',
      'image/avif 700',
      'image/webp 700',
    ])
    await done(moveCall, { ids: [photo._id], to: 'mine' }, 'manager')
    const [back] = await withSite(gateway.database, 'alpha', (db) =>
      db
        .select()
        .from(item)
        .where(and(eq(item.id, photo._id), isNull(item.trashedAt))),
    )
    expect([back?.mode, back?.renditions?.files.some((file) => file.key.startsWith('public/'))]).toEqual([
      'private',
      false,
    ])
    await clearLeftovers(gateway)
    expect(await unaccounted()).toEqual({ objects: [], rows: [] })
  })
})
