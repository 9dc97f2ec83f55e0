import type { OrderView } from '@schemas/commerce/entities/order-view'

/** What the builder's canvas shows of an order. */
export const sampleOrder: OrderView = {
  id: 'sample',
  number: 'SO-0001',
  status: 'confirmed',
  paymentStatus: 'paid',
  fulfilmentStatus: 'unfulfilled',
  step: 'result',
  method: 'promptpay',
  placedAt: '2026-11-28T03:00:00.000Z',
  name: '…',
  note: '',
  lines: [
    {
      id: 'sample',
      title: '…',
      options: [],
      quantity: 1,
      unitRegular: 55_000,
      unitCharged: 55_000,
      total: 55_000,
      fulfilled: 0,
      refunded: 0,
    },
  ],
  subtotal: 55_000,
  discount: 0,
  shipping: 4000,
  fee: 0,
  vat: 3860,
  total: 59_000,
  credited: 59_000,
  refunded: 0,
  currency: 'THB',
  canCancel: false,
  events: [
    { at: '2026-11-28T03:00:00.000Z', kind: 'placed' },
    { at: '2026-11-28T03:05:00.000Z', kind: 'paid' },
  ],
  parcels: [],
  documents: [],
}
