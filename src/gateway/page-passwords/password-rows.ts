import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { pageKey } from '@schemas/layout/document-key'
import type { Db } from '../db/open'
import { type LeftAddress, pagePassword } from '../db/page-password-tables'
import { publication, release, site as sites } from '../db/tables'
import { themePatterns } from '../pages/site-pages'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'
import { type LiveVersion, locksOf, stillSeen } from './locked-pages'

/** How long a removed password can be restored. */
const restorableFor = sql`interval '1 hour'`

export type PasswordRow = typeof pagePassword.$inferSelect

/** Identifies a password in cookies. */
export const newPasswordId = () => randomBytes(9).toString('base64url')

/**
 * The password of an address: its own, else that of a former page still live there. A removed one is returned when
 * there is no other.
 */
export async function findPassword(db: Db, path: string, liveVersion: LiveVersion): Promise<PasswordRow | undefined> {
  const rows = await db
    .select()
    .from(pagePassword)
    .where(or(eq(pagePassword.path, path), sql`${pagePassword.former} @> ${JSON.stringify([{ path }])}::jsonb`))
  const standing = rows.filter(({ removedAt }) => removedAt === null)
  return (
    standing.find((row) => row.path === path) ??
    seenAt(standing, path, liveVersion) ??
    rows.find((row) => row.path === path) ??
    seenAt(rows, path, liveVersion)
  )
}

const seenAt = (rows: readonly PasswordRow[], path: string, liveVersion: LiveVersion) =>
  stillSeen(rows, liveVersion).find((seen) => seen.path === path)?.of

/** Locked addresses, as managers have them. */
export async function lockedPaths(db: Db, liveVersion: LiveVersion): Promise<Set<string>> {
  const rows = await db
    .select({ path: pagePassword.path, former: pagePassword.former, id: pagePassword.id, no: pagePassword.no })
    .from(pagePassword)
    .where(sql`${pagePassword.removedAt} IS NULL`)
  return new Set(locksOf({ passwords: rows }, liveVersion).keys())
}

/** Makes every gateway that caches the site reload its locked pages. */
export async function notifyPasswords(db: Db, site: Pick<Site, 'id'>): Promise<void> {
  await db
    .update(sites)
    .set({ passwordNo: sql`${sites.passwordNo} + 1` })
    .where(eq(sites.siteId, site.id))
}

/** Hashes of removed passwords that were not restored. */
export async function dropRemovedPasswords(db: Db): Promise<void> {
  await db
    .delete(pagePassword)
    .where(and(isNotNull(pagePassword.removedAt), sql`${pagePassword.removedAt} < now() - ${restorableFor}`))
}

type OfSite = { site: Site; themes: Themes }

/**
 * Moves a page's password to its new address, where it applies from draft `arrived` on, away from the old one, where it
 * ends with draft `left`. An earlier page at the new address is gone.
 */
export async function movePassword(
  db: Db,
  author: OfSite,
  { from, to, left, arrived }: { from: string; to: string; left: number; arrived: number },
): Promise<void> {
  await retirePassword(db, author, { path: to, until: arrived })
  const [moved] = await db.select().from(pagePassword).where(eq(pagePassword.path, from))
  if (!moved) return
  await db
    .update(pagePassword)
    .set({ path: to, former: [...moved.former, { path: from, until: left }] })
    .where(eq(pagePassword.id, moved.id))
  await notifyPasswords(db, author.site)
}

/**
 * Whatever was at the address is gone from draft `until` on: the next page there has no password, and the old one keeps
 * it wherever visitors have it. When it can never be seen again, the hash is removed at once.
 */
export async function retirePassword(db: Db, { site, themes }: OfSite, { path, until }: LeftAddress): Promise<void> {
  const [row] = await db.select().from(pagePassword).where(eq(pagePassword.path, path))
  if (!row) return
  const former = [...row.former, { path, until }]
  if (
    row.removedAt === null &&
    (await mayBeSeen(
      db,
      { site, themes },
      former.map((each) => each.path),
    ))
  )
    await db.update(pagePassword).set({ path: null, former }).where(eq(pagePassword.id, row.id))
  else await db.delete(pagePassword).where(eq(pagePassword.id, row.id))
  await notifyPasswords(db, site)
}

/**
 * A page shown again at an address by a rollback, as draft `version`, and restored as a draft, gets its password back.
 */
export async function revivePassword(db: Db, site: Pick<Site, 'id'>, path: string, version: number): Promise<void> {
  const row = await findPassword(db, path, () => version)
  if (!row || row.removedAt !== null || row.path === path) return
  const isThere = (each: LeftAddress) => each.path === path
  if (row.path === null) await db.update(pagePassword).set({ path }).where(eq(pagePassword.id, row.id))
  else {
    // The page itself is elsewhere by now: this is a second copy.
    await db
      .update(pagePassword)
      .set({ former: row.former.filter((each) => !isThere(each)) })
      .where(eq(pagePassword.id, row.id))
    await db.insert(pagePassword).values({ ...row, id: newPasswordId(), path, former: row.former.filter(isThere) })
  }
  await notifyPasswords(db, site)
}

/** Whether any release that can be rolled back to, any schedule or the theme has a page at one of these addresses. */
async function mayBeSeen(db: Db, { site, themes }: OfSite, paths: readonly string[]): Promise<boolean> {
  const ofTheme = new Set(themePatterns(site, themes))
  if (paths.some((path) => ofTheme.has(path))) return true
  const [shown] = await db
    .select({ no: release.no })
    .from(release)
    .where(or(...paths.map((path) => sql`jsonb_typeof(${release.content} -> 'pages' -> ${path}::text) = 'object'`)))
    .limit(1)
  if (shown) return true
  const isPlanned = sql`EXISTS (SELECT FROM jsonb_array_elements(${publication.changes}) AS change WHERE change ->> 'key' IN ${paths.map(pageKey)} AND change ? 'content')`
  const [plan] = await db
    .select({ id: publication.id })
    .from(publication)
    .where(and(eq(publication.status, 'waiting'), isPlanned))
    .limit(1)
  return plan !== undefined
}
