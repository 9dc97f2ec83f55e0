import { expect, it } from 'vitest'
import { mayCancel } from './may-cancel'

const order = { channel: 'online', status: 'confirmed', paymentStatus: 'paid' } as const
const open = { cancelUntil: 'packed', parcels: [] } as const

it.each([
  [order, [{ fulfilled: 0 }], open, true],
  [order, [{ fulfilled: 1 }], open, false],
  [order, [], { ...open, parcels: [{ status: 'packing' }] }, false],
  [order, [], { ...open, parcels: [{ status: 'cancelled' }] }, true],
  [order, [], { ...open, cancelUntil: 'paid' }, false],
  [{ ...order, paymentStatus: 'cod_due' }, [], { ...open, cancelUntil: 'paid' }, true],
  [{ ...order, paymentStatus: 'awaiting_review' }, [], open, false],
  [order, [], { ...open, cancelUntil: 'never' }, false],
  [{ ...order, channel: 'bill', paymentStatus: 'unpaid' }, [], open, false],
  [{ ...order, channel: 'bill', paymentStatus: 'part_paid' }, [], open, false],
  [{ ...order, status: 'completed' }, [], open, false],
  [{ ...order, status: 'expired' }, [], open, false],
] as const)('%j with %j, until %j: %s', (of, lines, setting, may) => expect(mayCancel(of, lines, setting)).toBe(may))
