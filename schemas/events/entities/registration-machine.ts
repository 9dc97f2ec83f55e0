import { defineMachine } from '../../machine'
import { registrationStatuses } from './registration-status'

/**
 * The gateway takes the steps, after its own checks of who may: one step follows from a code, a payment or a manager.
 * An expired registration is confirmed by late money that finds places, or by staff.
 */
export const registrationMachine = defineMachine({
  name: 'event registration',
  states: registrationStatuses,
  initial: 'requested',
  steps: {
    requested: { pending: 'system', confirmed: 'system', declined: 'manager', cancelled: 'system' },
    pending: { confirmed: 'system', expired: 'system', cancelled: 'system' },
    confirmed: { cancelled: 'system' },
    expired: { pending: 'system', confirmed: 'system', cancelled: 'system' },
  },
})
