import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SessionInfo } from '@schemas/boot'
import { idleTimeoutMs } from '@schemas/constants'
import type { SessionEnd, SessionVia } from '@schemas/account/entities/session'
import type { Locale } from '@schemas/layout/locale'
import { isRole, type Role } from '@schemas/layout/role'
import type { Db } from '../db/open'
import { session } from '../db/account-tables'
import { person, site as siteTable } from '../db/tables'
import { CallError } from '../errors/call-error'
import { refusalMessages } from '../call/refusals'
import type { Log } from '../log'
import { notifySessions } from './notify-sessions'
import type { Tokens } from './tokens'

/** The caller, verified. A guest has no person. */
export type Session = { role: Role; person?: SessionPerson }

export type SessionPerson = {
  id: string
  sessionId: string
  firstname: string
  lastname: string
  email: string
  avatar?: string
  locale: Locale
  timeZone?: string
  /** Who acts for the person, through an impersonation link. */ impersonator?: { id: string; name: string }
}

export const guest: Session = { role: 'guest' }
export const accountTokenSeconds = 300
/** Maximum lifetime of a session, however active (s). */
export const sessionSeconds = 12 * 3600

type WithSite = <T>(site: string, work: (tx: Db) => Promise<T>) => Promise<T>

/**
 * The session a token represents. An expired, revoked or badly signed token is a guest, with a log line; a verified
 * token whose role is unknown throws, because then no view can be chosen.
 */
export async function readSession(options: {
  kind: 'session' | 'account'
  token: string
  site: string
  tokens: Tokens
  withSite: WithSite
  log: Log
}): Promise<Session> {
  const { kind, token, site, tokens, withSite, log } = options
  const claims = await tokens.verify(kind, site, token)
  if (!claims) {
    log.info({ site, kind }, 'A token did not verify; its bearer is a guest.')
    return guest
  }
  if (!isRole(claims.role)) throw new Error(`The token names an unknown role: ${String(claims.role)}`)
  const [row] = await withSite(site, (tx) =>
    selectPerson(tx).where(and(eq(session.id, claims.session), eq(session.personId, claims.person), isAlive())),
  )
  if (!row) {
    log.info({ site, kind }, 'A session has ended; its bearer is a guest.')
    return guest
  }
  return describePerson(row)
}

export const impersonator = alias(person, 'impersonator')

const selectPerson = (tx: Db) =>
  tx
    .select({
      person,
      sessionId: session.id,
      by: { id: impersonator.id, firstname: impersonator.firstname, lastname: impersonator.lastname },
    })
    .from(session)
    .innerJoin(person, and(eq(person.siteId, session.siteId), eq(person.id, session.personId)))
    .leftJoin(impersonator, and(eq(impersonator.siteId, session.siteId), eq(impersonator.id, session.impersonatedBy)))

/** Not revoked, not expired, active within two hours. */
export const isRunning = () =>
  and(
    isNull(session.revokedAt),
    gt(session.expiresAt, sql`now()`),
    gt(session.lastActiveAt, sql`now() - ${`${idleTimeoutMs} milliseconds`}::interval`),
  )

/**
 * Running, and its person may be here. An impersonator's session ends with their own account, or when the person
 * becomes an admin.
 */
export const isAlive = () =>
  and(
    isRunning(),
    eq(person.status, 'active'),
    sql`(${session.impersonatedBy} IS NULL OR (${impersonator.status} = 'active' AND ${impersonator.role} = 'admin' AND ${person.role} <> 'admin'))`,
  )

/** Whether a session is still alive, for responses that take long. */
export async function isSessionAlive(tx: Db, sessionId: string): Promise<boolean> {
  return (await selectPerson(tx).where(and(eq(session.id, sessionId), isAlive()))).length > 0
}

type Found = Awaited<ReturnType<typeof selectPerson>>[number]

function describePerson({
  person: { id, role, firstname, lastname, email, avatar, locale, timeZone },
  sessionId,
  by,
}: Found): Session {
  return {
    role,
    person: {
      id,
      sessionId,
      firstname,
      lastname,
      email,
      locale,
      ...(avatar ? { avatar } : {}),
      ...(timeZone ? { timeZone } : {}),
      ...(by?.id ? { impersonator: { id: by.id, name: `${by.firstname} ${by.lastname}`.trim() } } : {}),
    },
  }
}

