import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '@gateway/db/open'
import { hashToken } from '@gateway/auth/one-time-token'
import { oneTimeToken, type TokenPurpose } from '@gateway/db/account-tables'
import { share } from '@gateway/db/share-tables'
import { draft, draftVersion, formSubmission, item, person, upload } from '@gateway/db/tables'
import { nameFields } from '@gateway/files/names'
import { page, row } from '../fixtures/sites'

/**
 * An id of a row of the called site, one of another site, and an unknown one. Where not every permitted caller finds a
 * row: also another person's or another item's id at the called site, and who would find it. `extras`: further inputs
 * for this row. `shownBy`: the calls that show the foreign one to everyone on purpose.
 */
export type Ids = {
  own: string
  foreign: string
  unknown: string
  others?: string
  owner?: string
  extras?: Record<string, unknown>
  shownBy?: readonly string[] | 'all'
}

export const newIds = (): Ids => ({ own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() })
export const browser = 'the-browser-that-asked-0001'
/** Of the browser that shows every code of the matrix. */
export const qrSecret = randomBytes(32).toString('base64url')
/** Stored data of a code on a screen. */
export const qrData = (state: string) => ({
  state,
  secretHash: hashToken(qrSecret),
  userAgent: 'test',
  address: '127.0.0.1',
})

const form = {
  type: 'form/form',
  id: 'form1',
  props: { form: 'contact', fields: [{ kind: 'text', name: 'name', label: 'Name', required: true }] },
}
const frame = { type: 'content/custom-html', id: 'frame1', props: { html: '<p>Hello</p>', title: 'A frame' } }
export const document = (path: string): unknown => JSON.parse(page(path, { guest: [row(form, frame)] }))

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

/** Uploads for other purposes than files, of the demo admin or another. */
export async function makeOtherUploads(
  { db }: Database,
  purpose: 'import' | 'font' | 'avatar',
  by = 'admin',
): Promise<Ids> {
  const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
  for (const [siteId, id] of [
    ['alpha', ids.own],
    ['beta', ids.foreign],
  ] as const) {
    const [owner] = await db
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.siteId, siteId), eq(person.email, `${by}@${siteId}.example`)))
    await db.insert(upload).values({
      siteId,
      id,
      ownerId: owner?.id ?? '',
      purpose,
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

/** Issued tokens, one at each site; only their hashes are stored. */
export async function makeTokens(
  database: Database,
  purpose: TokenPurpose,
  valuesOf: (site: string) => Promise<{ personId?: string; madeBy?: string; data?: Record<string, unknown> }>,
  extras?: Record<string, unknown>,
): Promise<Ids> {
  const token = () => randomBytes(32).toString('base64url')
  const ids: Ids = { own: token(), foreign: token(), unknown: token(), ...(extras ? { extras } : {}) }
  for (const [siteId, id] of [
    ['alpha', ids.own],
    ['beta', ids.foreign],
  ] as const)
    await database.db.insert(oneTimeToken).values({
      siteId,
      tokenHash: hashToken(id),
      purpose,
      expiresAt: new Date('2999-01-01T00:00:00Z'),
      ...(await valuesOf(siteId)),
    })
  return ids
}

export async function demoPerson({ db }: Database, siteId: string, role: string): Promise<string> {
  const [found] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.siteId, siteId), eq(person.email, `${role}@${siteId}.example`)))
  if (!found) throw new Error(`${siteId} has no ${role}.`)
  return found.id
}

export async function makePeople({ db }: Database): Promise<Ids> {
  const ids = newIds()
  for (const [siteId, id] of [
    ['alpha', ids.own],
    ['beta', ids.foreign],
  ] as const)
    await db.insert(person).values({ siteId, id, email: `${id}@${siteId}.example`, firstname: 'Someone', role: 'user' })
  return ids
}

/** A new person at a site, needed by nothing else of the matrix. */
export async function newPerson(
  { db }: Database,
  siteId: string,
  status: 'active' | 'pending' = 'active',
): Promise<string> {
  const id = randomUUID()
  await db
    .insert(person)
    .values({ siteId, id, email: `${id}@${siteId}.example`, firstname: 'New', role: 'user', status })
  return id
}

export async function makeDocuments({ db }: Database, name: string): Promise<Ids> {
  const path = (site: string) => `/${name}-of-${site}`
  for (const siteId of ['alpha', 'beta'])
    await db
      .insert(draft)
      .values({ siteId, document: `page:${path(siteId)}`, content: document(path(siteId)), version: 1 })
  await db.insert(draftVersion).values(
    ['alpha', 'beta'].map((siteId) => ({
      siteId,
      document: `page:${path(siteId)}`,
      content: document(path(siteId)),
      version: 1,
    })),
  )
  return { own: `page:${path('alpha')}`, foreign: `page:${path('beta')}`, unknown: `page:${path('nobody')}` }
}

export async function makeSubmissions({ db }: Database): Promise<Ids> {
  const ids = newIds()
  for (const [siteId, id] of [
    ['alpha', ids.own],
    ['beta', ids.foreign],
  ] as const)
    await db
      .insert(formSubmission)
      .values({ siteId, id, form: 'contact', pagePath: '/', answers: { name: 'Someone' }, locale: 'th' })
  return ids
}

export async function makeFonts({ db }: Database, name: string): Promise<Ids> {
  const family = (site: string) => `${name} of ${site}`
  for (const siteId of ['alpha', 'beta'])
    await db.insert(item).values({
      siteId,
      id: randomUUID(),
      kind: 'file',
      drive: 'media',
      fileKind: 'other',
      ...nameFields(`${name}.woff2`),
      mime: 'font/woff2',
      size: 1,
      checksum: '1',
      storageKey: `public/${siteId}/${name}.woff2`,
      mode: 'public',
      font: {
        family: family(siteId),
        weight: [400, 400],
        style: 'normal',
        ranges: 'U+20-7E',
        thai: false,
        latin: true,
        fallback: { ascent: 1, descent: 0.3, isSerif: false, latin: 0.45 },
      },
    })
  return { own: family('alpha'), foreign: family('beta'), unknown: family('nobody') }
}

/**
 * Every caller of alpha gets a twin at beta with the same id: then only the site, not the owner, protects rows from
 * each other.
 */
export async function makeTwins(database: Database): Promise<void> {
  for (const role of ['user', 'manager', 'admin'])
    await database.db
      .update(person)
      .set({ id: await demoPerson(database, 'alpha', role) })
      .where(and(eq(person.siteId, 'beta'), eq(person.email, `${role}@beta.example`)))
}
