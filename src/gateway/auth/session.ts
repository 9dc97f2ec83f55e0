import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { SessionInfo } from '@schemas/boot'
import { isRole, type Role } from '@schemas/layout/role'
import type { Db } from '../db/open'
import { person, session, site as siteTable } from '../db/tables'
import { CallError } from '../http/call-error'
import type { Log } from '../log'
import type { Tokens } from './tokens'

/** The caller, verified. A guest has no person. */
export type Session = { role: Role; person?: { id: string; sessionId: string; firstname: string; lastname: string; email: string; avatar?: string } }

export const guest: Session = { role: 'guest' }
export const accountTokenSeconds = 300
/** A session ends at the latest after this long, however active. */
export const sessionSeconds = 12 * 3600

type WithSite = <T>(site: string, work: (tx: Db) => Promise<T>) => Promise<T>

/**
 * Who a token speaks for. An expired, revoked or badly signed token is a guest, with a log line; a verified token whose
 * role is unknown throws, because then the view cannot be chosen.
 */
export async function readSession(given: { kind: 'session' | 'account'; token: string; site: string; tokens: Tokens; withSite: WithSite; log: Log }): Promise<Session> {
  const { kind, token, site, tokens, withSite, log } = given
  const claims = await tokens.verify(kind, site, token)
  if (!claims) {
    log.info({ site, kind }, 'A token did not verify; its bearer is a guest.')
    return guest
  }
  if (!isRole(claims.role)) throw new Error(`The token names an unknown role: ${String(claims.role)}`)
  const [row] = await withSite(site, (tx) =>
    tx
      .select({ id: person.id, role: person.role, firstname: person.firstname, lastname: person.lastname, email: person.email, avatar: person.avatar })
      .from(session)
      .innerJoin(person, and(eq(person.siteId, session.siteId), eq(person.id, session.personId)))
      .where(and(eq(session.id, claims.session), eq(session.personId, claims.person), isNull(session.revokedAt), gt(session.expiresAt, new Date()), eq(person.status, 'active'))),
  )
  if (!row) {
    log.info({ site, kind }, 'A session has ended; its bearer is a guest.')
    return guest
  }
  const { id, firstname, lastname, email, avatar } = row
  return { role: row.role, person: { id, sessionId: claims.session, firstname, lastname, email, ...(avatar ? { avatar } : {}) } }
}

/** Opens a session row and signs its cookie token. */
export async function openSession(tx: Db, tokens: Tokens, site: string, personId: string, userAgent: string): Promise<{ session: Session; cookie: string }> {
  const [found] = await tx.select().from(person).where(eq(person.id, personId))
  if (!found) throw new Error('No such person.')
  // Held against whoever disables the site at this moment, who ends the sessions that there are: none begins behind that.
  const [held] = await tx.select({ status: siteTable.status }).from(siteTable).where(eq(siteTable.siteId, site)).for('share')
  if (held?.status !== 'active') throw new CallError(404, 'No site answers to this host name.')
  const id = randomUUID()
  await tx.insert(session).values({ siteId: site, id, personId, userAgent: userAgent.slice(0, 300), expiresAt: new Date(Date.now() + sessionSeconds * 1000) })
  const cookie = await tokens.sign('session', site, { person: personId, session: id, role: found.role }, sessionSeconds)
  const { firstname, lastname, email, avatar } = found
  return { session: { role: found.role, person: { id: personId, sessionId: id, firstname, lastname, email, ...(avatar ? { avatar } : {}) } }, cookie }
}

export async function closeSession(tx: Db, sessionId: string): Promise<void> {
  await tx.update(session).set({ revokedAt: new Date() }).where(and(eq(session.id, sessionId), isNull(session.revokedAt)))
}

/** The session as the browser may know it, with a fresh account token. */
export async function describeSession(current: Session, tokens: Tokens, site: string): Promise<SessionInfo> {
  if (!current.person) return { role: 'guest' }
  const { id, sessionId, firstname, lastname, avatar } = current.person
  const token = await tokens.sign('account', site, { person: id, session: sessionId, role: current.role }, accountTokenSeconds)
  return { role: current.role, userID: id, firstname, lastname, ...(avatar ? { avatar } : {}), token, tokenSeconds: accountTokenSeconds }
}
