import { call } from '@schemas/commerce/calls/shop/manage-orders'
import { handle } from '@gateway/call/handle'
import { listStaffOrders } from '../../orders/list-staff-orders'

export const handler = handle(call, async ({ tx, input, locale }) => tx((db) => listStaffOrders(db, input, locale)))
