import { defineMachine } from '../../machine'
import { projectStatuses } from './project'

/** Steps of a project. That the person manages the project is checked by the call. */
export const projectMachine = defineMachine({
  name: 'work project',
  states: projectStatuses,
  initial: 'planned',
  steps: {
    planned: { active: 'user', cancelled: 'user' },
    active: { on_hold: 'user', completed: 'user', cancelled: 'user' },
    on_hold: { active: 'user', completed: 'user', cancelled: 'user' },
    completed: { active: 'user' },
    cancelled: { active: 'user' },
  },
})
