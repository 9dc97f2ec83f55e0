import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { isDateInput } from '@schemas/date-input'
import { readOnly, type SharePermissions } from '@schemas/files/entities/share'
import { hashPassword } from '@gateway/auth/passwords'
import { share } from '@gateway/db/share-tables'
import { item } from '@gateway/db/item-tables'
import { type FileRow, findChangeable } from '@gateway/files/access'
import { endUploadsOf } from '@gateway/files/end-uploads'
import type { FileOperation } from '@gateway/files/file-operation'
import { recordEvents } from '@gateway/files/history'
import { recordStaffAct } from '@gateway/files/staff-acts'
import { fileError } from '@gateway/files/messages'
import { CallError } from '@gateway/errors/call-error'
import { describeOwn } from './find-own'
import { newCode, type ShareRow } from '@gateway/files/share-rows'
import { fieldMessages, shareError } from './messages'

export type Wanted = {
  isShare: boolean
  /** Of the link that the person saw. */
  version?: number | undefined
  isPassword?: boolean | undefined
  sharePassword?: string | null | undefined
  shareExpire?: string | null | undefined
  permissions?: { [Name in keyof SharePermissions]?: boolean | undefined } | null | undefined
  label?: string | undefined
  downloadsAllowed?: number | null | undefined
}

/** Hashed before the transaction, which must not wait for it. */
export const hashWanted = async ({ isPassword, sharePassword }: Wanted): Promise<string | undefined> =>
  isPassword && sharePassword ? hashPassword(sharePassword) : undefined

/**
 * Switches an item's link on or off and sets its password and permissions; omitted fields are unchanged. Throws
 * CallError.
 */
export async function setShare(
  act: FileOperation,
  itemId: string,
  wanted: Wanted,
  passwordHash: string | undefined,
  origin: string,
): Promise<{ row: FileRow; share: ShareRow | undefined }> {
  const { db, site, person, locale } = act
  const [row] = await findChangeable(act, [itemId])
  if (!row || row.trashedAt) throw fileError('unknown', locale)
  // Two concurrent switch-ons make one link.
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`share:${site}:${itemId}`}))`)
  const [before] = await db.select().from(share).where(eq(share.itemId, itemId))
  if (before && wanted.version !== undefined && wanted.version !== before.version)
    throw shareError('stale', locale, { share: await describeOwn(act, before.id, origin) })
  if (!wanted.isShare) {
    if (!before) return { row, share: undefined }
    const [off] = await db
      .update(share)
      .set({ isOn: false, version: sql`${share.version} + 1`, updatedAt: sql`now()` })
      .where(eq(share.id, before.id))
      .returning()
    await endUploadsOf(db, before.id)
    if (before.isOn) await recordEvents(db, [{ site, item: itemId, act: 'share', person, became: 'off' }])
    await recordStaffAct(act, row, 'file-share', { before: auditedShare(before), after: auditedShare(off) })
    return { row, share: off }
  }
  const hash = wanted.isPassword === false ? null : (passwordHash ?? before?.passwordHash ?? null)
  if (wanted.isPassword && hash === null) throw fieldError('sharePassword', 'password', act)
  const expiresAt = wanted.shareExpire === undefined ? (before?.expiresAt ?? null) : readExpiry(wanted.shareExpire, act)
  const values = {
    isOn: true,
    passwordHash: hash,
    expiresAt,
    permissions: { ...readOnly, ...before?.permissions, ...namedPermissions(wanted.permissions) },
    label: wanted.label ?? before?.label ?? '',
    downloadsAllowed:
      wanted.downloadsAllowed === undefined ? (before?.downloadsAllowed ?? null) : wanted.downloadsAllowed,
  }
  if (before) checkLimit(before, values.downloadsAllowed, act)
  if (!before) {
    const [made] = await db
      .insert(share)
      .values({ siteId: site, id: randomUUID(), itemId, code: newCode(), madeBy: person ?? null, ...values })
      .returning()
    await recordEvents(db, [{ site, item: itemId, act: 'share', person, became: 'on' }])
    await recordStaffAct(act, row, 'file-share', { after: auditedShare(made) })
    return { row, share: made }
  }
  // A revoked code never works again: holders of the old link must not be admitted by a new one.
  const reissued = before.revokedAt
    ? { code: newCode(), revokedAt: null, downloadsUsed: 0, visitNo: before.visitNo + 1 }
    : {}
  const endsVisits = hash !== before.passwordHash && !before.revokedAt ? { visitNo: before.visitNo + 1 } : {}
  const [changed] = await db
    .update(share)
    .set({ ...values, ...reissued, ...endsVisits, version: sql`${share.version} + 1`, updatedAt: sql`now()` })
    .where(eq(share.id, before.id))
    .returning()
  if (!values.permissions.create || before.revokedAt) await endUploadsOf(db, before.id)
  if (!before.isOn || before.revokedAt)
    await recordEvents(db, [{ site, item: itemId, act: 'share', person, became: 'on' }])
  await recordStaffAct(act, row, 'file-share', { before: auditedShare(before), after: auditedShare(changed) })
  return { row, share: changed }
}

/** Audits that a link was revoked or got another code. */
export async function recordLinkAct(
  act: FileOperation,
  { itemId }: Pick<ShareRow, 'itemId'>,
  action: 'share-reset' | 'share-revoke',
): Promise<void> {
  const [row] = await act.db
    .select({ id: item.id, drive: item.drive, name: item.name })
    .from(item)
    .where(eq(item.id, itemId))
  if (row) await recordStaffAct(act, row, action, { after: { name: row.name } })
}

/** Audited fields of a link: its settings and permissions, and nothing that opens it. */
const auditedShare = (row: ShareRow | undefined) =>
  row && {
    isOn: row.isOn,
    hasPassword: row.passwordHash !== null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    permissions: row.permissions,
    downloadsAllowed: row.downloadsAllowed,
    label: row.label,
  }

/** Gives the link another code: the old one opens nothing any more. */
export async function resetShare(
  { db, site, person }: FileOperation,
  { id, itemId, visitNo }: ShareRow,
): Promise<void> {
  await db
    .update(share)
    .set({
      code: newCode(),
      isOn: true,
      revokedAt: null,
      downloadsUsed: 0,
      visitNo: visitNo + 1,
      version: sql`${share.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(share.id, id))
  await endUploadsOf(db, id)
  await recordEvents(db, [{ site, item: itemId, act: 'share', person, became: 'reset' }])
}

