import { and, eq } from 'drizzle-orm'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { signInFirst } from '@gateway/call/refusals'
import { workWatcher } from '../../tables'
import type { Actor } from '../actor'
import type { FoundTask } from './find-task'

export async function setWatching(actor: Actor, { row }: FoundTask, watching: boolean): Promise<boolean> {
  const { db, site, person, locale } = actor
  if (!(await lockActivePerson(db, person))) throw signInFirst(locale)
  if (watching)
    await db.insert(workWatcher).values({ siteId: site, taskId: row.id, personId: person }).onConflictDoNothing()
  else await db.delete(workWatcher).where(and(eq(workWatcher.taskId, row.id), eq(workWatcher.personId, person)))
  return watching
}
