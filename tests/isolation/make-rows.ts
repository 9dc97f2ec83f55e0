import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '@gateway/db/open'
import { hashToken } from '@gateway/auth/one-time-token'
import { oneTimeToken, type TokenPurpose } from '@gateway/db/account-tables'
import { upload } from '@gateway/db/item-tables'
import { person } from '@gateway/db/tables'
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
/** Satang and counts that reveal an answer with beta's data. */
export const beyond = 918_273_645

const form = {
  type: 'form/form',
  id: 'form1',
  props: { form: 'contact', fields: [{ kind: 'text', name: 'name', label: 'Name', required: true }] },
}
const frame = { type: 'content/custom-html', id: 'frame1', props: { html: '<p>Hello</p>', title: 'A frame' } }
export const document = (path: string): unknown => JSON.parse(page(path, { guest: [row(form, frame)] }))

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
