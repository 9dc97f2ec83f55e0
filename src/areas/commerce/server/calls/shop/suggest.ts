import { call } from '@schemas/commerce/calls/shop/suggest'
import { handle } from '@gateway/call/handle'
import { picturesOf } from '../../catalogue/pictures-of'
import { suggest } from '../../catalogue/suggest'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const found = await tx((db) => suggest(db, input.q, new Date(), locale))
  return { ...found, assets: await picturesOf(context, found) }
})
