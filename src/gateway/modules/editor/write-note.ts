import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { call } from '@schemas/api/editor/write-note'
import { noteLimits } from '@schemas/entities/note'
import { note } from '../../db/note-tables'
import { authorOf } from '../../drafts/author'
import { findState } from '../../drafts/find-state'
import { notesFor } from '../../drafts/notes'
import { holdAddresses } from '../../drafts/page-address'
import { unknownNote } from '../../drafts/words'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'

const full = { en: 'There are {most} notes here already. Delete those that nobody needs any more.', th: 'มีโน้ตครบ {most} รายการแล้ว กรุณาลบโน้ตที่ไม่ใช้แล้วก่อน' }

export const handler = handle(call, async (given) => {
  const { input: { key, node = null, to, body }, site, session, locale } = given
  await given.tx(async (db) => {
    // Whoever moves or deletes the page, or deletes the note that this answers, comes before, or takes this along.
    await holdAddresses(db, site)
    const { access } = await findState(db, { ...authorOf(given), key, log: given.log })
    const [there] = await db.select({ count: count() }).from(note).where(eq(note.document, key))
    if ((there?.count ?? 0) >= noteLimits.count) throw new CallError(409, full[locale].replace('{most}', String(noteLimits.count)))
    if (to !== undefined) {
      const [found] = await db.update(note).set({ settledAt: null, settledBy: null }).where(and(eq(note.id, to), eq(note.thread, to), eq(note.document, key), notesFor(session.role))).returning({ id: note.id })
      if (!found) throw unknownNote(locale)
    }
    const id = randomUUID()
    await db.insert(note).values({ siteId: site.id, id, document: key, node: to === undefined ? node : null, thread: to ?? id, body, access, madeBy: session.person?.id ?? '' })
  })
  return { status: true as const }
})
