import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { AnyCall } from '@schemas/call'
import { stableText } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import { idempotency } from '../db/idempotency-tables'
import { CallError } from './call-error'
import type { CallContext } from './handle'

/** The header that names an act, whatever happens to its answer on the way. */
export const idempotencyHeader = 'idempotency-key'
export const idempotencyKeyLength = { least: 16, most: 100 }
/** A stored answer is kept for this long at least (hours). */
export const idempotencyHours = 24

const messages = {
  missing: {
    en: 'This call needs an Idempotency-Key of 16 to 100 characters.',
    th: 'คำขอนี้ต้องมี Idempotency-Key ยาว 16 ถึง 100 ตัวอักษร',
  },
  reused: { en: 'This Idempotency-Key was used for something else already.', th: 'Idempotency-Key นี้ถูกใช้กับคำขออื่นไปแล้ว' },
} satisfies Record<string, Record<Locale, string>>

/** Whether the act that the input asks for is to be done once alone. */
export function needsKey(call: AnyCall, input: unknown): boolean {
  return call.idempotent === true || (call.idempotent?.when(input) ?? false)
}

/**
 * Does `work` and stores its answer, both in one transaction of the site, or gives the answer that was stored for the same key. Whoever
 * comes with the key while the work is under way waits for its end at the key's row; a work that fails leaves nothing of itself, the key neither.
 */
export async function answerOnce(
  call: AnyCall,
  { site, session, services, locale, idempotencyKey }: CallContext,
  input: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = idempotencyKey?.trim() ?? ''
  // Visible characters alone: a header holds no others, and neither does a log.
  if (key.length < idempotencyKeyLength.least || key.length > idempotencyKeyLength.most || !/^[\x21-\x7e]+$/.test(key))
    throw new CallError(400, messages.missing[locale], { [idempotencyHeader]: messages.missing[locale] })
  const claim = { siteId: site.id, personId: session.person?.id ?? '', call: call.name, key }
  const bodyHash = createHash('sha256').update(stableText(input)).digest('base64url')
  const mine = and(
    eq(idempotency.siteId, claim.siteId),
    eq(idempotency.personId, claim.personId),
    eq(idempotency.call, claim.call),
    eq(idempotency.key, claim.key),
  )
  return services.withSite(site.id, async (tx) => {
    const claimed = await tx
      .insert(idempotency)
      .values({ ...claim, bodyHash })
      .onConflictDoNothing()
      .returning({ key: idempotency.key })
    if (claimed.length === 0) {
      const [done] = await tx.select().from(idempotency).where(mine)
      // Cleared away between the two statements: as rare as it is, asking again is the answer.
      if (!done) throw new CallError(503, messages.reused[locale])
      if (done.bodyHash !== bodyHash) throw new CallError(409, messages.reused[locale])
      return done.answer
    }
    const answer = await work()
    await tx.update(idempotency).set({ answer }).where(mine)
    // Some of what is old goes with each new one. SKIP LOCKED: two that clear up at once must not wait for each other.
    await tx.execute(
      sql`DELETE FROM idempotency WHERE (site_id, person_id, call, key) IN (SELECT site_id, person_id, call, key FROM idempotency WHERE created_at < now() - make_interval(hours => ${idempotencyHours}) ORDER BY created_at LIMIT 5 FOR UPDATE SKIP LOCKED)`,
    )
    return answer
  })
}