/** What is stored when a session begins. */
export type SessionStart = {
  userAgent: string
  address?: string
  via?: SessionVia
  impersonatedBy?: string
  /** The password hash that was checked for this sign-in. */
  proven?: string | null
  /** Thrown when the account has been closed, or the password is no longer the one checked. */
  otherwise?: Error
}

/** Locked against disabling the site at this moment, which ends existing sessions: none may begin after that. */
export async function lockOpenSite(tx: Db, site: string): Promise<void> {
  const [held] = await tx
    .select({ status: siteTable.status })
    .from(siteTable)
    .where(eq(siteTable.siteId, site))
    .for('share')
  if (held?.status !== 'active')
    throw new CallError('not_found', `${refusalMessages.noSite.th} ${refusalMessages.noSite.en}`)
}

/** Opens a session row and signs its cookie token, in a transaction that has locked the open site. */
export async function openSession(
  tx: Db,
  tokens: Tokens,
  site: string,
  personId: string,
  { userAgent, address = '', via = 'password', impersonatedBy, proven, otherwise }: SessionStart,
): Promise<{ session: Session; cookie: string }> {
  // Locked too: checking a password takes time, and a concurrent reset has ended the existing sessions.
  const [found] = await tx
    .select({ role: person.role, status: person.status, passwordHash: person.passwordHash })
    .from(person)
    .where(eq(person.id, personId))
    .for('share')
  if (found?.status !== 'active' || (proven !== undefined && found.passwordHash !== proven))
    throw otherwise ?? new Error('No such person, or one who may not be here.')
  const id = randomUUID()
  await tx.insert(session).values({
    siteId: site,
    id,
    personId,
    userAgent: userAgent.slice(0, 300),
    address,
    via,
    impersonatedBy: impersonatedBy ?? null,
    expiresAt: new Date(Date.now() + sessionSeconds * 1000),
  })
  const cookie = await tokens.sign('session', site, { person: personId, session: id, role: found.role }, sessionSeconds)
  const [opened] = await selectPerson(tx).where(eq(session.id, id))
  if (!opened) throw new Error('The session that was opened is not there.')
  return { session: describePerson(opened), cookie }
}

export async function closeSession(tx: Db, sessionId: string, endedAs: SessionEnd): Promise<void> {
  const ended = await tx
    .update(session)
    .set({ revokedAt: new Date(), endedAs })
    .where(and(eq(session.id, sessionId), isNull(session.revokedAt)))
    .returning({ siteId: session.siteId, personId: session.personId })
  await notifySessions(tx, ended)
}

/**
 * Ends a person's open sessions, all or all but one; returns how many ended. Expired sessions keep the way they ended.
 */
export async function closeSessions(
  tx: Db,
  personId: string,
  endedAs: SessionEnd,
  { but }: { but?: string } = {},
): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ revokedAt: new Date(), endedAs })
    .where(and(eq(session.personId, personId), isRunning(), but === undefined ? undefined : ne(session.id, but)))
    .returning({ siteId: session.siteId, personId: session.personId })
  await notifySessions(tx, ended)
  return ended.length
}

/** The session as the browser may see it, with a fresh account token. */
export async function describeSession(current: Session, tokens: Tokens, site: string): Promise<SessionInfo> {
  if (!current.person) return { role: 'guest' }
  const { id, sessionId, firstname, lastname, avatar, timeZone, impersonator: by } = current.person
  const token = await tokens.sign(
    'account',
    site,
    { person: id, session: sessionId, role: current.role },
    accountTokenSeconds,
  )
  return {
    role: current.role,
    userID: id,
    firstname,
    lastname,
    ...(avatar ? { avatar } : {}),
    ...(timeZone ? { timeZone } : {}),
    ...(by ? { impersonator: by.name } : {}),
    token,
    tokenSeconds: accountTokenSeconds,
  }
}
