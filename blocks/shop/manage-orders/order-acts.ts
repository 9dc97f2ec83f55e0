import type { StaffOrder } from '@schemas/commerce/entities/staff-order'
import { call as billsCall } from '@client/commerce/calls/billing/manage-bills'
import { call as fulfilCall } from '@client/commerce/calls/shop/manage-fulfil'
import { call as orderCall } from '@client/commerce/calls/shop/manage-order'
import { call as ordersCall } from '@client/commerce/calls/shop/manage-orders'
import { callGateway } from '@kit/call-gateway'
import { refreshCalls } from '@kit/use-call'

/** What shows orders, and is read again after each act. */
export const orderCalls = [ordersCall, orderCall, billsCall]
export const refreshOrders = () => refreshCalls(...orderCalls)

export const packOrder = ({ id }: Pick<StaffOrder, 'id'>) => callGateway(fulfilCall, { act: 'pack', order: id })

/** One act for each parcel of an order that waits in one of these states. */
export async function leadWaiting(
  { id, waiting }: Pick<StaffOrder, 'id' | 'waiting'>,
  act: 'ready' | 'ship' | 'unpack',
  from: readonly string[],
  shipment: { carrier?: string; tracking?: string } = {},
): Promise<void> {
  for (const { id: parcel, status } of waiting)
    if (from.includes(status)) await callGateway(fulfilCall, { act, order: id, parcel, ...shipment })
}
