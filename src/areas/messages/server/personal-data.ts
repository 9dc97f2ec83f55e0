import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { message } from '@gateway/db/message-tables'

export const personalData: Record<string, PersonalData> = {
  // What was written to others is theirs to read; it stays, without the name of who wrote it.
  messages: {
    read: (tx, person) =>
      tx
        .select({ at: message.createdAt, body: message.body })
        .from(message)
        .where(eq(message.authorId, person))
        .orderBy(desc(message.createdAt)),
  },
}
