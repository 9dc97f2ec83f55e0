import { randomUUID } from 'node:crypto'
import { call } from '@schemas/api/media/start-upload'
import { mostPictureBytes } from '@schemas/entities/media-item'
import { upload } from '../../db/tables'
import { handle } from '../../http/handle'
import { cleanName } from '../../media/item-names'
import { addStrays } from '../../media/stray-objects'
import { mediaError } from '../../media/words'
import { makeKey } from '../../storage/object-keys'

/** How long the address may be used (s), and the upload finished (ms): whoever lost the connection may come back the same day. */
const addressSeconds = 3600
const uploadMs = 24 * 3_600_000

export const handler = handle(call, async ({ input, tx, site, session, services, origin, locale }) => {
  const { name, size, type } = input
  // Said before the way is made in vain; what counts is what arrives.
  if (type.startsWith('image/') && size > mostPictureBytes) throw mediaError('tooLarge', locale, { most: String(mostPictureBytes / 1024 / 1024) })
  const id = randomUUID()
  const storageKey = `incoming/${makeKey(site.id)}`
  const expiresAt = new Date(Date.now() + uploadMs)
  await tx(async (db) => {
    await addStrays(db, site.id, [storageKey], expiresAt)
    await db.insert(upload).values({ siteId: site.id, id, ownerId: session.person?.id ?? null, name: cleanName(name), size, storageKey, mode: 'public', expiresAt })
  })
  return { id, ...(await services.store.presignUpload(storageKey, { type: type || 'application/octet-stream', size, seconds: addressSeconds, origin })) }
})
