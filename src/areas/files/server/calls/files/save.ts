import { call } from '@schemas/files/calls/files/save'
import { findFile, viewerOf } from '@gateway/files/access'
import { askReady, askStore } from '@gateway/storage/store-problem'
import { issueTicket } from '@gateway/files/tickets'
import { fileError } from '@gateway/files/messages'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { mayRun } from '@gateway/storage/file-headers'

/** Validity of an external store's address (s). */
const seconds = 1800

export const handler = handle(call, async (context) => {
  const { input, services, session, locale, site, origin } = context
  const { store } = services
  const { person } = session
  await askReady(store, locale)
  const row = await context.tx((db) => findFile({ db, viewer: viewerOf(context) }, input.id))
  if (!row?.storageKey || !person) throw fileError('unknown', locale)
  const { id, name, storageKey: key } = row
  const type = row.mime ?? 'application/octet-stream'
  // An external store sends files itself, so that no gigabytes pass through the gateway. Anything that could run is
  // served under our policy, which that store cannot set.
  if (store.engine === 's3' && !mayRun(type)) {
    // Checked first: a missing file would leave the browser on the store's error page.
    if (!(await askStore(store.head(key), locale))) throw new CallError('gone', 'Failed to download file')
    const address = await askStore(
      store.presignDownload(key, { seconds, origin, disposition: 'attachment', name, type }),
      locale,
    )
    return { address, name, endsAt: new Date(Date.now() + seconds * 1000).toISOString(), isFollowed: false }
  }
  const { address, endsAt } = await context.tx((db) =>
    issueTicket(db, site.id, { act: 'save', itemIds: [id], person: person.id, session: person.sessionId }),
  )
  return { address, name, endsAt: endsAt.toISOString(), isFollowed: true }
})
