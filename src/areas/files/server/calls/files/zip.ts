import { call } from '@schemas/files/calls/files/zip'
import { findItems, viewerOf } from '@gateway/files/access'
import { askReady } from '@gateway/storage/store-problem'
import { issueTicket } from '@gateway/files/tickets'
import { fileError } from '@gateway/files/messages'
import { zipEntries } from '@gateway/files/zip-entries'
import { zipName } from '@gateway/files/zip-stream'
import { handle } from '@gateway/call/handle'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async (context) => {
  const { input, session, locale, site, services } = context
  await askReady(services.store, locale)
  return context.tx(async (db) => {
    const viewer = viewerOf(context)
    const chosen = await findItems({ db, viewer, locale }, input.ids)
    if (!session.person || chosen.some((row) => row.trashedAt)) throw fileError('unknown', locale)
    const entries = await zipEntries(db, chosen)
    if (!entries) throw shareError('tooManyFiles', locale)
    const { address } = await issueTicket(db, site.id, {
      act: 'zip',
      itemIds: chosen.map((row) => row.id),
      person: session.person.id,
      session: session.person.sessionId,
    })
    return {
      address,
      name: zipName(chosen),
      files: entries.filter((entry) => entry.key !== undefined).length,
      size: entries.reduce((sum, entry) => sum + entry.size, 0),
    }
  })
})
