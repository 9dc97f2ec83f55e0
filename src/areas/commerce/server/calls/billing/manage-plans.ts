import { asc } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/manage-plans'
import { handle } from '@gateway/call/handle'
import { plan } from '../../tables'

export const handler = handle(call, async ({ tx }) => ({
  plans: await tx((db) => db.select().from(plan).orderBy(asc(plan.rank), asc(plan.code))),
}))
