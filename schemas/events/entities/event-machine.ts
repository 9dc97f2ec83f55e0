import { defineMachine } from '../../machine'
import { eventStatuses } from './event-status'

/** The gateway begins and completes an event by its sessions; people do the rest. */
export const eventMachine = defineMachine({
  name: 'event',
  states: eventStatuses,
  initial: 'draft',
  steps: {
    draft: { published: 'manager', archived: 'manager' },
    published: { draft: 'manager', live: 'system', completed: 'system', cancelled: 'manager' },
    live: { published: 'system', completed: 'system', cancelled: 'manager' },
    completed: { published: 'system', live: 'system', archived: 'manager' },
    cancelled: { archived: 'manager' },
    archived: { completed: 'manager' },
  },
})
