import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fulfilmentStatusOf } from './fulfilment-status'
import { paymentStatusOf } from './payment-status'

describe('the payment status of an order', () => {
  it.each([
    [{ credited: 0, refunded: 0, liveClaims: 0, method: 'promptpay' }, 'unpaid'],
    [{ credited: 0, refunded: 0, liveClaims: 1, method: 'promptpay' }, 'awaiting_review'],
    [{ credited: 40, refunded: 0, liveClaims: 1, method: 'promptpay' }, 'awaiting_review'],
    [{ credited: 40, refunded: 0, liveClaims: 0, method: 'transfer' }, 'part_paid'],
    [{ credited: 0, refunded: 0, liveClaims: 0, method: 'cod' }, 'cod_due'],
    [{ credited: 100, refunded: 0, liveClaims: 1, method: 'cod' }, 'paid'],
    [{ credited: 100, refunded: 30, liveClaims: 0, method: 'promptpay' }, 'part_refunded'],
    [{ credited: 100, refunded: 100, liveClaims: 0, method: 'promptpay' }, 'refunded'],
  ] as const)('of %j is %s', (facts, status) => expect(paymentStatusOf({ total: 100, ...facts })).toBe(status))

  it('of a free order is paid at once', () =>
    expect(paymentStatusOf({ total: 0, credited: 0, refunded: 0, liveClaims: 0, method: 'free' })).toBe('paid'))

  it('never calls an order paid that is not', () => {
    const amount = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(amount, amount, amount, fc.nat(2), (total, credited, refund, liveClaims) => {
        const refunded = Math.min(refund, credited)
        const status = paymentStatusOf({ total, credited, refunded, liveClaims, method: 'promptpay' })
        if (status === 'paid') expect(credited >= total && refunded === 0).toBe(true)
        if (status === 'refunded') expect(refunded).toBe(credited)
      }),
    )
  })
})

it.each([
  [[], false, 'unfulfilled'],
  [[{ quantity: 2, fulfilled: 0, returned: 0 }], false, 'unfulfilled'],
  [[{ quantity: 2, fulfilled: 1, returned: 0 }], true, 'partial'],
  [[{ quantity: 2, fulfilled: 2, returned: 0 }], false, 'shipped'],
  [[{ quantity: 2, fulfilled: 2, returned: 1 }], true, 'delivered'],
  [[{ quantity: 2, fulfilled: 2, returned: 2 }], true, 'returned'],
] as const)('fulfilment of %j (all arrived: %s) is %s', (lines, isDelivered, status) =>
  expect(fulfilmentStatusOf(lines, isDelivered)).toBe(status),
)
