import { and, eq, or, sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/set-note'
import { hasRole } from '@schemas/layout/role'
import { note } from '@gateway/db/note-tables'
import { recordAudit } from '@gateway/audit/audit'
import { authorOf } from '@gateway/drafts/author'
import { findState } from '@gateway/drafts/find-state'
import { notesFor } from '@gateway/drafts/notes'
import { lockAddresses } from '@gateway/drafts/page-address'
import { unknownNote } from '@gateway/drafts/messages'
import { CallError } from '@gateway/errors/call-error'
import { notifyNotes } from '@gateway/drafts/notify-document'
import { handle } from '@gateway/call/handle'

const others = { en: 'Only the author or an admin can delete it.', th: 'ลบได้เฉพาะผู้เขียนหรือผู้ดูแลระบบ' }

export const handler = handle(call, async (context) => {
  const {
    input: { id, state },
    site,
    session,
    locale,
  } = context
  const me = session.person?.id
  await context.tx(async (db) => {
    // A concurrent answer either comes first, or finds it gone.
    if (state === 'deleted') await lockAddresses(db, site)
    const [found] = await db
      .select({ document: note.document, thread: note.thread, madeBy: note.madeBy })
      .from(note)
      .where(and(eq(note.id, id), notesFor(session.role)))
    if (!found) throw unknownNote(locale)
    await findState(db, { ...authorOf(context), key: found.document, log: context.log })
    if (state === 'deleted') {
      if (found.madeBy !== me && !hasRole(session.role, 'admin')) throw new CallError('forbidden', others[locale])
      const gone = await db
        .delete(note)
        .where(or(eq(note.id, id), eq(note.thread, id)))
        .returning({ id: note.id })
      const answers = gone.length - 1
      // The writer, and not the text.
      await recordAudit(db, {
        site: site.id,
        person: me,
        action: 'note-delete',
        subject: found.document,
        before: { person: found.madeBy, ...(answers > 0 ? { answers } : {}) },
      })
    } else
      await db
        .update(note)
        .set(
          state === 'settled' ? { settledAt: sql`now()`, settledBy: me ?? null } : { settledAt: null, settledBy: null },
        )
        .where(eq(note.id, found.thread))
    await notifyNotes(db, site.id, found.document)
  })
  return { status: true as const }
})
