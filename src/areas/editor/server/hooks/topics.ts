import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { documentTopic, notesTopic } from '@schemas/editor/entities/document-topic'
import { presence } from '@gateway/db/tables'
import { authorOf } from '@gateway/drafts/author'
import { findState } from '@gateway/drafts/find-state'
import { stampOfAllNotes, stampOfNotes } from '@gateway/drafts/notes'
import { notesKey } from '@gateway/drafts/notify-document'
import type { Topics } from '@gateway/updates/topics'
import { othersOn } from '../domain/presence'

const revOf = (facts: unknown) => createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)

export const topics: Topics = {
  [documentTopic]: {
    access: 'manager',
    key: (_context, argument) => argument.split('.')[0] ?? '',
    // Which document it is, the person's own tab has reported.
    read: async (reader, argument) => {
      const { db, session, log } = reader
      const tab = argument.slice(argument.indexOf('.') + 1)
      const [own] = await db
        .select({ key: presence.document })
        .from(presence)
        .where(and(eq(presence.tab, tab), eq(presence.personId, session.person?.id ?? '')))
      if (!own) return undefined
      const { version, trashedAt } = await findState(db, { key: own.key, ...authorOf(reader), log })
      const others = await othersOn(db, own.key, tab)
      return {
        rev: revOf([
          others.map((other) => [other.tab, other.block]),
          version,
          trashedAt,
          await stampOfNotes(db, own.key, session.role),
        ]),
      }
    },
  },
  [notesTopic]: {
    access: 'manager',
    key: () => notesKey,
    read: async ({ db, session }) => ({ rev: revOf(await stampOfAllNotes(db, session.role)) }),
  },
}
