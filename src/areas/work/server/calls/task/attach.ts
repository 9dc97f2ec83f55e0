import { eq } from 'drizzle-orm'
import { call } from '@schemas/work/calls/task/attach'
import { linkAttachments } from '@gateway/attachments/link-attachments'
import { handle } from '@gateway/call/handle'
import { lockProject } from '../../domain/access/open-project'
import { asActor } from '../../domain/actor'
import { findTask, reread } from '../../domain/tasks/find-task'
import { workTask } from '../../tables'

export const handler = handle(call, async (context) =>
  asActor(context, async (actor) => {
    const { db, site, person, locale } = actor
    const { task, files } = context.input
    const { row, project } = await findTask(actor, task)
    const { rev } = await lockProject(actor, project, 'member')
    await reread(actor, row.id)
    const linked = await linkAttachments(db, { site, kind: 'task', row: row.id, ids: files, person, locale })
    await db.update(workTask).set({ rev }).where(eq(workTask.id, row.id))
    return { files: linked.map(({ id }) => id) }
  }),
)
