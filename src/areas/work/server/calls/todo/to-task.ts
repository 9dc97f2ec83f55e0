import { call } from '@schemas/work/calls/todo/to-task'
import { handle } from '@gateway/call/handle'
import { cutText } from '@gateway/text/cut-text'
import { asActor } from '../../domain/actor'
import { lockProject, openProject } from '../../domain/access/open-project'
import { describeTask } from '../../domain/tasks/describe'
import { insertTask } from '../../domain/tasks/insert-task'
import { workError } from '../../domain/messages'
import { lockTodo, removeTodo } from '../../domain/todos'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { id, project: ref } = context.input
    const line = await lockTodo(actor, id)
    if (line.ownerId !== actor.person) throw workError('unknownTodo', actor.locale)
    const project = await lockProject(actor, await openProject(actor, ref), 'member')
    const row = await insertTask(actor, project, {
      title: cutText(line.text, 250),
      dueOn: line.dueOn,
      assignees: [actor.person],
    })
    await removeTodo(actor, id)
    return describeTask(actor, project, row)
  }),
)
