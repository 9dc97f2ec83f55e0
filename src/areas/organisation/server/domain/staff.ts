import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import type { CallContext } from '@gateway/call/handle'
import type { Db } from '@gateway/db/open'
import type { Seal } from '@gateway/seal/seal'
import { rolesOf } from '@gateway/membership/memberships'
import { pickText } from '@schemas/layout/pick-text'
import type { Locale } from '@schemas/layout/locale'
import { hasRole } from '@schemas/layout/role'
import { isPosition, mayAs, type Position } from '@schemas/organisation/entities/position'
import { branch, organisation } from '../tables'
import { clusterError } from './messages'

export type BranchRow = typeof branch.$inferSelect
export type Organisation = Pick<typeof organisation.$inferSelect, 'name' | 'dayStart' | 'cashStep' | 'cashWay'>

/** Who works, in one transaction of their site. */
export type Staff = {
  tx: Db
  site: string
  now: Date
  timeZone: string
  actor: string
  locale: Locale
  seal?: Seal
  /** Sends no mail: for demo data. */
  isSilent?: boolean
  /** Managers of the site are managers of each branch. */
  isSiteManager: boolean
  needed: Position
}

type Context = CallContext & { tx: <T>(work: (db: Db) => Promise<T>) => Promise<T> }
type Call = { method: string; member?: { role: string } }

/** Runs a call of staff. Who looks in another's name changes nothing. */
export function asStaff<T>(context: Context, call: Call, work: (staff: Staff) => Promise<T>): Promise<T> {
  const { site, session, locale, services } = context
  if (call.method !== 'GET') refuseImpersonator(context)
  const { id } = ownPerson(context)
  const role = call.member?.role ?? 'manager'
  if (!isPosition(role)) throw new Error(`"${role}" is no position.`)
  return context.tx((tx) =>
    work({
      tx,
      site: site.id,
      now: new Date(),
      timeZone: site.space.timeZone,
      actor: id,
      locale,
      seal: services.seal,
      isSiteManager: hasRole(session.role, 'manager'),
      needed: role,
    }),
  )
}

/** The branches where someone works, with their position, in the order of the organisation. */
export async function ownBranches(staff: Staff): Promise<{ branch: BranchRow; position: Position }[]> {
  const { tx, actor, isSiteManager } = staff
  const roles = isSiteManager ? new Map<string, string>() : await rolesOf(tx, 'branch', actor)
  if (!isSiteManager && roles.size === 0) return []
  const rows = await tx
    .select()
    .from(branch)
    .where(and(isNull(branch.closedAt), isSiteManager ? undefined : inArray(branch.id, [...roles.keys()])))
    .orderBy(asc(branch.rank), asc(branch.id))
  return rows.flatMap((row) => {
    const role = isSiteManager ? 'manager' : (roles.get(row.id) ?? '')
    return isPosition(role) ? [{ branch: row, position: role }] : []
  })
}

/**
 * A branch that the caller works at, in the position that the call needs. Others' branches do not exist for them; at
 * their own a position that is not sufficient is refused.
 */
export async function branchOf(
  staff: Staff,
  id: string,
  {
    unknown = 'unknownBranch',
    needed = staff.needed,
  }: { unknown?: Parameters<typeof clusterError>[0]; needed?: Position } = {},
): Promise<{ branch: BranchRow; position: Position }> {
  const { tx, locale } = staff
  const [row] = await tx.select().from(branch).where(eq(branch.id, id))
  const role = staff.isSiteManager ? 'manager' : row && (await rolesOf(tx, 'branch', staff.actor)).get(row.id)
  if (!row || !role || !isPosition(role)) throw clusterError(unknown, locale)
  if (!mayAs(role, needed))
    throw clusterError('needsPosition', locale, { values: { branch: pickText(row.name, locale) } })
  return { branch: row, position: role }
}

const standard: Organisation = { name: '', dayStart: 240, cashStep: 25, cashWay: 'down' }

/** What its branches share; the usual where a site has set nothing. */
export async function readOrganisation(tx: Db): Promise<Organisation> {
  return (await readStoredOrganisation(tx)) ?? standard
}

/** What a site has set; undefined where it has set nothing. */
export async function readStoredOrganisation(tx: Db) {
  const [row] = await tx.select().from(organisation)
  return row
}
