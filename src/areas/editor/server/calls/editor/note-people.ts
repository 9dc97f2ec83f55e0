import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/note-people'
import { note } from '@gateway/db/note-tables'
import { authorOf } from '@gateway/drafts/author'
import { findState } from '@gateway/drafts/find-state'
import { noteReaders, stricter } from '@gateway/drafts/note-people'
import { notesFor } from '@gateway/drafts/notes'
import { unknownNote } from '@gateway/drafts/messages'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const {
      input: { key, to },
      session,
      locale,
    } = context
    const { access } = await findState(db, { ...authorOf(context), key, log: context.log })
    const [thread] =
      to === undefined
        ? []
        : await db
            .select({ access: note.access })
            .from(note)
            .where(and(eq(note.id, to), eq(note.thread, to), eq(note.document, key), notesFor(session.role)))
    if (to !== undefined && !thread) throw unknownNote(locale)
    return {
      people: await noteReaders(db, thread ? stricter(access, thread.access) : access, {
        without: session.person?.id,
      }),
    }
  }),
)
