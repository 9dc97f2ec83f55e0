import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { leastPartBytes, partSizeOf, type UploadPurpose } from '@schemas/entities/file-item'
import { mostFileBytes } from '@schemas/entities/media-item'
import { mostFontBytes } from '@schemas/layout/font'
import { hasRole, type Role } from '@schemas/layout/role'
import { ownPerson } from '../auth/own-person'
import { refuseImpersonator } from '../auth/refuse-impersonator'
import { upload } from '../db/tables'
import { cleanName } from '../media/item-names'
import { mediaError } from '../media/words'
import { makeKey } from '../storage/object-keys'
import { fontError } from '../themes/font-words'
import type { FileContext } from './act'
import type { UploadRow } from './find-upload'
import { openUpload, startParts } from './open-upload'
import { fileError } from './words'

type Purpose = Exclude<UploadPurpose, 'file'>

/** Who may send what, and how much of it (bytes). A person's picture was cut in their browser. */
const rules: Record<Purpose, { role: Role; most: number }> = {
  avatar: { role: 'user', most: leastPartBytes },
  font: { role: 'admin', most: mostFontBytes },
  import: { role: 'manager', most: mostFileBytes },
}
/** What weighs on nobody's room must not be sent without end: as many in a day. */
const mostAvatars = 20

/** Opens the way for what becomes no file: it lies in no folder, and whichever call makes something of it looks at its bytes. Throws CallError. */
export async function startOther(
  context: FileContext,
  { purpose, name, size, type }: { purpose: Purpose; name: string; size: number; type: string },
): Promise<UploadRow> {
  const { tx, site, session, services, locale } = context
  const { role, most } = rules[purpose]
  const { id: ownerId } = ownPerson(context)
  if (!hasRole(session.role, role)) throw fileError('forbidden', locale)
  if (purpose === 'avatar') refuseImpersonator(context)
  if (size === 0) throw mediaError('empty', locale)
  if (size > most && purpose === 'font') throw fontError('large', locale)
  if (size > most) throw fileError('tooLarge', locale, { most: String(most / 1024 / 1024) })
  const partSize = size > leastPartBytes ? partSizeOf(size) : null
  const row = await tx(async (db) => {
    if (purpose === 'avatar') {
      const [open] = await db
        .select({ sent: count() })
        .from(upload)
        .where(and(eq(upload.ownerId, ownerId), eq(upload.purpose, purpose)))
      if ((open?.sent ?? 0) >= mostAvatars) throw fileError('tooOften', locale)
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
