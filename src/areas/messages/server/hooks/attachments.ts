import { and, eq, inArray } from 'drizzle-orm'
import { maxMessageFiles } from '@schemas/messages/entities/message'
import type { AttachmentKinds } from '@gateway/attachments/attachment-kinds'
import { message, threadMember } from '@gateway/db/message-tables'
import { messageKind } from '../domain/message-files'
import { readerOf } from '../domain/reader-of'

export const attachments: AttachmentKinds = {
  [messageKind]: {
    access: 'user',
    limit: maxMessageFiles,
    mayRead: async (reader, row) => {
      const rows = await reader.db
        .select({ id: message.id })
        .from(message)
        .innerJoin(
          threadMember,
          and(eq(threadMember.siteId, message.siteId), eq(threadMember.threadId, message.threadId)),
        )
        .where(and(eq(message.id, row), eq(threadMember.personId, readerOf(reader).id)))
      return rows.length > 0
    },
    // What was sent stays as it was.
    mayWrite: () => Promise.resolve(false),
    existing: async (db, rows) =>
      (
        await db
          .select({ id: message.id })
          .from(message)
          .where(inArray(message.id, [...rows]))
      ).map(({ id }) => id),
  },
}
