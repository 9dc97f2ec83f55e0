import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { parcelMachine } from '../../entities/parcel-machine'

/** `pack` begins a parcel of an order; the other acts lead a parcel on. */
export const fulfilActs = ['pack', 'unpack', 'ready', 'ship', 'deliver', 'collected', 'refused'] as const

/**
 * `pack` takes all that is left where no lines are named. `collected`: the driver brought the money of cash on delivery.
 * `refused`: the buyer did not take it at the door, so the goods are back in stock and the order is cancelled.
 */
export const call = defineCall({
  name: 'shop/manage-fulfil',
  summary: 'Packs an order, or leads one of its parcels on.',
  method: 'POST',
  path: '/api/shop/manage-fulfil',
  access: 'manager',
  scope: 'site',
  resources: { order: 'order', parcel: 'parcel', 'lines[].line': 'order_line' },
  audit: 'order-fulfil',
  cache: 'none',
  idempotent: true,
  input: z.strictObject({
    act: z.enum(fulfilActs),
    order: z.string().check(z.maxLength(64)),
    parcel: z.optional(z.string().check(z.maxLength(64))),
    lines: z.optional(
      z
        .array(
          z.strictObject({
            line: z.string().check(z.maxLength(64)),
            quantity: z.int().check(z.gte(1), z.lte(1_000_000)),
          }),
        )
        .check(z.minLength(1), z.maxLength(200)),
    ),
    carrier: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    tracking: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  }),
  output: z.object({ parcel: z.string(), status: z.enum(parcelMachine.states) }),
  errors: [
    { status: 404, message: 'Order not found.' },
    { status: 404, message: 'Parcel not found.' },
    { status: 409, message: 'This order is not confirmed.' },
    { status: 409, message: 'This is more than is left to pack.' },
    { status: 409, message: 'Nothing of this order is left to pack.' },
    { status: 409, message: 'This order is already over.' },
    { status: 409, message: 'This parcel was shipped already.' },
    { status: 409, message: 'This parcel is already further.' },
    { status: 409, message: 'Nothing of this parcel is paid at the door.' },
    { status: 409, message: 'Part of this order is paid or in another parcel. Please refund it instead.' },
  ],
  examples: [
    { input: { act: 'pack', order: 'none' }, as: 'manager', status: 404 },
    { input: { act: 'pack', order: 'none' }, as: 'user', status: 403 },
  ],
})
