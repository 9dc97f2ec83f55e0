import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withSite } from '@gateway/db/scope'
import { item } from '@gateway/db/item-tables'
import { site } from '@gateway/db/tables'
import { reconcileSite } from '@gateway/files/reconcile'
import { openGateway, type TestGateway } from '@tests/support/gateway'
import { sendTo } from '@tests/support/files'
import { makePicture } from '@tests/support/picture'
import { clearLeftovers, runJobs } from '@tests/support/run-jobs'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const later = () => Date.now() + 48 * 3_600_000
const agree = { strays: [], lost: [], redrawn: [], uploads: [], hashed: [], damaged: [], misplaced: [], sorted: 0 }
const reconcile = (options: { repair?: boolean; verify?: boolean; now?: number } = {}) =>
  reconcileSite(gateway.services, 'alpha', { repair: true, now: later(), ...options })
const rowOf = (id: string) =>
  withSite(gateway.database, 'alpha', async (db) => (await db.select().from(item).where(eq(item.id, id)))[0])

it('finds nothing when all is consistent', { timeout: 60_000 }, async () => {
  await sendTo(gateway, 'photo.jpg', await makePicture({ width: 700, height: 400 }))
  await sendTo(gateway, 'public.txt', Buffer.from('public'), { mode: 'public' })
  expect(await reconcile({ verify: true })).toMatchObject({ site: 'alpha', items: 2, objects: 4, ...agree })
})

it('finds deliberate damage, reports it without changes, and repairs it', { timeout: 120_000 }, async () => {
  const { store } = gateway.services
  const [photo, lost, whole, damaged] = await Promise.all([
    sendTo(gateway, 'broken photo.jpg', await makePicture({ width: 800, height: 500 })),
    sendTo(gateway, 'lost.txt', Buffer.from('lost')),
    sendTo(gateway, 'whole.txt', Buffer.from('whole')),
    sendTo(gateway, 'damaged.txt', Buffer.from('damaged')),
  ])
  const rows = { photo: await rowOf(photo._id), lost: await rowOf(lost._id), damaged: await rowOf(damaged._id) }
  const thumbnail = rows.photo?.renditions?.files[0]?.key ?? ''
  await store.put('alpha/2026/11/nobody/1.txt', Buffer.from('stray'), { type: 'text/plain', size: 5 })
  await store.startUpload('alpha/2026/11/abandoned/1.bin', { type: 'application/octet-stream' })
  await store.remove(thumbnail)
  await store.remove(rows.lost?.storageKey ?? '')
  await store.put(rows.damaged?.storageKey ?? '', Buffer.from('DAMAGED'), { type: 'text/plain', size: 7 })
  await withSite(gateway.database, 'alpha', (db) =>
    db.update(item).set({ checksum: null, sortKey: 'old' }).where(eq(item.id, whole._id)),
  )
  const found = {
    strays: ['alpha/2026/11/nobody/1.txt'],
    lost: [lost._id],
    redrawn: [photo._id],
    uploads: ['alpha/2026/11/abandoned/1.bin'],
    hashed: [whole._id],
    damaged: [damaged._id],
    sorted: 1,
  }
  expect(await reconcile({ repair: false, verify: true })).toMatchObject(found)
  // A recent object may belong to a running upload.
  expect(await reconcile({ repair: false, now: Date.now() })).toMatchObject({ strays: [], uploads: [] })
  expect((await rowOf(lost._id))?.trashedAt).toBeNull()
  expect(await reconcile({ verify: true })).toMatchObject(found)
  await clearLeftovers(gateway)
  expect(await store.head('alpha/2026/11/nobody/1.txt')).toBeDefined()
  await withSite(gateway.database, 'alpha', (db) =>
    db.execute(sql`UPDATE stray_object SET due_at = now() - interval '1 second'`),
  )
  await clearLeftovers(gateway)
  expect(await store.head('alpha/2026/11/nobody/1.txt')).toBeUndefined()
  expect(await store.listUploads('alpha/')).toEqual([])
  const drawn = (await rowOf(photo._id))?.renditions?.files[0]?.key ?? ''
  expect([drawn === thumbnail, (await store.head(drawn))?.type]).toEqual([false, 'image/webp'])
  expect((await rowOf(lost._id))?.trashedAt).not.toBeNull()
  const now = await rowOf(whole._id)
  expect([now?.checksum?.length, now?.sortKey]).toEqual([64, 'whole.txt\u0001'])
  // Loss and damage are reported as long as they last.
  expect(await reconcile({ verify: true })).toMatchObject({ ...agree, lost: [lost._id], damaged: [damaged._id] })
})

