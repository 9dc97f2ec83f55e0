import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/subscribe'
import { toSatang } from '@schemas/money/satang'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { person } from '@gateway/db/tables'
import { stepOf } from '../../checkout/step-of'
import { shopError } from '../../messages'
import { placeOrder } from '../../orders/place-order'
import { shopOf } from '../../shop-of'
import { plan } from '../../tables'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  refuseImpersonator(context)
  const { id } = ownPerson(context)
  return tx(async (db) => {
    if (!(await lockActivePerson(db, id))) throw signInFirst(locale)
    const [of] = await db
      .select()
      .from(plan)
      .where(and(eq(plan.code, input.plan), eq(plan.status, 'active')))
    const [own] = await db.select().from(person).where(eq(person.id, id))
    if (!of || !own) throw shopError('unknownPlan', locale)
    const placed = await placeOrder(shopOf(context, db), {
      channel: 'subscription',
      method: 'promptpay',
      buyer: {
        person: id,
        name: [own.firstname, own.lastname].filter(Boolean).join(' '),
        email: own.email,
        locale,
      },
      seenTotal: input.seenPrice,
      lines: [
        {
          kind: 'plan',
          ref: of.id,
          title: of.title,
          price: { regular: toSatang(of.price) },
          quantity: 1,
          vatClass: of.vat,
        },
      ],
    })
    if (!placed.ok)
      throw placed.problem === 'price'
        ? shopError('newPrices', locale, { details: { total: placed.priced.total } })
        : shopError('unknownPlan', locale)
    return { order: placed.order.id, number: placed.order.number, step: stepOf(placed.order) }
  })
})
