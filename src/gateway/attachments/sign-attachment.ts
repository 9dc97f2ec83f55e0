import type { CallContext } from '../call/handle'
import type { AttachmentRow } from '../db/attachment-tables'
import { isShown, mayRun } from '../storage/file-headers'
import { askReady, askStore } from '../storage/store-problem'

/** Validity of an address (s): a film is watched through it; all others are opened at once. */
const secondsFor = (isPreview: boolean, type: string): number =>
  !isPreview ? 300 : /^(?:video|audio)\//.test(type) ? 3600 : 900
/** Pictures that browsers show directly. Others are shown by their renditions. */
const shown = /^image\/(?:avif|webp|jpeg|png|gif)$/

/** A short-lived address of a file for the browser itself. The caller has checked that it may be read. */
export async function signAttachment(
  { services, origin, locale }: Pick<CallContext, 'services' | 'origin' | 'locale'>,
  { storageKey, mime, name, renditions }: AttachmentRow,
  purpose: 'preview' | 'save',
) {
  await askReady(services.store, locale)
  const isPreview = purpose === 'preview'
  const drawn = isPreview && renditions && !shown.test(mime) ? renditions.files.at(-1) : undefined
  const [key, type] = drawn ? [drawn.key, drawn.type] : [storageKey, mime]
  const seconds = secondsFor(isPreview, type)
  // An external store sends no policy of ours: what could run there is only saved, as bytes without a type.
  const isInert = services.store.engine === 's3' && mayRun(type)
  const address = await askStore(
    services.store.presignDownload(key, {
      seconds,
      origin,
      disposition: isPreview && isShown(type) ? 'inline' : 'attachment',
      name,
      type: isInert ? 'application/octet-stream' : type,
    }),
    locale,
  )
  return { address, mimetype: type, endsAt: new Date(Date.now() + seconds * 1000).toISOString() }
}
