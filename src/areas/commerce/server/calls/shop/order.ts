import { call } from '@schemas/commerce/calls/shop/order'
import { handle } from '@gateway/call/handle'
import { namedPictures, picturesOf } from '../../catalogue/pictures-of'
import { shopError } from '../../messages'
import { describeOrder } from '../../orders/describe-order'
import { findOwnOrder, orderReader } from '../../orders/own-order'

export const handler = handle(call, async (context) => {
  const { input, tx, session, locale } = context
  const order = await tx(async (db) => {
    const row = await findOwnOrder(db, input.order, orderReader(session, input.token))
    return row && describeOrder(db, row, locale)
  })
  if (!order) throw shopError('unknownOrder', locale)
  return { order, assets: await picturesOf(context, namedPictures(order.lines)) }
})
