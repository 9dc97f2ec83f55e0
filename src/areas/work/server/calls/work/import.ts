import { call } from '@schemas/work/calls/work/import'
import { includesRole } from '@schemas/work/entities/project'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { lockProject, openProject } from '../../domain/access/open-project'
import { workError } from '../../domain/messages'
import { importTasks } from '../../domain/import/import-tasks'
import { planImport } from '../../domain/import/plan-import'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { project: ref, rows, dry, batch } = context.input
    const reached = await openProject(actor, ref)
    if (dry) {
      if (!includesRole(reached.role, 'manager')) throw workError('notAllowed', actor.locale)
      const { steps, faults } = await planImport(actor, reached, rows)
      return { outcomes: steps.map(({ row, outcome, name }) => ({ row, outcome, ...(name ? { name } : {}) })), faults }
    }
    return importTasks(actor, await lockProject(actor, reached, 'manager'), rows, batch)
  }),
)
