import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { AnyCall } from '@schemas/call'
import { stableText } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { idempotency } from '../db/idempotency-tables'
import { CallError, CommittedRefusal } from '../errors/call-error'
import type { CallContext } from './handle'

/** The header that identifies an action, so that a lost response can be repeated. */
export const idempotencyHeader = 'idempotency-key'
export const idempotencyKeyLength = { least: 16, most: 100 }
/** A stored response is kept at least this long (hours). */
export const idempotencyHours = 24

const messages = {
  missing: {
    en: 'This request needs an Idempotency-Key of 16 to 100 characters.',
    th: 'คำขอนี้ต้องมี Idempotency-Key ยาว 16 ถึง 100 ตัวอักษร',
  },
  reused: { en: 'This Idempotency-Key was already used for another request.', th: 'Idempotency-Key นี้ใช้กับคำขออื่นไปแล้ว' },
} satisfies Record<string, Record<Locale, string>>

/** Whether the input asks for an action that must run only once. */
export function needsKey(call: AnyCall, input: unknown): boolean {
  return call.idempotent === true || (call.idempotent?.when(input) ?? false)
}

/**
 * Runs `work` and stores its response in one transaction of the site, or returns the response stored for the same key.
 * A concurrent request with the key waits at the key's row; failed work leaves nothing behind, not even the key. A committed
 * refusal frees the key alone: a repeated request finds what the work wrote.
 */
export async function answerOnce(
  call: AnyCall,
  { site, session, services, locale, idempotencyKey }: CallContext,
  input: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = idempotencyKey?.trim() ?? ''
  // Visible ASCII only: other characters do not belong in headers or logs.
  if (key.length < idempotencyKeyLength.least || key.length > idempotencyKeyLength.most || !/^[\x21-\x7e]+$/.test(key))
    throw new CallError('idempotency_key_required', messages.missing[locale], {
      [idempotencyHeader]: messages.missing[locale],
    })
  const claim = { siteId: site.id, personId: session.person?.id ?? '', call: call.name, key }
  const bodyHash = createHash('sha256').update(stableText(input)).digest('base64url')
  const mine = and(
    eq(idempotency.siteId, claim.siteId),
    eq(idempotency.personId, claim.personId),
    eq(idempotency.call, claim.call),
    eq(idempotency.key, claim.key),
  )
  const outcome = await services.withSite(site.id, async (tx) => {
    const claimed = await tx
      .insert(idempotency)
      .values({ ...claim, bodyHash })
      .onConflictDoNothing()
      .returning({ key: idempotency.key })
    if (claimed.length === 0) {
      const [done] = await tx.select().from(idempotency).where(mine)
      // Removed between the two statements: rare enough to let the client retry.
      if (!done) throw new CallError('unavailable', messages.reused[locale])
      if (done.bodyHash !== bodyHash) throw new CallError('idempotency_key_reused', messages.reused[locale])
      return done.answer
    }
    const answer = await work().catch((error: unknown) => {
      if (error instanceof CommittedRefusal) return error
      throw error
    })
    if (answer instanceof CommittedRefusal) {
      await tx.delete(idempotency).where(mine)
      return answer
    }
    await tx.update(idempotency).set({ answer }).where(mine)
    // Some old rows are removed with each new one. SKIP LOCKED: two concurrent cleanups must not wait for each other.
    await tx.execute(
      sql`DELETE FROM idempotency WHERE (site_id, person_id, call, key) IN (SELECT site_id, person_id, call, key FROM idempotency WHERE created_at < now() - make_interval(hours => ${idempotencyHours}) ORDER BY created_at LIMIT 5 FOR UPDATE SKIP LOCKED)`,
    )
    return answer
  })
  if (outcome instanceof CommittedRefusal) throw outcome
  return outcome
}
