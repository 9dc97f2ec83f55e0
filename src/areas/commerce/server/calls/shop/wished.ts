import { call } from '@schemas/commerce/calls/shop/wished'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { isWished } from '../../catalogue/wishlist'

export const handler = handle(call, (context) => {
  const { id: person } = ownPerson(context)
  return context.tx(async (db) => ({ isOn: await isWished(db, person, context.input.product) }))
})
