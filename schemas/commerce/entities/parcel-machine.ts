import { defineMachine } from '../../machine'

/** Staff of a branch are users with a membership, which the calls check. */
export const parcelMachine = defineMachine({
  name: 'parcel',
  states: ['packing', 'ready', 'shipped', 'delivered', 'returned', 'cancelled'],
  initial: 'packing',
  steps: {
    packing: { ready: 'user', shipped: 'user', cancelled: 'user' },
    ready: { shipped: 'user', cancelled: 'user' },
    shipped: { delivered: 'user', returned: 'user' },
    delivered: { returned: 'user' },
  },
})

export type ParcelStatus = (typeof parcelMachine.states)[number]
