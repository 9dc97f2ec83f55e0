import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { signInFirst } from '@gateway/call/refusals'
import { workWatcher } from '../../notice-tables'
import type { Actor } from '../actor'
import type { FoundTask } from './find-task'

export async function setWatching(actor: Actor, { row }: FoundTask, watching: boolean): Promise<boolean> {
  const { db, site, person, locale } = actor
  if (!(await lockActivePerson(db, person))) throw signInFirst(locale)
  // Who stops following is mailed nothing more, also as an assignee: so the row stays.
  await db
    .insert(workWatcher)
    .values({ siteId: site, taskId: row.id, personId: person, muted: !watching })
    .onConflictDoUpdate({
      target: [workWatcher.siteId, workWatcher.taskId, workWatcher.personId],
      set: { muted: !watching },
    })
  return watching
}
