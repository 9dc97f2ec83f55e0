import { defineMachine } from '../../machine'
import { attemptStatuses } from './exam'

/** Steps of an attempt. Machine-marked ones are graded as they are handed in. */
export const attemptMachine = defineMachine({
  name: 'exam attempt',
  states: attemptStatuses,
  initial: 'in_progress',
  steps: {
    in_progress: { submitted: 'user', auto_submitted: 'system', abandoned: 'system', voided: 'manager' },
    submitted: { graded: 'system', voided: 'manager' },
    auto_submitted: { graded: 'system', voided: 'manager' },
    graded: { voided: 'manager' },
  },
})
