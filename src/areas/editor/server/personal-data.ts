import { desc, eq, sql } from 'drizzle-orm'
import type { PersonalData } from '@gateway/auth/personal-data'
import { note, noteSeen } from '@gateway/db/note-tables'
import { spellMentions } from '@schemas/note-mentions'

const isNamed = (person: string) => sql`${note.mentions} @> ${JSON.stringify([{ person }])}::jsonb`

export const personalData: Record<string, PersonalData> = {
  // Notes on the site's pages belong to the site and stay, without a name.
  notes: {
    read: (tx, person) =>
      tx
        .select({ document: note.document, at: note.madeAt, body: note.body })
        .from(note)
        .where(eq(note.madeBy, person))
        .orderBy(desc(note.madeAt)),
  },
  // Where they are mentioned. The note is someone else's; only the name is removed.
  mentions: {
    read: (tx, person) =>
      tx
        .select({ document: note.document, at: note.madeAt })
        .from(note)
        .where(isNamed(person))
        .orderBy(desc(note.madeAt)),
    forget: async (tx, person) => {
      await tx.delete(noteSeen).where(eq(noteSeen.personId, person))
      for (const { id, body, mentions } of await tx
        .select({ id: note.id, body: note.body, mentions: note.mentions })
        .from(note)
        .where(isNamed(person))) {
        const unnamed = spellMentions(body, mentions, (mention) => (mention.person === person ? '–' : undefined))
        await tx
          .update(note)
          .set({ body: unnamed.body, mentions: unnamed.mentions.filter((mention) => mention.person !== person) })
          .where(eq(note.id, id))
      }
    },
  },
}
