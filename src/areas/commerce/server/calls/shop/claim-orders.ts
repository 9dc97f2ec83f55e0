import { eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/shop/claim-orders'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { person } from '@gateway/db/tables'
import { claimOrders } from '../../orders/own-order'

export const handler = handle(call, async (context) => {
  const { tx, locale } = context
  refuseImpersonator(context)
  const { id } = ownPerson(context)
  return tx(async (db) => {
    if (!(await lockActivePerson(db, id))) throw signInFirst(locale)
    const [row] = await db.select().from(person).where(eq(person.id, id))
    // An address that nobody has proven to be theirs gives them nothing.
    if (!row || row.emailVerifiedAt === null) return { claimed: 0 }
    return { claimed: await claimOrders(db, row) }
  })
})
