import { call } from '@schemas/files/calls/files/link'
import { findFile, viewerOf } from '@gateway/files/access'
import { askReady, askStore } from '@gateway/storage/store-problem'
import { issueTicket } from '@gateway/files/tickets'
import { fileError } from '@gateway/files/messages'
import { handle } from '@gateway/call/handle'
import { mayRun } from '@gateway/storage/file-headers'

/**
 * Validity of the address (s): a film is watched through it, a document is read in ranges; saving or viewing requests
 * it at once.
 */
const secondsFor = (isPreview: boolean, type: string): number =>
  !isPreview ? 1800 : /^(?:video|audio)\//.test(type) ? 6 * 3600 : type === 'application/pdf' ? 3600 : 600
/** Pictures that browsers show directly. Others are shown by their renditions. */
const shown = /^image\/(?:avif|webp|jpeg|png|gif)$/

export const handler = handle(call, async (context) => {
  const { input, tx, services, origin, locale } = context
  const row = await tx((db) => findFile({ db, viewer: viewerOf(context) }, input.id))
  if (!row?.storageKey) throw fileError('unknown', locale)
  await askReady(services.store, locale)
  const { session, site } = context
  const isPreview = input.for === 'preview'
  const drawn = isPreview && row.renditions && !shown.test(row.mime ?? '') ? row.renditions.files.at(-1) : undefined
  const [key, type] = drawn ? [drawn.key, drawn.type] : [row.storageKey, row.mime ?? 'application/octet-stream']
  // An external store's address cannot set our headers: anything that could run is served by the gateway, under its
  // policy.
  if (services.store.engine === 's3' && mayRun(type) && session.person) {
    const { id: person, sessionId } = session.person
    const issued = await tx((db) =>
      issueTicket(db, site.id, { act: input.for, itemIds: [row.id], person, session: sessionId }),
    )
    return { address: issued.address, mimetype: type, endsAt: issued.endsAt.toISOString() }
  }
  const seconds = secondsFor(isPreview, type)
  // Plain text is shown as nothing else.
  const shownType = isPreview && /^text\/(?:plain|csv|vtt)$/.test(type) ? `${type}; charset=utf-8` : type
  const address = await askStore(
    services.store.presignDownload(key, {
      seconds,
      origin,
      disposition: isPreview ? 'inline' : 'attachment',
      name: row.name,
      type: shownType,
    }),
    locale,
  )
  return { address, mimetype: type, endsAt: new Date(Date.now() + seconds * 1000).toISOString() }
})
