import { and, desc, eq, inArray } from 'drizzle-orm'
import { person } from '@gateway/db/tables'
import type { CallError } from '@gateway/errors/call-error'
import type { TaskField } from '@schemas/work/entities/task'
import { type TaskRow, workActivity } from '../../tables'
import type { Reached } from '../access/reach'
import type { Actor } from '../actor'
import { workError } from '../messages'
import { describePerson } from '../person-names'
import { describeTasks } from './describe'
import { pickText } from '@schemas/layout/pick-text'

/** The error of a field that another changed first: who, which fields, and the task as it is now. */
export async function collisionError(
  actor: Actor,
  project: Reached,
  row: TaskRow,
  fields: readonly TaskField[],
): Promise<CallError> {
  const { db, locale } = actor
  const [last] = await db
    .select({ id: person.id, firstname: person.firstname, lastname: person.lastname, avatar: person.avatar })
    .from(workActivity)
    .innerJoin(person, eq(person.id, workActivity.actorId))
    .where(and(eq(workActivity.taskId, row.id), inArray(workActivity.field, [...fields])))
    .orderBy(desc(workActivity.at), desc(workActivity.id))
    .limit(1)
  const [task] = await describeTasks(actor, [project], [row])
  const someone = locale === 'th' ? 'มีคน' : 'Someone'
  return workError('collision', locale, {
    values: { name: (last && describePerson(last).name) || someone },
    details: { fields, task: { ...task, description: pickText(row.description, locale) } },
  })
}
