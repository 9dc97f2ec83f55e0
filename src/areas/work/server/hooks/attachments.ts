import { eq, inArray } from 'drizzle-orm'
import { includesRole } from '@schemas/work/entities/project'
import { maxAttachments } from '@schemas/files/entities/attachment'
import { type AttachmentKinds, type AttachmentReader } from '@gateway/attachments/attachment-kinds'
import { lockProject } from '../domain/access/open-project'
import { actorOf } from '../domain/actor'
import { findTask, reread } from '../domain/tasks/find-task'
import { workTask } from '../tables'

const find = async (reader: AttachmentReader, row: string) => {
  const actor = actorOf(reader, reader.db)
  return { actor, found: await findTask(actor, row) }
}

/** Files of tasks: anyone who reads a task reads them, and members of its project add and remove them. */
export const attachments: AttachmentKinds = {
  task: {
    access: 'user',
    limit: maxAttachments,
    mayRead: async (reader, row) => (await find(reader, row)).found.row.id === row,
    mayWrite: async (reader, row) => {
      const { found } = await find(reader, row)
      return found.row.id === row && includesRole(found.project.role, 'member') && !found.project.archived
    },
    changing: async (reader, row) => {
      const { actor, found } = await find(reader, row)
      const project = await lockProject(actor, found.project, 'member')
      await reread(actor, row)
      await reader.db.update(workTask).set({ rev: project.rev }).where(eq(workTask.id, row))
    },
    existing: async (db, rows) =>
      (
        await db
          .select({ id: workTask.id })
          .from(workTask)
          .where(inArray(workTask.id, [...rows]))
      ).map(({ id }) => id),
  },
}
