import { call } from '@schemas/work/calls/task/create'
import { handle } from '@gateway/call/handle'
import { asActor } from '../../domain/actor'
import { lockProject, openProject } from '../../domain/access/open-project'
import { describeTask } from '../../domain/tasks/describe'
import { insertTask } from '../../domain/tasks/insert-task'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { project: ref, ...wanted } = context.input
    const project = await lockProject(actor, await openProject(actor, ref), 'member')
    return describeTask(actor, project, await insertTask(actor, project, wanted))
  }),
)
