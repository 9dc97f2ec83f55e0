import { call } from '@schemas/api/files/link'
import { findFile, viewerOf } from '../../files/access'
import { askReady, askStore } from '../../files/store-problem'
import { issueTicket } from '../../files/tickets'
import { fileError } from '../../files/messages'
import { handle } from '../../http/handle'
import { mayRun } from '../../storage/file-headers'

/** How long the address holds (s): a film is watched by it, a document is read from by parts; what is saved, or looked at, is asked for at once. */
const secondsFor = (isPreview: boolean, type: string): number =>
  !isPreview ? 1800 : /^(?:video|audio)\//.test(type) ? 6 * 3600 : type === 'application/pdf' ? 3600 : 600
/** Pictures that browsers show as they are. The others are shown by what was drawn of them. */
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
  // An address of a store elsewhere cannot say how what it gives is to be treated: whatever could run leaves by our own, under our policy.
  if (services.store.engine === 's3' && mayRun(type) && session.person) {
    const { id: person, sessionId } = session.person
    const issued = await tx((db) =>
      issueTicket(db, site.id, { act: input.for, itemIds: [row.id], person, session: sessionId }),
    )
    return { address: issued.address, mimetype: type, endsAt: issued.endsAt.toISOString() }
  }
  const seconds = secondsFor(isPreview, type)
  // What is only text is shown as nothing else.
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
