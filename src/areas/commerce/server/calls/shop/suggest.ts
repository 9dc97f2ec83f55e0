import { call } from '@schemas/commerce/calls/shop/suggest'
import { handle } from '@gateway/call/handle'
import { suggest } from '../../catalogue/suggest'

export const handler = handle(call, ({ input, tx, locale }) => tx((db) => suggest(db, input.q, new Date(), locale)))
