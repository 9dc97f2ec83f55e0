import { defineMachine } from '../../machine'
import { submissionStatuses } from './form-submission'

/** Managers sort answers as they like, back and forth. */
export const submissionMachine = defineMachine({
  name: 'form submission',
  states: submissionStatuses,
  initial: 'new',
  steps: {
    new: { seen: 'manager', done: 'manager', spam: 'manager' },
    seen: { new: 'manager', done: 'manager', spam: 'manager' },
    done: { new: 'manager', seen: 'manager', spam: 'manager' },
    spam: { new: 'manager', seen: 'manager', done: 'manager' },
  },
})
