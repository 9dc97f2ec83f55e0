import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/api/files/fetch'
import { isRole } from '@schemas/layout/role'
import type { Db } from '../../db/open'
import { person } from '../../db/tables'
import { type FileRow, findItems } from '../../files/access'
import { readFile } from '../../files/read-file'
import { type TicketRow, useTicket } from '../../files/tickets'
import { guarded, refused } from '../../files/while-allowed'
import { zipEntries } from '../../files/zip-entries'
import { sendZip } from '../../files/zip-stream'
import { CallError } from '../../http/call-error'
import { type CallContext, handle } from '../../http/handle'
import { itemsWithin, openShare } from '../../shares/open-share'
import { shareError } from '../../shares/words'

export const handler = handle(call, async (context) => {
  const { input, wanted, locale, tx } = context
  const { ticket, rows, entries } = await tx(async (db) => {
    // A player's first look at the first bytes begins a download as much as asking for all.
    const used = await useTicket(db, input.ticket, !wanted.range || wanted.range.startsWith('bytes=0-'))
    const items = used && (await itemsOf(db, used, context))
    if (!used || !items || items.length === 0) throw shareError('ticket', locale)
    return { ticket: used, rows: items, entries: used.act === 'zip' ? await zipEntries(db, items) : undefined }
  })
  const isAllowed = () => tx(async (db) => (await itemsOf(db, ticket, context))?.length === rows.length).catch(refused)
  if (entries) return guarded(await sendZip(context, rows, entries), isAllowed)
  const [row] = rows
  const found = row && (await readFile(context, row, { isPublic: false }, { inline: ticket.act === 'preview', headers: { 'cache-control': 'private, no-store' } }))
  if (!found) throw shareError('ticket', locale)
  return guarded(found, isAllowed)
})

/** What the address was made for, as far as it may be had now: by its link, or by its person. */
async function itemsOf(db: Db, { shareId, visitNo, personId, itemIds }: TicketRow, { site, services, locale }: CallContext): Promise<FileRow[]> {
  if (shareId !== null) {
    const opened = await openShare({ db, site: site.id, visits: services.visits, locale, by: { share: shareId, visitNo: visitNo ?? 0 }, isCounted: true })
    return itemsWithin(db, opened, itemIds)
  }
  const [who] = await db.select().from(person).where(and(eq(person.id, personId ?? ''), eq(person.status, 'active')))
  if (!who || !isRole(who.role)) return []
  const found = await findItems({ db, viewer: { role: who.role, me: who.id, isPublic: false }, locale }, itemIds).catch((error: unknown) => {
    if (error instanceof CallError) return []
    throw error
  })
  return found.filter((row) => !row.trashedAt)
}
