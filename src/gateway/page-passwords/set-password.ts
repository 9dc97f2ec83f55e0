import { eq, sql } from 'drizzle-orm'
import type { PagePasswordState } from '@schemas/editor/entities/page-password'
import { errorPattern, neededPaths } from '../pages/site-pages'
import { pathParams } from '@schemas/layout/path'
import type { Db } from '../db/open'
import { pagePassword } from '../db/page-password-tables'
import { person } from '../db/tables'
import { recordAudit } from '../audit/audit'
import type { Author } from '../drafts/author'
import { personName } from '../drafts/draft-rows'
import { findDocument, type Found, mayEditStored } from '../drafts/edited-document'
import { lockAddresses } from '../drafts/page-address'
import { liveDocument } from '../drafts/site-documents'
import { adminsOnly, unknownDocument } from '../drafts/messages'
import { CallError } from '../errors/call-error'
import { type LiveVersion, liveVersionOf } from './locked-pages'
import { findPassword, newPasswordId, type PasswordRow, notifyPasswords } from './password-rows'

const messages = {
  needed: { en: 'The site needs this page, so it can’t have a password.', th: 'เว็บไซต์ต้องใช้หน้านี้ จึงตั้งรหัสผ่านไม่ได้' },
  parameters: {
    en: 'This page shows content based on its address, such as posts, which can be found elsewhere too. It can’t have a password.',
    th: 'หน้านี้แสดงเนื้อหาตามที่อยู่ เช่น บทความ ซึ่งหาเจอจากที่อื่นได้ด้วย จึงตั้งรหัสผ่านไม่ได้',
  },
  trashed: { en: 'The page is in the trash.', th: 'หน้านี้อยู่ในถังขยะ' },
  stale: {
    en: 'Someone else changed this page’s password while you were editing.',
    th: 'มีผู้อื่นเปลี่ยนรหัสผ่านของหน้านี้ระหว่างที่คุณทำงานอยู่',
  },
}

type PasswordRequest = { key: string; seen: number }
type Held = { found: Found; path: string; liveVersion: LiveVersion; row: PasswordRow | undefined }

/** State of a page's password. Throws the caller's error when they may not edit the page. */
export async function readPassword(db: Db, author: Author, key: string): Promise<PagePasswordState> {
  const { row } = await findRow(db, author, key)
  return stateOf(db, row)
}

/** Sets a page's password by its hash, replacing the one reviewed. Throws the caller's error. */
export async function setPassword(
  db: Db,
  author: Author,
  { key, seen, hash }: PasswordRequest & { hash: string },
): Promise<PagePasswordState> {
  const { site, locale, person: by } = author
  const { found, path, row } = await lockPasswordRow(db, author, key, seen)
  if (found.row?.trashedAt) throw new CallError('in_trash', messages.trashed[locale])
  const set = { hash, setBy: by ?? null, setAt: new Date(), removedAt: null }
  await db
    .insert(pagePassword)
    .values({ siteId: site.id, path, id: newPasswordId(), former: [], ...set, no: seen + 1 })
    // The reviewed row may be another's, and a number is never reused.
    .onConflictDoUpdate({
      target: [pagePassword.siteId, pagePassword.path],
      set: { ...set, no: sql`greatest(${pagePassword.no}, ${seen}) + 1` },
    })
  await written(db, author, key, isSet(row), true)
  return readPassword(db, author, key)
}

/** Removes a page's password, or restores the removed one. Throws the caller's error. */
export async function removePassword(
  db: Db,
  author: Author,
  { key, seen, isBack = false }: PasswordRequest & { isBack?: boolean | undefined },
): Promise<PagePasswordState> {
  const { path, row } = await lockPasswordRow(db, author, key, seen)
  if (!row || isSet(row) === isBack) throw new CallError('stale_version', messages.stale[author.locale])
  // A former page's password stays in force where that page is now.
  const elsewhere = row.former.filter((each) => each.path !== path)
  const isOnlyHere = row.path === path || (row.path === null && elsewhere.length === 0)
  const change = isOnlyHere ? { removedAt: isBack ? null : new Date() } : { former: elsewhere }
  await db.update(pagePassword).set(change).where(eq(pagePassword.id, row.id))
  await written(db, author, key, !isBack, isBack)
  return readPassword(db, author, key)
}

/** Whether a page may have a password. Throws the caller's error, before any password is hashed. */
export async function mayHavePassword(db: Db, author: Author, key: string): Promise<void> {
  const { path } = await findRow(db, author, key)
  if (neededPaths.has(path) && path !== '/') throw new CallError('required_by_site', messages.needed[author.locale])
  if (pathParams(path).length > 0) throw new CallError('conflict', messages.parameters[author.locale])
}

const isSet = (row: PasswordRow | undefined): boolean => row !== undefined && row.removedAt === null

async function findRow(db: Db, author: Author, key: string): Promise<Held> {
  const { site, themes, role, locale } = author
  const found = await findDocument(db, { key, ...author })
  if (found.place.kind !== 'page' || found.place.path === errorPattern) throw unknownDocument(locale)
  const { path } = found.place
  // The live page may be admin-only, whatever the draft says.
  if (!mayEditStored(found.live, role)) throw adminsOnly(locale)
  const liveVersion = liveVersionOf(
    found.release.content,
    (each) => liveDocument({ kind: 'page', path: each }, found.release.content, site, themes) !== undefined,
  )
  return { found, path, liveVersion, row: await findPassword(db, path, liveVersion) }
}

/** Locks against moving or deleting the page and setting its password, until the transaction ends. */
async function lockPasswordRow(db: Db, author: Author, key: string, seen: number): Promise<Held> {
  await lockAddresses(db, author.site)
  const held = await findRow(db, author, key)
  if ((held.row?.no ?? 0) !== seen) throw new CallError('stale_version', messages.stale[author.locale])
  return held
}

async function stateOf(db: Db, row: PasswordRow | undefined): Promise<PagePasswordState> {
  if (!row || !isSet(row)) return { no: row?.no ?? 0, isSet: false }
  const [setter] =
    row.setBy === null ? [] : await db.select({ by: personName }).from(person).where(eq(person.id, row.setBy))
  return { no: row.no, isSet: true, setAt: row.setAt.toISOString(), ...(setter?.by ? { by: setter.by } : {}) }
}

const auditedState = (isThere: boolean) => ({ password: isThere ? 'set' : 'none' })

async function written(
  db: Db,
  { site, person: by }: Author,
  key: string,
  before: boolean,
  after: boolean,
): Promise<void> {
  await notifyPasswords(db, site)
  await recordAudit(db, {
    site: site.id,
    person: by,
    action: 'page-password',
    subject: key,
    before: auditedState(before),
    after: auditedState(after),
  })
}
