import { defineMachine } from '../../machine'
import { enrolmentStatuses } from './enrolment-status'

/** The state follows from the enrolment's rights, so that the gateway takes the steps. */
export const enrolmentMachine = defineMachine({
  name: 'lesson enrolment',
  states: enrolmentStatuses,
  initial: 'pending_payment',
  steps: {
    pending_payment: { active: 'system', completed: 'system', expired: 'system', revoked: 'manager' },
    active: { completed: 'system', expired: 'system', revoked: 'system' },
    completed: { active: 'system', expired: 'system', revoked: 'system' },
    expired: { active: 'system', completed: 'system', revoked: 'system' },
    revoked: { active: 'system', completed: 'system', expired: 'system' },
  },
})
