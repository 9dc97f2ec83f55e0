import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/write-note'
import { noteLimits } from '@schemas/editor/entities/note'
import { fillText } from '@schemas/layout/fill-text'
import type { Role } from '@schemas/layout/role'
import { areMentionsIn, type NoteMention, spellMentions } from '@schemas/note-mentions'
import { note } from '@gateway/db/note-tables'
import type { Db } from '@gateway/db/open'
import { askNoteMails } from '@gateway/drafts/ask-note-mails'
import { authorOf } from '@gateway/drafts/author'
import { findState } from '@gateway/drafts/find-state'
import { lockPeople, noteReaders, stricter } from '@gateway/drafts/note-people'
import { notesFor } from '@gateway/drafts/notes'
import { lockAddresses } from '@gateway/drafts/page-address'
import { unknownNote } from '@gateway/drafts/messages'
import { CallError } from '@gateway/errors/call-error'
import { notifyNotes } from '@gateway/drafts/notify-document'
import { handle } from '@gateway/call/handle'
import { invalidInput, refusalMessages } from '@gateway/call/refusals'

const full = {
  en: 'There are already {most} notes here. Delete the ones you no longer need.',
  th: 'มีโน้ตครบ {most} รายการแล้ว กรุณาลบโน้ตที่ไม่ใช้แล้วก่อน',
}
const noReader = {
  en: 'Someone you mentioned can’t read this note (any more). Remove their name.',
  th: 'ผู้ที่คุณพูดถึงบางคนอ่านโน้ตนี้ไม่ได้ (แล้ว) กรุณานำชื่อออก',
}

export const handler = handle(call, async (context) => {
  const {
    input: { key, node = null, to, body, mentions = [] },
    site,
    session,
    locale,
  } = context
  const me = session.person?.id ?? ''
  if (!areMentionsIn(body, mentions)) throw invalidInput(locale, { body: refusalMessages.invalid[locale] })
  await context.tx(async (db) => {
    // A concurrent move or deletion of the page, or of the answered note, either comes first or includes this note.
    await lockAddresses(db, site)
    // Lock order: people before notes, as when an account is closed.
    await lockPeople(
      db,
      mentions.map(({ person }) => person),
    )
    const { access } = await findState(db, { ...authorOf(context), key, log: context.log })
    const [there] = await db.select({ count: count() }).from(note).where(eq(note.document, key))
    if ((there?.count ?? 0) >= noteLimits.count)
      throw new CallError('limit_reached', fillText(full[locale], { most: noteLimits.count }))
    const answeredNote = to === undefined ? undefined : await reopen(db, { key, to, role: session.role })
    if (to !== undefined && !answeredNote) throw unknownNote(locale)
    const readers = answeredNote ? stricter(access, answeredNote.access) : access
    const spelt = await named(db, body, mentions, readers)
    if (!spelt) throw new CallError('conflict', noReader[locale])
    const id = randomUUID()
    const takingPart =
      to === undefined ? [] : await db.selectDistinct({ id: note.madeBy }).from(note).where(eq(note.thread, to))
    await db.insert(note).values({
      siteId: site.id,
      id,
      document: key,
      node: to === undefined ? node : null,
      thread: to ?? id,
      ...spelt,
      access: readers,
      madeBy: me,
    })
    await notifyNotes(db, site.id, key)
    const people = new Set([...mentions.map(({ person }) => person), ...takingPart.map((each) => each.id)])
    people.delete(me)
    await askNoteMails(db, context, { document: key, by: me, note: id, people: [...people] })
  })
  return { status: true as const }
})

/** Reopens the answered note; undefined when this role may read none. */
async function reopen(
  db: Db,
  { key, to, role }: { key: string; to: string; role: Role },
): Promise<{ access: Role } | undefined> {
  const [found] = await db
    .update(note)
    .set({ settledAt: null, settledBy: null })
    .where(and(eq(note.id, to), eq(note.thread, to), eq(note.document, key), notesFor(role)))
    .returning({ access: note.access })
  return found
}

/**
 * The text with the current names of mentioned people, whatever was sent in their place; undefined when one of them may
 * not read it.
 */
async function named(
  db: Db,
  body: string,
  mentions: readonly NoteMention[],
  readers: Role,
): Promise<{ body: string; mentions: NoteMention[] } | undefined> {
  if (mentions.length === 0) return { body, mentions: [] }
  const names = new Map(
    (await noteReaders(db, readers, { among: mentions.map(({ person }) => person) })).map(({ id, name }) => [id, name]),
  )
  return mentions.every(({ person }) => names.has(person))
    ? spellMentions(body, mentions, ({ person }) => names.get(person))
    : undefined
}
