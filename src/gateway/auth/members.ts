import { and, eq, ne, sql } from 'drizzle-orm'
import type { Member } from '@schemas/account/entities/person'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { person } from '../db/tables'
import { unknownMember } from './account-messages'

/** When the person was last active themselves; sessions of an admin acting for them do not count. */
export const lastThere = sql<
  string | null
>`(SELECT max(own.last_active_at) FROM session AS own WHERE own.site_id = person.site_id AND own.person_id = person.id AND own.impersonated_by IS NULL)`

export const memberFields = {
  id: person.id,
  email: person.email,
  firstname: person.firstname,
  lastname: person.lastname,
  avatar: person.avatar,
  role: person.role,
  status: person.status,
  createdAt: person.createdAt,
  lastActiveAt: lastThere,
}

type Row = Pick<
  typeof person.$inferSelect,
  'id' | 'email' | 'firstname' | 'lastname' | 'avatar' | 'role' | 'status' | 'createdAt'
> & { lastActiveAt: string | null }

export function describeMember({ avatar, createdAt, lastActiveAt, ...row }: Row, me: string): Member {
  return {
    ...row,
    ...(avatar ? { avatar } : {}),
    createdAt: createdAt.toISOString(),
    ...(lastActiveAt ? { lastActiveAt: new Date(lastActiveAt).toISOString() } : {}),
    isMe: row.id === me,
  }
}

/** A member who has not left; else throws as for an unknown one. */
export async function findMember(tx: Db, id: string, locale: Locale): Promise<Row> {
  const [row] = await tx
    .select(memberFields)
    .from(person)
    .where(and(eq(person.id, id), ne(person.status, 'deleted')))
  if (!row) throw unknownMember(locale)
  return row
}