export async function revokeShare(
  { db, site, person }: FileOperation,
  { id, itemId, visitNo, revokedAt }: ShareRow,
): Promise<void> {
  await db
    .update(share)
    .set({
      isOn: false,
      revokedAt: sql`coalesce(${share.revokedAt}, now())`,
      visitNo: visitNo + 1,
      version: sql`${share.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(share.id, id))
  await endUploadsOf(db, id)
  if (!revokedAt) await recordEvents(db, [{ site, item: itemId, act: 'share', person, became: 'revoked' }])
}

/** The permissions that were given. */
const namedPermissions = (permissions: Wanted['permissions']): Partial<SharePermissions> =>
  Object.fromEntries(Object.entries(permissions ?? {}).filter(([, may]) => may !== undefined))

function readExpiry(text: string | null, act: FileOperation): Date | null {
  if (text === null || text === '') return null
  const at = new Date(text)
  if (Number.isNaN(at.getTime()) || !isDateInput(at.toISOString().slice(0, 10)))
    throw fieldError('shareExpire', 'date', act)
  if (at.getTime() <= Date.now()) throw fieldError('shareExpire', 'past', act)
  return at
}

function checkLimit({ downloadsUsed, revokedAt }: ShareRow, allowed: number | null, act: FileOperation): void {
  if (allowed !== null && !revokedAt && allowed < downloadsUsed) throw fieldError('downloadsAllowed', 'fewer', act)
}

function fieldError(field: string, problem: keyof typeof fieldMessages, { locale }: FileOperation): CallError {
  const { code, message } = shareError('invalid', locale)
  return new CallError(code, message, { [field]: fieldMessages[problem][locale] })
}
