import { randomUUID } from 'node:crypto'
import { attachment } from '@gateway/db/attachment-tables'
import { upload } from '@gateway/db/item-tables'
import type { Database } from '@gateway/db/open'
import type { Maker } from '../isolation/define-isolation'
import { demoPerson, type Ids, newIds, newPerson } from '../isolation/make-rows'
import { idsOf } from '../work/isolation-rows'
import { makeTasks } from '../work/make-project'

type Values = Partial<typeof attachment.$inferInsert>

/** The row of an attached file, without an object. */
export async function insertAttachment(
  { db }: Database,
  siteId: string,
  { id = randomUUID(), kind = 'task', ...values }: Values,
): Promise<string> {
  await db.insert(attachment).values({
    siteId,
    id,
    kind,
    name: 'a.txt',
    mime: 'text/plain',
    size: 1,
    storageKey: `${siteId}/2026/${id}.txt`,
    ...values,
  })
  return id
}

/** Sent by the demo users, and by someone else of alpha, and linked to no row yet. */
export async function makeLoose(database: Database, kind: string): Promise<Ids> {
  const owner = await newPerson(database, 'alpha')
  const ids: Ids = { ...newIds(), others: randomUUID(), owner }
  for (const [site, id, ownerId] of [
    ['alpha', ids.own, await demoPerson(database, 'alpha', 'user')],
    ['beta', ids.foreign, await demoPerson(database, 'beta', 'user')],
    ['alpha', ids.others, owner],
  ] as const)
    await insertAttachment(database, site, { ...(id ? { id } : {}), kind, ownerId })
  return ids
}

async function makeUploads(database: Database): Promise<Ids> {
  const owner = await newPerson(database, 'alpha')
  const ids: Ids = { ...newIds(), others: randomUUID(), owner }
  for (const [siteId, id, ownerId] of [
    ['alpha', ids.own, await demoPerson(database, 'alpha', 'user')],
    ['beta', ids.foreign, await demoPerson(database, 'beta', 'user')],
    ['alpha', ids.others ?? '', owner],
  ] as const)
    await database.db.insert(upload).values({
      siteId,
      id,
      ownerId,
      purpose: 'attachment',
      name: 'a.txt',
      size: 1,
      storageKey: `incoming/${siteId}/2026/${id}`,
      mode: 'private',
      expiresAt: new Date('2999-01-01T00:00:00Z'),
    })
  return ids
}

export const attachmentMakers: Readonly<Record<string, Maker>> = {
  attachment: (database) => makeLoose(database, 'task'),
  attachment_to_remove: (database) => makeLoose(database, 'task'),
  attachment_to_restore: (database) =>
    idsOf(database, async (project, site) => {
      const [task = ''] = await makeTasks(database.db, { site, project }, [{}])
      return insertAttachment(database, site, { rowId: task, removedAt: new Date() })
    }),
  attachment_upload: makeUploads,
}
