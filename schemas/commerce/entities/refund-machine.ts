import { defineMachine } from '../../machine'

/** Sent is recorded with its proof: nothing is transferred by the product. */
export const refundMachine = defineMachine({
  name: 'refund',
  states: ['requested', 'approved', 'sent', 'failed'],
  initial: 'requested',
  steps: {
    requested: { approved: 'manager', failed: 'manager' },
    approved: { sent: 'manager', failed: 'manager' },
  },
})

export type RefundStatus = (typeof refundMachine.states)[number]
