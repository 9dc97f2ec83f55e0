import { call } from '@schemas/commerce/calls/shop/manage-categories'
import { handle } from '@gateway/call/handle'
import { listStaffCategories } from '../../catalogue/staff-categories'

export const handler = handle(call, async ({ tx }) =>
  tx(async (db) => ({ items: await listStaffCategories({ tx: db }) })),
)
