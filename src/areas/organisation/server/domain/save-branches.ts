import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { ensureBranchLocation } from '@areas/commerce/server/public'
import { recordAudit } from '@gateway/audit/audit'
import type { ParsedInputOf } from '@schemas/call'
import type { call as saveBranchCall } from '@schemas/organisation/calls/cluster/save-branch'
import type { call as saveOrganisationCall } from '@schemas/organisation/calls/cluster/save-organisation'
import type { call as saveRegisterCall } from '@schemas/organisation/calls/cluster/save-register'
import { branch, organisation, register } from '../tables'
import { clusterError } from './messages'
import { openShiftOf } from './registers'
import { branchOf, type Staff } from './staff'

export async function saveOrganisation(
  { tx, site, locale, actor }: Staff,
  { version, ...fields }: ParsedInputOf<typeof saveOrganisationCall>,
): Promise<{ version: number }> {
  const [before] = await tx.select().from(organisation).for('update')
  if (before && version !== before.version)
    throw clusterError('stale', locale, { details: { ...before, siteId: undefined } })
  const [row] = before
    ? await tx
        .update(organisation)
        .set({ ...fields, version: sql`${organisation.version} + 1` })
        .returning({ version: organisation.version })
    : await tx
        .insert(organisation)
        .values({ siteId: site, ...fields })
        .onConflictDoNothing()
        .returning({ version: organisation.version })
  // Written by someone else at the same time.
  if (!row) throw clusterError('stale', locale)
  await recordAudit(tx, {
    site,
    person: actor,
    action: 'organisation-save',
    subject: `organisation:${site}`,
    ...(before ? { before: { name: before.name } } : {}),
    after: { name: fields.name },
  })
  return { version: row.version }
}

export async function saveBranch(
  staff: Staff,
  { id, version, ...fields }: ParsedInputOf<typeof saveBranchCall>,
): Promise<{ id: string; version: number }> {
  const { tx, site, locale, actor } = staff
  const before = id === undefined ? undefined : (await branchOf(staff, id)).branch
  if (before && version !== before.version) throw clusterError('stale', locale)
  const branchId = before?.id ?? randomUUID()
  const [row] = before
    ? await tx
        .update(branch)
        .set({ ...fields, version: sql`${branch.version} + 1` })
        .where(and(eq(branch.id, before.id), eq(branch.version, before.version)))
        .returning({ version: branch.version })
    : await tx
        .insert(branch)
        .values({
          siteId: site,
          id: branchId,
          ...fields,
          locationId: await ensureBranchLocation(tx, site, { id: branchId, title: fields.name }),
          rank: sql<number>`(SELECT coalesce(max(rank), 0) + 1 FROM branch)`,
        })
        .returning({ version: branch.version })
  if (!row) throw clusterError('stale', locale)
  await recordAudit(tx, {
    site,
    person: actor,
    action: 'branch-save',
    subject: `branch:${branchId}`,
    ...(before ? { before: { name: before.name } } : {}),
    after: { name: fields.name },
  })
  return { id: branchId, version: row.version }
}

export async function saveRegister(
  staff: Staff,
  { id, version, branch: branchId, code, name, machineNo, retired }: ParsedInputOf<typeof saveRegisterCall>,
): Promise<{ id: string; version: number }> {
  const { tx, site, locale, actor, now } = staff
  const { branch: of } = await branchOf(staff, branchId)
  const [before] =
    id === undefined
      ? []
      : await tx
          .select()
          .from(register)
          .where(and(eq(register.id, id), eq(register.branchId, of.id)))
          .for('update')
  if (id !== undefined && !before) throw clusterError('unknownRegister', locale)
  if (before && version !== before.version) throw clusterError('stale', locale)
  const [other] = await tx
    .select({ id: register.id })
    .from(register)
    .where(and(eq(register.code, before?.code ?? code), before ? ne(register.id, before.id) : undefined))
  if (other) throw clusterError('codeTaken', locale, { field: 'code' })
  if (before && retired && (await openShiftOf(staff, before.id))) throw clusterError('openShiftFirst', locale)
  const values = { name, machineNo: machineNo ?? null, retiredAt: retired ? now : null }
  const registerId = before?.id ?? randomUUID()
  const [row] = before
    ? await tx
        .update(register)
        .set({ ...values, version: sql`${register.version} + 1` })
        .where(eq(register.id, before.id))
        .returning({ version: register.version })
    : await tx
        .insert(register)
        .values({ siteId: site, id: registerId, branchId: of.id, code, ...values })
        .onConflictDoNothing()
        .returning({ version: register.version })
  if (!row) throw clusterError('codeTaken', locale, { field: 'code' })
  await recordAudit(tx, {
    site,
    person: actor,
    action: 'register-save',
    subject: `register:${registerId}`,
    after: { code: before?.code ?? code, name },
  })
  return { id: registerId, version: row.version }
}
