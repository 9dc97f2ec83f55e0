import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/api/editor/note-people'
import { note } from '../../db/note-tables'
import { authorOf } from '../../drafts/author'
import { findState } from '../../drafts/find-state'
import { noteReaders, stricter } from '../../drafts/note-people'
import { notesFor } from '../../drafts/notes'
import { unknownNote } from '../../drafts/words'
import { handle } from '../../http/handle'

export const handler = handle(call, (given) =>
  given.tx(async (db) => {
    const {
      input: { key, to },
      session,
      locale,
    } = given
    const { access } = await findState(db, { ...authorOf(given), key, log: given.log })
    const [answered] =
      to === undefined
        ? []
        : await db
            .select({ access: note.access })
            .from(note)
            .where(and(eq(note.id, to), eq(note.thread, to), eq(note.document, key), notesFor(session.role)))
    if (to !== undefined && !answered) throw unknownNote(locale)
    return {
      people: await noteReaders(db, answered ? stricter(access, answered.access) : access, {
        without: session.person?.id,
      }),
    }
  }),
)
