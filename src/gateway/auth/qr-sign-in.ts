import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { QrState } from '@schemas/account/entities/qr-sign-in'
import type { Db } from '../db/open'
import { oneTimeToken } from '../db/account-tables'
import { findToken, hashToken, issueToken, tokenSeconds } from './one-time-token'

/**
 * After an approval the requesting browser has this long to collect it (s), however late in the code's lifetime it
 * came.
 */
const collectSeconds = 30

/**
 * What the row of a code holds beside its person: the requesting browser's secret as a hash, and what the approving
 * person is shown.
 */
type Data = {
  state: 'shown' | 'scanned' | 'approved' | 'denied'
  secretHash: string
  userAgent: string
  address: string
}

export type QrRequest = {
  state: QrState
  userAgent: string
  address: string
  madeAt: Date
  expiresAt: Date
  person: string | undefined
}

/**
 * A code for the screen and a secret for the browser that shows it: photographing the screen does not give the secret.
 */
export async function startQr(
  tx: Db,
  site: string,
  device: { userAgent: string; address: string },
): Promise<{ code: string; secret: string; seconds: number }> {
  const secret = randomBytes(32).toString('base64url')
  const code = await issueToken(tx, site, {
    purpose: 'qr',
    data: { state: 'shown', secretHash: hashToken(secret), ...device } satisfies Data,
  })
  return { code, secret, seconds: tokenSeconds.qr }
}

/** Four digits shown on both screens, so that a person sees that they approve the device in front of them. */
export function checkNumber(code: string): string {
  return String(createHash('sha256').update(`check ${code}`).digest().readUInt32BE(0) % 10_000).padStart(4, '0')
}

/**
 * State of a code, for the browser that shows it. Any other browser gets the same result as for an unknown code: ended.
 */
export async function readQr(tx: Db, code: string, secret: string): Promise<QrState> {
  const found = await findToken(tx, 'qr', code)
  const data = found?.data as Data | undefined
  return data && isSame(data.secretHash, hashToken(secret)) ? data.state : 'expired'
}

/** A signed-in person scans the code. The first one owns it; for all others it has ended. */
export async function scanQr(tx: Db, code: string, person: string): Promise<QrRequest | undefined> {
  const [row] = await tx
    .update(oneTimeToken)
    .set({
      personId: person,
      data: sql`${oneTimeToken.data} || CASE WHEN ${oneTimeToken.data}->>'state' = 'shown' THEN '{"state":"scanned"}'::jsonb ELSE '{}'::jsonb END`,
    })
    .where(and(isOpen(code), sql`(${oneTimeToken.personId} IS NULL OR ${oneTimeToken.personId} = ${person})`))
    .returning()
  if (!row) return undefined
  const { state, userAgent, address } = row.data as Data
  return { state, userAgent, address, madeAt: row.madeAt, expiresAt: row.expiresAt, person: row.personId ?? undefined }
}

/** Approves or denies a code that this person scanned, once. */
export async function answerQr(tx: Db, code: string, person: string, approve: boolean): Promise<boolean> {
  const [row] = await tx
    .update(oneTimeToken)
    .set({
      data: sql`${oneTimeToken.data} || ${JSON.stringify({ state: approve ? 'approved' : 'denied' })}::jsonb`,
      expiresAt: sql`greatest(${oneTimeToken.expiresAt}, now() + ${`${collectSeconds} seconds`}::interval)`,
    })
    .where(and(isOpen(code), eq(oneTimeToken.personId, person), sql`${oneTimeToken.data}->>'state' = 'scanned'`))
    .returning({ hash: oneTimeToken.tokenHash })
  return row !== undefined
}

/**
 * Consumes an approved code for the browser that showed it; resolves to the approving person. Of several concurrent
 * callers only one gets it.
 */
export async function collectQr(tx: Db, code: string, secret: string): Promise<string | undefined> {
  const [row] = await tx
    .update(oneTimeToken)
    .set({ usedAt: new Date() })
    .where(
      and(
        isOpen(code),
        sql`${oneTimeToken.data}->>'state' = 'approved'`,
        sql`${oneTimeToken.data}->>'secretHash' = ${hashToken(secret)}`,
      ),
    )
    .returning({ person: oneTimeToken.personId })
  return row?.person ?? undefined
}

const isOpen = (code: string) =>
  and(
    eq(oneTimeToken.tokenHash, hashToken(code)),
    eq(oneTimeToken.purpose, 'qr'),
    isNull(oneTimeToken.usedAt),
    isNull(oneTimeToken.revokedAt),
    gt(oneTimeToken.expiresAt, sql`now()`),
  )

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
