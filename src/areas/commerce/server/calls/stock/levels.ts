import { call } from '@schemas/commerce/calls/stock/levels'
import { handle } from '@gateway/call/handle'
import { listShelves } from '../../stock/list-shelves'

export const handler = handle(call, async ({ input, tx, locale }) => tx((db) => listShelves(db, input, locale)))
