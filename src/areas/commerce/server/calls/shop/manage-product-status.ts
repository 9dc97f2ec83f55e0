import { and, eq, isNull, sql } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/shop/manage-product-status'
import { recordAudit } from '@gateway/audit/audit'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { shopError } from '../../messages'
import { product } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale, site, session } = context
  refuseImpersonator(context)
  return tx(async (db) => {
    const [before] = await db
      .select({ status: product.status })
      .from(product)
      .where(and(eq(product.id, input.product), isNull(product.deletedAt)))
      .for('update')
    if (!before) throw shopError('unknownProduct', locale)
    if (before.status === input.status) return { status: input.status }
    await db
      .update(product)
      .set({ status: input.status, version: sql`${product.version} + 1`, updatedAt: new Date() })
      .where(eq(product.id, input.product))
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'product-save',
      subject: `product:${input.product}`,
      before: { status: before.status },
      after: { status: input.status },
    })
    return { status: input.status }
  })
})
