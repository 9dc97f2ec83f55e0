import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { CallContext } from '@gateway/call/handle'
import { forbidden } from '@gateway/call/refusals'
import { ownPerson } from '@gateway/auth/own-person'
import type { Db } from '@gateway/db/open'
import { post } from '@gateway/db/post-tables'
import { person } from '@gateway/db/tables'
import { personName } from '@gateway/drafts/draft-rows'
import { CallError } from '@gateway/errors/call-error'
import type { Mover } from '@schemas/content/rules/post-moves'
import { hasRole } from '@schemas/layout/role'
import { postWriter } from '../tables'
import type { PostRow } from './live-row'
import { postMessages } from './messages'

/** Someone who may write: a manager any post, a writer their own. */
export type PostAuthor = { id: string; mover: Exclude<Mover, 'system'> }

type Caller = Pick<CallContext, 'session' | 'locale'>

/** The caller as a writer or manager. Throws 403 for other members. */
export async function postAuthorOf(db: Db, caller: Caller): Promise<PostAuthor> {
  const { id } = ownPerson(caller)
  if (hasRole(caller.session.role, 'manager')) return { id, mover: 'manager' }
  const [marked] = await db.select({ id: postWriter.personId }).from(postWriter).where(eq(postWriter.personId, id))
  if (!marked) throw forbidden(caller.locale)
  return { id, mover: 'writer' }
}

/** A post of the caller's, locked until the transaction ends; another writer's answers as an unknown one. */
export async function lockPost(db: Db, author: PostAuthor, id: string, { locale }: Caller): Promise<PostRow> {
  const [row] = await db.select().from(post).where(eq(post.id, id)).for('update')
  if (!row || !isTheirs(row, author)) throw new CallError('not_found', postMessages.unknown[locale])
  return row
}

/** The same, to read. */
export async function openPost(db: Db, author: PostAuthor, id: string, { locale }: Caller): Promise<PostRow> {
  const [row] = await db.select().from(post).where(eq(post.id, id))
  if (!row || !isTheirs(row, author)) throw new CallError('not_found', postMessages.unknown[locale])
  return row
}

const isTheirs = (row: PostRow, { id, mover }: PostAuthor) => mover === 'manager' || row.ownerId === id

/** Managers and admins review; nobody whose account is closed. */
const mayReview = and(inArray(person.role, ['manager', 'admin']), eq(person.status, 'active'))

export const isReviewer = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(person, and(mayReview, eq(person.id, id)))) > 0

/** Reviewers of one answer. */
const maxReviewers = 200

export async function reviewerNames(db: Db): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: person.id, name: personName })
    .from(person)
    .where(mayReview)
    .orderBy(asc(personName), asc(person.id))
    .limit(maxReviewers)
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }))
}

/** Whether the site has one manager (or admin) alone, who then approves what they wrote. */
export async function isOnlyManager(db: Db): Promise<boolean> {
  const [managers] = await db.select({ count: count() }).from(person).where(mayReview)
  return (managers?.count ?? 0) <= 1
}
