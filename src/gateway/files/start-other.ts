import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { leastPartBytes, partSizeOf, type UploadPurpose } from '@schemas/files/entities/file-item'
import { maxFileBytes } from '@schemas/files/entities/media-item'
import { maxFontBytes } from '@schemas/layout/font'
import { hasRole, type Role } from '@schemas/layout/role'
import { ownPerson } from '../auth/own-person'
import { refuseImpersonator } from '../auth/refuse-impersonator'
import { upload } from '../db/item-tables'
import { cleanName } from '../media/item-names'
import { mediaError } from '../media/messages'
import { makeKey } from '../storage/object-keys'
import { fontError } from '../themes/font-messages'
import type { FileContext } from './file-operation'
import type { UploadRow } from './find-upload'
import { openUpload, startParts } from './open-upload'
import { takeTurn } from './tree'
import { attachedPool, checkSpace } from './usage'
import { fileError } from './messages'

type Purpose = Exclude<UploadPurpose, 'file'>

/** Who may send what, and its maximum size (bytes). A person's picture was cropped in their browser. */
const rules: Record<Purpose, { role: Role; limit: number }> = {
  avatar: { role: 'user', limit: leastPartBytes },
  font: { role: 'admin', limit: maxFontBytes },
  import: { role: 'manager', limit: maxFileBytes },
  attachment: { role: 'user', limit: maxFileBytes },
}
/** Profile pictures use nobody's quota, so they are limited per day. */
const maxAvatars = 20

/**
 * Opens an upload that becomes no file: it is in no folder, and the call that uses it checks its bytes. Throws
 * CallError.
 */
export async function startOther(
  context: FileContext,
  { purpose, name, size, type }: { purpose: Purpose; name: string; size: number; type: string },
): Promise<UploadRow> {
  const { tx, site, session, services, locale } = context
  const { role, limit } = rules[purpose]
  const { id: ownerId } = ownPerson(context)
  if (!hasRole(session.role, role)) throw fileError('forbidden', locale)
  if (purpose === 'avatar') refuseImpersonator(context)
  if (size === 0) throw mediaError('empty', locale)
  if (size > limit && purpose === 'font') throw fontError('large', locale)
  if (size > limit) throw fileError('tooLarge', locale, { most: String(limit / 1024 / 1024) })
  const partSize = size > leastPartBytes ? partSizeOf(size) : null
  const row = await tx(async (db) => {
    if (purpose === 'avatar') {
      const [open] = await db
        .select({ sent: count() })
        .from(upload)
        .where(and(eq(upload.ownerId, ownerId), eq(upload.purpose, purpose)))
      if ((open?.sent ?? 0) >= maxAvatars) throw fileError('tooOften', locale)
    }
    if (purpose === 'attachment') {
      await takeTurn(db, site.id, attachedPool)
      await checkSpace(db, services.settings, attachedPool, size, locale, ownerId)
    }
    return openUpload(db, services.settings, locale, {
      siteId: site.id,
      id: randomUUID(),
      purpose,
      ownerId,
      name: cleanName(name),
      size,
      type,
      partSize,
      mode: 'private',
      storageKey: `incoming/${makeKey(site.id)}`,
    })
  })
  return partSize === null ? row : startParts(context, row)
}
