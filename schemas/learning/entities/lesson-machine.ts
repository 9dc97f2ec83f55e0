import { defineMachine } from '../../machine'
import { lessonStatuses } from './lesson-status'

/** Steps of a lesson. An archived one stays open to those who have it. */
export const lessonMachine = defineMachine({
  name: 'lesson',
  states: lessonStatuses,
  initial: 'draft',
  steps: {
    draft: { review: 'manager' },
    review: { published: 'manager', draft: 'manager' },
    published: { archived: 'manager' },
    archived: { published: 'manager' },
  },
})
