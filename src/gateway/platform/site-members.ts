import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, like, ne, or, sql } from 'drizzle-orm'
import type { AuditAct } from '@schemas/audit'
import type { SiteMember } from '@schemas/site/entities/site'
import { makePassword } from '../auth/first-password'
import { lastThere } from '../auth/members'
import { revokeTokens } from '../auth/one-time-token'
import { hashPassword } from '../auth/passwords'
import type { Db } from '../db/open'
import { person } from '../db/tables'
import { likePattern, queryTerms } from '../text/text-search'
import { endSessions } from './change-site'
import type { SiteAdminDeps } from './site-admin'
import { findSite, lockSite, type Operator, recordForBoth } from './site-record'
import { lastAdmin, takenEmail, unknownMember } from '../auth/account-messages'
import { asSite, withPlatform } from './with-platform'

type PersonRow = typeof person.$inferSelect
type Listed = { members: SiteMember[]; next?: string }

/** The people of a site by address: those whose address or name contains every search term. */
export async function listMembers(
  { database }: SiteAdminDeps,
  by: Operator,
  { id, q, cursor, limit }: { id: string; q?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<Listed> {
  return withPlatform(database, `members of ${id}`, async (tx) => {
    await findSite(tx, id, by.locale)
    const rows = await asSite(tx, id, (db) =>
      db
        .select({ person, lastActiveAt: lastThere })
        .from(person)
        .where(
          and(
            ne(person.status, 'deleted'),
            cursor === undefined ? undefined : gt(person.email, cursor),
            ...queryTerms(q ?? '').map((term) =>
              or(
                ...[person.email, person.firstname, person.lastname].map((column) =>
                  like(sql`lower(${column})`, likePattern(term)),
                ),
              ),
            ),
          ),
        )
        .orderBy(asc(person.email))
        .limit(limit + 1),
    )
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      members: shown.map((row) => describeMember(row.person, row.lastActiveAt)),
      ...(last ? { next: last.person.email } : {}),
    }
  })
}

function describeMember(
  { id, email, firstname, lastname, role, status, createdAt }: PersonRow,
  lastActiveAt: string | null = null,
): SiteMember {
  return {
    id,
    email,
    firstname,
    lastname,
    role,
    status,
    createdAt: createdAt.toISOString(),
    ...(lastActiveAt ? { lastActiveAt: new Date(lastActiveAt).toISOString() } : {}),
  }
}

type NewMember = { id: string; email: string; firstname: string; lastname: string; role: SiteMember['role'] }

/** Creates an account. The password is returned and stored as a hash only. */
export async function addMember(
  { database }: SiteAdminDeps,
  by: Operator,
  { id, ...fields }: NewMember,
): Promise<{ member: SiteMember; password: string }> {
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  return withPlatform(database, `new member of ${id}`, async (tx) => {
    const { space } = await lockSite(tx, id, by.locale)
    const [row] = await asSite(tx, id, (db) =>
      db
        .insert(person)
        .values({ siteId: id, id: randomUUID(), ...fields, passwordHash, locale: space.locales[0] ?? 'th' })
        .onConflictDoNothing()
        .returning(),
    )
    if (!row) throw takenEmail(by.locale, 'email')
    await recordForBoth(tx, by, {
      id,
      action: 'member-add',
      after: { person: row.id, email: row.email, role: row.role },
    })
    return { member: describeMember(row), password }
  })
}

export async function setRole(
  deps: SiteAdminDeps,
  by: Operator,
  { id, person: of, role }: { id: string; person: string; role: SiteMember['role'] },
): Promise<void> {
  await changeMember(deps, by, { id, of, action: 'member-role', changed: { role } })
}

/** Closing an account ends its sessions and revokes every link sent to the person or requested in their name. */
export async function setMemberStatus(
  deps: SiteAdminDeps,
  by: Operator,
  { id, person: of, status }: { id: string; person: string; status: 'active' | 'disabled' },
): Promise<void> {
  await changeMember(deps, by, { id, of, action: 'member-status', changed: { status } })
}

/** Changes of a site's admins are serialised, so that of two that remove the last two one is refused. */
async function changeMember(
  { database }: SiteAdminDeps,
  by: Operator,
  {
    id,
    of,
    action,
    changed,
  }: { id: string; of: string; action: AuditAct; changed: Partial<Pick<PersonRow, 'role' | 'status'>> },
): Promise<void> {
  await withPlatform(database, `${action} at ${id}`, async (tx) => {
    await lockSite(tx, id, by.locale)
    const before = await asSite(tx, id, async (db) => {
      const row = await findMember(db, of, by)
      const after = { ...row, ...changed }
      if (after.role === row.role && after.status === row.status) return undefined
      if (isActiveAdmin(row) && !isActiveAdmin(after) && !(await hasOtherAdmin(db, of))) throw lastAdmin(by.locale)
      await db
        .update(person)
        .set({ ...changed, version: row.version + 1 })
        .where(eq(person.id, of))
      if (after.status !== 'active') await endSessions(db, of)
      // An account activated here no longer needs its activation links.
      if (after.status !== row.status) await revokeTokens(db, of)
      return row
    })
    if (!before) return
    const [name] = Object.keys(changed) as ['role' | 'status']
    await recordForBoth(tx, by, {
      id,
      action,
      before: { person: of, email: before.email, [name]: before[name] },
      after: { person: of, email: before.email, ...changed },
    })
  })
}

/**
 * Sets a new password, which is returned and stored as a hash only; existing sessions end and requested links are
 * revoked. Activates an account that waited for its first mail, as accounts created here are active from the start.
 */
export async function resetPassword(
  { database }: SiteAdminDeps,
  by: Operator,
  { id, person: of }: { id: string; person: string },
): Promise<{ password: string }> {
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  await withPlatform(database, `new password at ${id}`, async (tx) => {
    await lockSite(tx, id, by.locale)
    const row = await asSite(tx, id, async (db) => {
      const found = await findMember(db, of, by)
      await db
        .update(person)
        .set({
          passwordHash,
          status: sql`CASE ${person.status} WHEN 'pending' THEN 'active' ELSE ${person.status} END`,
          version: found.version + 1,
        })
        .where(eq(person.id, of))
      await endSessions(db, of)
      await revokeTokens(db, of)
      return found
    })
    await recordForBoth(tx, by, { id, action: 'member-password', after: { person: of, email: row.email } })
  })
  return { password }
}

async function findMember(db: Db, of: string, { locale }: Operator): Promise<PersonRow> {
  const [row] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, of), ne(person.status, 'deleted')))
  if (!row) throw unknownMember(locale)
  return row
}

const isActiveAdmin = ({ role, status }: Pick<PersonRow, 'role' | 'status'>) => role === 'admin' && status === 'active'

async function hasOtherAdmin(db: Db, of: string): Promise<boolean> {
  const [other] = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.role, 'admin'), eq(person.status, 'active'), ne(person.id, of)))
    .limit(1)
  return other !== undefined
}
