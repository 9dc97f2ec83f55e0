import { defineMachine } from '../../machine'

/** Until renewal exists a plan is bought for one period, and lapses from active to unpaid at its end. */
export const subscriptionMachine = defineMachine({
  name: 'subscription',
  states: ['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'cancelled', 'paused'],
  initial: 'incomplete',
  steps: {
    incomplete: { trialing: 'system', active: 'system', cancelled: 'user' },
    trialing: { active: 'system', past_due: 'system', cancelled: 'user' },
    active: { past_due: 'system', unpaid: 'system', paused: 'user', cancelled: 'user' },
    past_due: { active: 'system', unpaid: 'system', cancelled: 'user' },
    unpaid: { active: 'system', cancelled: 'user' },
    paused: { active: 'user', cancelled: 'user' },
  },
})

export type SubscriptionStatus = (typeof subscriptionMachine.states)[number]
