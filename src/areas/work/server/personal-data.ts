import { and, desc, eq } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import {
  workActivity,
  workAssignee,
  workComment,
  workMember,
  workProject,
  workTask,
  workTodo,
  workView,
} from './tables'
import { workNotice, workWatcher } from './notice-tables'

export const personalData: Record<string, PersonalData> = {
  // Projects go on without someone who leaves; their owner keeps the row of an account without a name.
  projects: {
    read: (tx, person) =>
      tx
        .select({ key: workProject.key, name: workProject.name, role: workMember.role, since: workMember.createdAt })
        .from(workMember)
        .innerJoin(workProject, eq(workProject.id, workMember.projectId))
        .where(eq(workMember.personId, person)),
    forget: (tx, person) => tx.delete(workMember).where(eq(workMember.personId, person)),
  },
  tasks: {
    read: (tx, person) =>
      tx
        .select({ project: workProject.key, no: workTask.no, title: workTask.title, dueOn: workTask.dueOn })
        .from(workAssignee)
        .innerJoin(workTask, eq(workTask.id, workAssignee.taskId))
        .innerJoin(workProject, eq(workProject.id, workTask.projectId))
        .where(eq(workAssignee.personId, person)),
    forget: async (tx, person) => {
      await tx.delete(workAssignee).where(eq(workAssignee.personId, person))
      await tx.delete(workWatcher).where(eq(workWatcher.personId, person))
      await tx.delete(workNotice).where(eq(workNotice.personId, person))
      await tx.update(workNotice).set({ actorId: null }).where(eq(workNotice.actorId, person))
      await tx.update(workTask).set({ reporterId: null }).where(eq(workTask.reporterId, person))
    },
  },
  taskComments: {
    read: (tx, person) =>
      tx
        .select({
          project: workProject.key,
          no: workTask.no,
          text: workComment.text,
          at: workComment.createdAt,
        })
        .from(workComment)
        .innerJoin(workTask, eq(workTask.id, workComment.taskId))
        .innerJoin(workProject, eq(workProject.id, workTask.projectId))
        .where(eq(workComment.authorId, person))
        .orderBy(desc(workComment.createdAt)),
    // What was said stays for the project, without a name.
    forget: (tx, person) => tx.update(workComment).set({ authorId: null }).where(eq(workComment.authorId, person)),
  },
  taskChanges: {
    read: (tx, person) =>
      tx
        .select({ task: workActivity.taskId, field: workActivity.field, at: workActivity.at })
        .from(workActivity)
        .where(eq(workActivity.actorId, person))
        .orderBy(desc(workActivity.at), desc(workActivity.id))
        .limit(10_000),
  },
  todos: {
    read: (tx, person) =>
      tx
        .select({ text: workTodo.text, dueOn: workTodo.dueOn, doneAt: workTodo.doneAt, createdAt: workTodo.createdAt })
        .from(workTodo)
        .where(eq(workTodo.ownerId, person)),
    forget: (tx, person) => tx.delete(workTodo).where(eq(workTodo.ownerId, person)),
  },
  taskViews: {
    read: (tx, person) =>
      tx
        .select({ name: workView.name, query: workView.query, scope: workView.scope })
        .from(workView)
        .where(eq(workView.ownerId, person)),
    // Views for others stay, owned by the account without a name.
    forget: (tx, person) => tx.delete(workView).where(and(eq(workView.ownerId, person), eq(workView.scope, 'own'))),
  },
}
