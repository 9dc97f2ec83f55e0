import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/files/calls/files/fetch'
import { isRole } from '@schemas/layout/role'
import { isSessionAlive } from '@gateway/auth/session'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { type FileRow, findItems } from '@gateway/files/access'
import { readFile } from '@gateway/files/read-file'
import { askStore } from '@gateway/storage/store-problem'
import { type AnswerEnd, recordStart, recordEnd, recordProgress, reportEnd } from '@gateway/files/ticket-ends'
import { type TicketRow, useTicket } from '@gateway/files/tickets'
import { guardedAnswer, refused } from '@gateway/files/recheck-access'
import { zipEntries } from '@gateway/files/zip-entries'
import { sendZip } from '@gateway/files/zip-stream'
import { CallError } from '@gateway/errors/call-error'
import { type CallContext, handle, type StreamAnswer } from '@gateway/call/handle'
import { itemsWithin, openShare } from '../../domain/shares/open-share'
import { shareError } from '../../domain/shares/messages'
import { readRange } from '@gateway/storage/object-store'

export const handler = handle(call, async (context) => {
  const { input, wanted, locale, tx } = context
  // A range from the first byte, or an invalid one, returns the whole file and starts a download.
  const range = readRange(wanted.range)
  const asksForMore = range !== undefined && 'start' in range && range.start > 0
  const { ticket, rows, entries } = await tx(async (db) => {
    const used = await useTicket(db, input.ticket, !asksForMore)
    const items = used && (await itemsOf(db, used, context))
    if (!used || !items || items.length === 0) throw shareError('ticket', locale)
    return { ticket: used, rows: items, entries: used.act === 'zip' ? await zipEntries(db, items) : undefined }
  })
  const noted = (end: AnswerEnd) =>
    void tx((db) => recordEnd(db, input.ticket, end)).catch((error: unknown) =>
      context.log.warn({ err: error }, 'How a download ended is not known.'),
    )
  await tx((db) => recordStart(db, input.ticket))
  const isAllowed = () =>
    tx(async (db) => {
      if ((await itemsOf(db, ticket, context)).length !== rows.length) return false
      await recordProgress(db, input.ticket)
      return true
    }).catch(refused)
  try {
    return reportEnd(guardedAnswer(await give(), isAllowed), noted)
  } catch (error) {
    noted('broken')
    throw error
  }

  async function give(): Promise<StreamAnswer> {
    if (entries) return sendZip(context, rows, entries)
    const [row] = rows
    // So does a range beyond the end of another file.
    if (
      asksForMore &&
      wanted.ifRange &&
      ticket.act === 'save' &&
      row &&
      (await etagOf(context, row)) !== wanted.ifRange &&
      !(await tx((db) => useTicket(db, input.ticket, true)))
    )
      throw shareError('ticket', locale)
    const found =
      row &&
      (await readFile(
        context,
        row,
        { isPublic: false },
        { inline: ticket.act === 'preview', headers: { 'cache-control': 'private, no-store' } },
      ))
    if (!found) throw shareError('ticket', locale)
    return found
  }
})

async function etagOf({ services, locale }: CallContext, { storageKey }: FileRow): Promise<string | undefined> {
  return (storageKey ? await askStore(services.store.head(storageKey), locale) : undefined)?.etag
}

/** The items of the address, as far as still allowed: by its link, or by its person. */
async function itemsOf(
  db: Db,
  { shareId, visitNo, personId, sessionId, itemIds }: TicketRow,
  { site, services, locale }: CallContext,
): Promise<FileRow[]> {
  if (shareId !== null) {
    const opened = await openShare({
      db,
      site: site.id,
      visits: services.visits,
      locale,
      by: { share: shareId, visitNo: visitNo ?? 0 },
      isCounted: true,
    })
    return itemsWithin(db, opened, itemIds)
  }
  // By the session that issued it: signing out everywhere also ends running downloads.
  if (sessionId === null || !(await isSessionAlive(db, sessionId))) return []
  const [who] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, personId ?? ''), eq(person.status, 'active')))
  if (!who || !isRole(who.role)) return []
  const found = await findItems({ db, viewer: { role: who.role, me: who.id, isPublic: false }, locale }, itemIds).catch(
    (error: unknown) => {
      if (error instanceof CallError) return []
      throw error
    },
  )
  return found.filter((row) => !row.trashedAt)
}
