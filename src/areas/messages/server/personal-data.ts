import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { message } from '@gateway/db/message-tables'

export const personalData: Record<string, PersonalData> = {
  messages: {
    read: (tx, person) =>
      tx
        .select({ at: message.createdAt, body: message.body })
        .from(message)
        .where(eq(message.authorId, person))
        .orderBy(desc(message.createdAt)),
    // The message row stays because replies reference it; its text goes.
    forget: (tx, person) => tx.update(message).set({ body: '–' }).where(eq(message.authorId, person)),
  },
}
