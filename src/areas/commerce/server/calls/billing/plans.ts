import { asc, eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/plans'
import { currency } from '@schemas/constants'
import { pickText } from '@schemas/layout/pick-text'
import { handle } from '@gateway/call/handle'
import { plan } from '../../tables'

export const handler = handle(call, async ({ tx, locale }) => {
  const rows = await tx((db) =>
    db.select().from(plan).where(eq(plan.status, 'active')).orderBy(asc(plan.rank), asc(plan.price), asc(plan.id)),
  )
  return {
    plans: rows.map(({ code, title, text, price, periodCount, periodUnit }) => ({
      code,
      title: pickText(title, locale),
      text: pickText(text, locale),
      price,
      currency,
      periodCount,
      periodUnit,
    })),
  }
})
