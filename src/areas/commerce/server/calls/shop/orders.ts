import { call } from '@schemas/commerce/calls/shop/orders'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { namedPictures, picturesOf } from '../../catalogue/pictures-of'
import { listOrders } from '../../orders/list-orders'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const { id: person } = ownPerson(context)
  const page = await tx((db) => listOrders(db, { ...input, person, locale }))
  return { ...page, assets: await picturesOf(context, namedPictures(page.items)) }
})
