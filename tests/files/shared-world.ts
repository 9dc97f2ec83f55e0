import { nameFields } from '@gateway/files/names'
import { randomUUID } from 'node:crypto'
import type { Database } from '@gateway/db/open'
import { share } from '@gateway/db/share-tables'
import { item, upload } from '@gateway/db/item-tables'
import { demoPerson, newIds, type Ids } from '../isolation/make-rows'

/**
 * The content of two shared folders, one at each site, and items next to them. Made once per database: several kinds
 * use the same.
 */
type SharedWorld = { codes: Ids; folders: Ids; uploads: Ids; toCancel: Ids }
const sharedWorlds = new WeakMap<Database, Promise<SharedWorld>>()
export function sharedWorld(database: Database): Promise<SharedWorld> {
  const known = sharedWorlds.get(database) ?? makeSharedWorld(database)
  sharedWorlds.set(database, known)
  return known
}

async function makeSharedWorld(database: Database): Promise<SharedWorld> {
  const { db } = database
  const folders = { ...newIds(), others: randomUUID() }
  const world: SharedWorld = {
    codes: newIds(),
    folders,
    uploads: { ...newIds(), others: randomUUID() },
    toCancel: { ...newIds(), others: randomUUID() },
  }
  world.folders.extras =
    world.uploads.extras =
    world.toCancel.extras =
      { code: world.codes.own, shareCode: world.codes.own, share_code: world.codes.own }
  const folder = (siteId: string, id: string, parentId: string | null) =>
    db.insert(item).values({
      siteId,
      id,
      parentId,
      kind: 'folder',
      drive: 'organisation',
      fileKind: 'folder',
      ...nameFields(`Folder ${id}`),
      mode: 'private',
      size: 0,
    })
  const sent = (siteId: string, id: string, shareId: string, ownerId: string) =>
    db.insert(upload).values({
      siteId,
      id,
      ownerId,
      shareId,
      drive: 'organisation',
      name: 'a.txt',
      size: 1,
      storageKey: `incoming/${siteId}/${id}`,
      mode: 'private',
      expiresAt: new Date('2999-01-01T00:00:00Z'),
    })
  for (const [siteId, which] of [
    ['alpha', 'own'],
    ['beta', 'foreign'],
  ] as const) {
    const ownerId = await demoPerson(database, siteId, 'user')
    const shareOf = async (code: string, inner: string) => {
      const [root, id] = [randomUUID(), randomUUID()]
      await folder(siteId, root, null)
      await folder(siteId, inner, root)
      await db.insert(share).values({
        siteId,
        id,
        itemId: root,
        code,
        madeBy: ownerId,
        permissions: { read: true, create: true, update: false, delete: false, share: false },
      })
      return id
    }
    const shareId = await shareOf(world.codes[which], folders[which])
    await sent(siteId, world.uploads[which], shareId, ownerId)
    await sent(siteId, world.toCancel[which], shareId, ownerId)
    // Of another link at the same site.
    if (siteId === 'beta') continue
    const elsewhere = await shareOf(randomUUID(), folders.others)
    for (const { others } of [world.uploads, world.toCancel]) await sent(siteId, others ?? '', elsewhere, ownerId)
  }
  return world
}
