import { call } from '@schemas/api/files/save'
import { findFile, viewerOf } from '../../files/access'
import { askReady } from '../../files/store-problem'
import { issueTicket } from '../../files/tickets'
import { fileError } from '../../files/words'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { input, services, session, locale, site } = context
  const { person } = session
  await askReady(services.store, locale)
  return context.tx(async (db) => {
    const row = await findFile({ db, viewer: viewerOf(context) }, input.id)
    if (!row?.storageKey || !person) throw fileError('unknown', locale)
    const { address, endsAt } = await issueTicket(db, site.id, { act: 'save', itemIds: [row.id], person: person.id, session: person.sessionId })
    return { address, name: row.name, endsAt: endsAt.toISOString() }
  })
})