it('makes public what an older gateway stored as private for pages', { timeout: 60_000 }, async () => {
  const taken = await sendTo(gateway, 'for pages.jpg', await makePicture({ width: 60, height: 40 }), {
    parent: 'organisation',
  })
  await withSite(gateway.database, 'alpha', (db) =>
    db.update(item).set({ drive: 'media' }).where(eq(item.id, taken._id)),
  )
  expect((await reconcile({ repair: false })).misplaced).toEqual([taken._id])
  expect((await reconcile()).misplaced).toEqual([taken._id])
  const now = await rowOf(taken._id)
  expect([
    now?.mode,
    now?.renditions?.files.every(({ key }) => key.startsWith('public/')),
    (await gateway.services.store.head(now?.renditions?.files[0]?.key ?? ''))?.type,
  ]).toEqual(['public', true, 'image/webp'])
  expect((await reconcile()).misplaced).toEqual([])
})

it('removes public originals with camera metadata that an older gateway left', { timeout: 60_000 }, async () => {
  const { store } = gateway.services
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.from('WHERE-IT-WAS-TAKEN')])
  const left = await sendTo(gateway, 'from a phone.heic', heic)
  const open = 'public/alpha/2026/11/left/1.heic'
  await store.put(open, heic, { type: 'image/heic', size: heic.length })
  await withSite(gateway.database, 'alpha', (db) =>
    db.update(item).set({ mode: 'public', storageKey: open }).where(eq(item.id, left._id)),
  )
  expect((await reconcile()).misplaced).toEqual([left._id])
  const now = await rowOf(left._id)
  expect([now?.mode, now?.storageKey?.startsWith('public/'), await store.head(open)]).toEqual([
    'private',
    false,
    undefined,
  ])
  // The same for one whose thumbnails were lost and cannot be made again, and for one restored from the trash.
  await withSite(gateway.database, 'alpha', (db) =>
    db.update(item).set({ mode: 'public' }).where(eq(item.id, left._id)),
  )
  expect((await reconcile()).misplaced).toEqual([left._id])
  expect([(await rowOf(left._id))?.mode, (await rowOf(left._id))?.storageKey?.startsWith('public/')]).toEqual([
    'private',
    false,
  ])
  expect((await reconcile()).misplaced).toEqual([])
})

it('concludes nothing from an empty store', { timeout: 60_000 }, async () => {
  const folder = join(gateway.services.settings.dataDir, 'store', 'files')
  rmSync(folder, { recursive: true })
  const before = await withSite(gateway.database, 'alpha', (db) =>
    db.select({ id: item.id, trashedAt: item.trashedAt }).from(item).orderBy(item.id),
  )
  const { lost } = await reconcile()
  expect(lost.length).toBe(before.length)
  expect(
    await withSite(gateway.database, 'alpha', (db) =>
      db.select({ id: item.id, trashedAt: item.trashedAt }).from(item).orderBy(item.id),
    ),
  ).toEqual(before)
})

it('runs once in six hours for a site, on the first request, also after a restart', async () => {
  const stored = await sendTo(gateway, 'round.txt', Buffer.from('round'))
  const sorts = async () => {
    await withSite(gateway.database, 'alpha', (db) =>
      db.update(item).set({ sortKey: 'old' }).where(eq(item.id, stored._id)),
    )
    await runJobs(gateway, 'files/reconcile')
    return (await rowOf(stored._id))?.sortKey !== 'old'
  }
  expect([await sorts(), await sorts()]).toEqual([true, false])
  await withSite(gateway.database, 'alpha', (db) =>
    db.execute(sql`UPDATE reconcile_round SET began_at = began_at - interval '6 hours'`),
  )
  expect([await sorts(), await sorts()]).toEqual([true, false])
})

it('assigns objects under a common prefix to no site, whatever a site’s name', async () => {
  const { store, withSite: scoped } = gateway.services
  await store.put('public/beta/2026/11/theirs/1.txt', Buffer.from('theirs'), { type: 'text/plain', size: 6 })
  await store.startUpload('public/beta/2026/11/coming/1.bin', { type: 'application/octet-stream' })
  const { database } = gateway
  const [alpha] = await database.db.select().from(site).where(eq(site.siteId, 'alpha'))
  await database.db
    .insert(site)
    .values({ ...(alpha as typeof site.$inferSelect), siteId: 'public', publicKey: 'public' })
  const found = await reconcileSite({ store, withSite: scoped }, 'public', { repair: false, now: later() })
  expect([found.strays, found.uploads]).toEqual([[], []])
})
