import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { pagePassword } from '../db/page-password-tables'
import { site as sites } from '../db/tables'
import { locksOf } from './locked-pages'
import type { Site } from '../platform/sites'

/** So long a password that was taken away can be given back. */
const keptFor = sql`interval '1 hour'`

export type PasswordRow = typeof pagePassword.$inferSelect

/** The password that an address asks for: its own, else that of a page that stood there before and may be seen there still. One that was taken away is told where there is no other. */
export async function findPassword(db: Db, path: string, isLive: (path: string) => boolean): Promise<PasswordRow | undefined> {
  const rows = await db.select().from(pagePassword).where(sql`${pagePassword.path} = ${path} OR ${pagePassword.former} @> ${JSON.stringify([path])}::jsonb`)
  const standing = rows.filter(({ removedAt }) => removedAt === null)
  return standing.find((row) => row.path === path) ?? standing.find((row) => !isLive(row.path)) ?? rows.find((row) => row.path === path)
}

/** Addresses that ask for a word, as managers have them. */
export async function lockedPaths(db: Db, isLive: (path: string) => boolean): Promise<Set<string>> {
  const rows = await db.select({ path: pagePassword.path, former: pagePassword.former, id: pagePassword.id, no: pagePassword.no }).from(pagePassword).where(sql`${pagePassword.removedAt} IS NULL`)
  return new Set(locksOf({ passwords: rows }, isLive).keys())
}

/** Every gateway that remembers the site learns by this that others of its pages ask. */
export async function tellPasswords(db: Db, site: Pick<Site, 'id'>): Promise<void> {
  await db.update(sites).set({ passwordNo: sql`${sites.passwordNo} + 1` }).where(eq(sites.siteId, site.id))
}

/** Hashes of passwords that were taken away and nobody gave back. */
export async function dropRemovedPasswords(db: Db): Promise<void> {
  await db.delete(pagePassword).where(and(isNotNull(pagePassword.removedAt), sql`${pagePassword.removedAt} < now() - ${keptFor}`))
}

/** Takes the password of a page along to its new address. What stood there before had one of its own, and is not there any more. */
export async function movePassword(db: Db, site: Pick<Site, 'id'>, from: string, to: string, isLive: (path: string) => boolean): Promise<void> {
  const moved = await db.select().from(pagePassword).where(eq(pagePassword.path, from))
  // Of a page in the trash that visitors still have, nothing opens because another one takes its address.
  if (moved.length === 0) return isLive(to) ? undefined : dropPassword(db, site, to)
  await db.delete(pagePassword).where(eq(pagePassword.path, to))
  const former = [...new Set([...(moved[0]?.former ?? []), from])].filter((path) => path !== to)
  await db.update(pagePassword).set({ path: to, former }).where(eq(pagePassword.path, from))
  await tellPasswords(db, site)
}

/** Whatever was at the address asks for nothing any more. */
export async function dropPassword(db: Db, site: Pick<Site, 'id'>, path: string): Promise<void> {
  const gone = await db.delete(pagePassword).where(eq(pagePassword.path, path)).returning({ path: pagePassword.path })
  if (gone.length > 0) await tellPasswords(db, site)
}
