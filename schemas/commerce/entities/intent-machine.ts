import { defineMachine } from '../../machine'

/** Processing: a slip is being reviewed. The money of an expired one counts all the same. */
export const intentMachine = defineMachine({
  name: 'payment intent',
  states: ['requires_payment', 'processing', 'succeeded', 'expired', 'cancelled'],
  initial: 'requires_payment',
  steps: {
    requires_payment: { processing: 'system', succeeded: 'system', expired: 'system', cancelled: 'user' },
    processing: { requires_payment: 'system', succeeded: 'system', expired: 'system', cancelled: 'manager' },
    expired: { succeeded: 'system' },
  },
})

export type IntentStatus = (typeof intentMachine.states)[number]
