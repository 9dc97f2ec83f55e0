import type { IntentView } from '@schemas/commerce/entities/payment-view'

/** What the builder's canvas shows: it pays nobody. */
export const sampleIntent: IntentView = {
  id: 'sample',
  method: 'promptpay',
  status: 'requires_payment',
  amount: 59_000,
  ref: 'SAMPLE',
  payload: 'SAMPLE',
  account: { kind: 'promptpay', number: '0000000000000', name: '…' },
}
