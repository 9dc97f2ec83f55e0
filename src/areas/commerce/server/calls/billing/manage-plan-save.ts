import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/manage-plan-save'
import { recordAudit } from '@gateway/audit/audit'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { shopError } from '../../messages'
import { plan } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale, site, session } = context
  refuseImpersonator(context)
  const { version, ...values } = input
  return tx(async (db) => {
    const [before] = await db.select().from(plan).where(eq(plan.code, values.code)).for('update')
    if (version !== undefined && !before) throw shopError('unknownPlan', locale)
    if (version === undefined && before) throw shopError('usedCode', locale, { field: 'code' })
    if (before && before.version !== version) throw shopError('stalePlan', locale)
    const [row] = before
      ? await db
          .update(plan)
          .set({ ...values, version: sql`${plan.version} + 1` })
          .where(and(eq(plan.id, before.id)))
          .returning()
      : await db
          .insert(plan)
          .values({ siteId: site.id, id: randomUUID(), ...values })
          .onConflictDoNothing()
          .returning()
    // Another one made it meanwhile.
    if (!row) throw shopError('usedCode', locale, { field: 'code' })
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'plan-save',
      subject: `plan:${row.id}`,
      ...(before ? { before: { price: before.price, status: before.status } } : {}),
      after: { price: row.price, status: row.status },
    })
    return row
  })
})
