import { defineMachine } from '../../machine'

/** An expired order is confirmed by late money alone, and only when its stock can be had again. */
export const orderMachine = defineMachine({
  name: 'order',
  states: ['pending', 'confirmed', 'completed', 'cancelled', 'expired'],
  initial: 'pending',
  steps: {
    pending: { confirmed: 'system', cancelled: 'user', expired: 'system' },
    confirmed: { completed: 'system', cancelled: 'user' },
    expired: { confirmed: 'system' },
  },
})

export type OrderStatus = (typeof orderMachine.states)[number]
