import { nameFields } from '@gateway/files/names'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '@gateway/db/open'
import { hashToken } from '@gateway/auth/one-time-token'
import { fileTicket, share } from '@gateway/db/share-tables'
import { item, upload } from '@gateway/db/item-tables'
import { person, site as sites } from '@gateway/db/tables'
import { demoPerson, newPerson, type Ids, newIds } from '../isolation/make-rows'
import type { Maker } from '../isolation/define-isolation'
import { sharedWorld } from './shared-world'

export async function makeFiles(
  { db }: Database,
  { name, ...values }: Pick<typeof item.$inferInsert, 'kind' | 'drive' | 'fileKind' | 'name' | 'trashedAt'>,
): Promise<Ids> {
  const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
  for (const [siteId, id] of [
    ['alpha', ids.own],
    ['beta', ids.foreign],
  ] as const)
    await db.insert(item).values({ siteId, id, ...values, ...nameFields(name), mode: 'private', size: 0 })
  return ids
}

/** Uploads of the demo user, invisible to others. */
export async function makeFileUploads(database: Database): Promise<Ids> {
  const { db } = database
  const other = await newPerson(database, 'alpha')
  const ids: Ids & { others: string } = {
    own: randomUUID(),
    foreign: randomUUID(),
    unknown: randomUUID(),
    others: randomUUID(),
    owner: other,
  }
  await db.insert(upload).values({
    siteId: 'alpha',
    id: ids.others,
    ownerId: other,
    drive: 'organisation',
    name: 'a.txt',
    size: 1,
    storageKey: `incoming/alpha/${ids.others}`,
    mode: 'private',
    expiresAt: new Date('2999-01-01T00:00:00Z'),
  })
  for (const [siteId, id] of [
    ['alpha', ids.own],
    ['beta', ids.foreign],
  ] as const) {
    const [owner] = await db
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.siteId, siteId), eq(person.email, `user@${siteId}.example`)))
    await db.insert(upload).values({
      siteId,
      id,
      ownerId: owner?.id ?? '',
      drive: 'organisation',
      name: 'a.txt',
      size: 1,
      storageKey: `incoming/${siteId}/${id}`,
      mode: 'private',
      expiresAt: new Date('2999-01-01T00:00:00Z'),
    })
  }
  return ids
}

/**
 * A link to a folder of the organisation, which staff may change. Returns its rows' ids, or the codes that open them.
 */
export async function makeShares(database: Database, named: 'id' | 'code'): Promise<Ids> {
  const folders = await makeFiles(database, {
    kind: 'folder',
    drive: 'organisation',
    fileKind: 'folder',
    name: `Shared by ${named} ${randomUUID()}`,
  })
  const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
  for (const [siteId, itemId, name] of [
    ['alpha', folders.own, ids.own],
    ['beta', folders.foreign, ids.foreign],
  ] as const)
    await database.db.insert(share).values({
      siteId,
      itemId,
      id: randomUUID(),
      code: randomUUID(),
      [named]: name,
      permissions: { read: true, create: true, update: false, delete: false, share: false },
    })
  return ids
}

export const makers: Readonly<Record<string, Maker>> = {
  shared_item: async (database) => (await sharedWorld(database)).folders,
  shared_code: async (database) => (await sharedWorld(database)).codes,
  guest_upload: async (database) => (await sharedWorld(database)).uploads,
  guest_upload_to_cancel: async (database) => (await sharedWorld(database)).toCancel,
  item: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, id] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const)
      await db.insert(item).values({
        siteId,
        id,
        kind: 'file',
        drive: 'media',
        fileKind: 'text',
        ...nameFields('a.txt'),
        mime: 'text/plain',
        size: 1,
        checksum: '0',
        storageKey: `${siteId}/a`,
        mode: 'public',
      })
    return ids
  },
  // Three of alpha's own: an id named in beta's documents and settings counts as named by no one.
  item_named_there: async ({ db }) => {
    const ids: Ids = { ...newIds(), shownBy: 'all' }
    const createdAt = new Date('2026-01-01T00:00:00Z')
    for (const [id, size] of [
      [ids.own, 2],
      [ids.foreign, 1],
      [ids.unknown, 1],
    ] as const)
      await db.insert(item).values({
        siteId: 'alpha',
        id,
        kind: 'file',
        drive: 'media',
        fileKind: 'text',
        ...nameFields(`${id}.txt`),
        mime: 'text/plain',
        size,
        checksum: '0',
        storageKey: `alpha/${id}`,
        mode: 'public',
        createdAt,
        updatedAt: createdAt,
      })
    await db
      .update(sites)
      .set({ favicon: `item-${ids.foreign}` })
      .where(eq(sites.siteId, 'beta'))
    return ids
  },
  // A folder of the organisation, visible to everyone of the site.
  folder: (database) =>
    makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: 'Folder' }),
  library_folder: (database) =>
    makeFiles(database, { kind: 'folder', drive: 'media', fileKind: 'folder', name: 'Of the library' }),
  item_to_trash: (database) =>
    makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: 'To trash' }),
  item_to_move: (database) =>
    makeFiles(database, { kind: 'folder', drive: 'organisation', fileKind: 'folder', name: 'To move' }),
  item_to_purge: (database) =>
    makeFiles(database, {
      kind: 'folder',
      drive: 'organisation',
      fileKind: 'folder',
      name: 'To purge',
      trashedAt: new Date(),
    }),
  file_upload: (database) => makeFileUploads(database),
  upload_to_cancel: (database) => makeFileUploads(database),
  share: (database) => makeShares(database, 'id'),
  share_code: (database) => makeShares(database, 'code'),
  // Of a zip of an empty shared folder; valid for as many requests as the matrix makes.
  file_ticket: async (database) => {
    const shares = await makeShares(database, 'id')
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, shareId, token] of [
      ['alpha', shares.own, ids.own],
      ['beta', shares.foreign, ids.foreign],
    ] as const) {
      const [of] = await database.db
        .select({ itemId: share.itemId })
        .from(share)
        .where(and(eq(share.siteId, siteId), eq(share.id, shareId)))
      await database.db.insert(fileTicket).values({
        siteId,
        tokenHash: hashToken(token),
        act: 'zip',
        itemIds: [of?.itemId ?? ''],
        shareId,
        visitNo: 1,
        begun: -1000,
        expiresAt: new Date('2999-01-01T00:00:00Z'),
      })
    }
    return ids
  },
  // For a person's own item: the owner matters too.
  own_ticket: async (database) => {
    const owner = await newPerson(database, 'alpha')
    const ids: Ids = { ...newIds(), others: randomUUID(), owner }
    for (const [siteId, token, personId] of [
      ['alpha', ids.own, await demoPerson(database, 'alpha', 'user')],
      ['beta', ids.foreign, await demoPerson(database, 'beta', 'user')],
      ['alpha', ids.others ?? '', owner],
    ] as const)
      await database.db.insert(fileTicket).values({
        siteId,
        tokenHash: hashToken(token),
        act: 'save',
        itemIds: [],
        personId,
        expiresAt: new Date('2999-01-01T00:00:00Z'),
      })
    return ids
  },
}
