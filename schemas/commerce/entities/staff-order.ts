import * as z from 'zod/mini'
import { currency } from '../../constants'
import { listState } from '../../list-state'
import { fulfilmentStatuses } from './fulfilment-status'
import { orderMachine } from './order-machine'
import { parcelMachine } from './parcel-machine'
import { payMethods, paymentStatuses } from './payment-status'
import { refundMachine } from './refund-machine'

/** What an order waits for, as the staff's board shows it. */
export const orderStages = ['unpaid', 'new', 'packing', 'ready', 'shipped', 'done', 'over'] as const
export type OrderStage = (typeof orderStages)[number]

/** So many orders in one pick list, and rows in one list of tracking numbers. */
export const maxPicked = 100

export const staffOrderList = listState({
  filters: { stage: orderStages },
  sorts: ['placed', 'number', 'total'],
  hasSearch: true,
})

/** An order in the staff's list. */
export const staffOrder = z.object({
  id: z.string(),
  number: z.string(),
  stage: z.enum(orderStages),
  status: z.enum(orderMachine.states),
  paymentStatus: z.enum(paymentStatuses),
  fulfilmentStatus: z.enum(fulfilmentStatuses),
  method: z.optional(z.enum(payMethods)),
  name: z.string(),
  /** Its first goods; and how many pieces there are in all. */
  title: z.string(),
  units: z.int(),
  /** The code of the province that it goes to. */
  province: z.optional(z.string()),
  /** Parcels that have not left yet. */
  waiting: z.array(z.object({ id: z.string(), status: z.enum(parcelMachine.states), codDue: z.int() })),
  placedAt: z.string(),
  total: z.int(),
  currency: z.literal(currency),
})
export type StaffOrder = z.infer<typeof staffOrder>

/** A refund of an order as the staff leads it on. */
export const staffRefund = z.object({
  id: z.string(),
  status: z.enum(refundMachine.states),
  amount: z.int(),
  reason: z.string(),
})

/** A parcel as the staff leads it on. */
export const staffParcel = z.object({
  id: z.string(),
  no: z.int(),
  status: z.enum(parcelMachine.states),
  carrier: z.string(),
  tracking: z.string(),
  /** What the driver collects. */
  codDue: z.int(),
  lines: z.array(z.object({ line: z.string(), quantity: z.int() })),
})
