import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { message, thread, threadMember } from '@gateway/db/message-tables'
import { notifyTopic } from '@gateway/updates/notify-topic'
import { messagesTopic } from './messages-topic'

type Place = {
  site: string
  kind: 'direct' | 'notices'
  /** One person for notices, two for conversations. */ members: readonly string[]
}
type MessageInput = {
  id?: string
  author: string | null
  body: string
  text?: { th?: string; en?: string }
  link?: string
  at?: Date
}
export type Written = typeof message.$inferSelect

/**
 * Writes a message; the first creates the thread. The thread's row is locked, so that numbers are consecutive. The
 * writer has read everything before. Listeners are notified on commit.
 */
export async function writeMessage(
  tx: Db,
  { site, kind, members }: Place,
  { id = randomUUID(), author, body, text, link, at = new Date() }: MessageInput,
): Promise<Written> {
  const of = members.toSorted().join(' ')
  await tx.insert(thread).values({ siteId: site, id: randomUUID(), kind, of, lastAt: at }).onConflictDoNothing()
  const [place] = await tx
    .update(thread)
    .set({
      lastNo: sql`${thread.lastNo} + 1`,
      lastAt: sql`greatest(${thread.lastAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(and(eq(thread.kind, kind), eq(thread.of, of)))
    .returning({ id: thread.id, no: thread.lastNo })
  if (!place) throw new Error('The thread that was made is not there.')
  if (place.no === 1)
    await tx
      .insert(threadMember)
      .values(members.map((personId) => ({ siteId: site, threadId: place.id, personId })))
      .onConflictDoNothing()
  const [written] = await tx
    .insert(message)
    .values({
      siteId: site,
      threadId: place.id,
      no: place.no,
      id,
      authorId: author,
      body,
      words: text ?? null,
      link: link ?? null,
      createdAt: at,
    })
    .returning()
  if (author !== null)
    await tx
      .update(threadMember)
      .set({ readNo: place.no })
      .where(and(eq(threadMember.threadId, place.id), eq(threadMember.personId, author)))
  await notifyTopic(tx, site, messagesTopic, members)
  return written as Written
}
