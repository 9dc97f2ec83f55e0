import { defineMachine } from '../../machine'

/** A person's account. Activation and deletion are the gateway's: the person proves an address, or leaves. */
export const accountMachine = defineMachine({
  name: 'account',
  states: ['pending', 'active', 'locked', 'disabled', 'deleted'],
  initial: 'pending',
  steps: {
    pending: { active: 'admin', disabled: 'admin', deleted: 'system' },
    active: { locked: 'system', disabled: 'admin', deleted: 'system' },
    locked: { active: 'admin', disabled: 'admin', deleted: 'system' },
    disabled: { active: 'admin', deleted: 'system' },
  },
})
