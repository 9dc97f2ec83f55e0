import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Contact } from '@schemas/site/entities/space'
import { stableText } from '@schemas/layout/json'
import type { Db } from '../db/open'
import { site as sites } from '../db/tables'
import type { Site } from '../platform/sites'

export type StoredContact = { contact: Contact; version: string }

/**
 * The site's contact details from the database, not from this gateway's memory. `isHeld` locks the row until the
 * transaction ends.
 */
export async function readContact(
  db: Db,
  site: Pick<Site, 'id'>,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<StoredContact> {
  const rows = db.select({ space: sites.space }).from(sites).where(eq(sites.siteId, site.id))
  const [row] = await (isHeld ? rows.for('no key update') : rows)
  return withVersion(row?.space.contact ?? {})
}

/** Equal content has the same version: a save is stale only when it would lose something. */
export const withVersion = (contact: Contact): StoredContact => ({
  contact,
  version: createHash('sha256').update(stableText(contact)).digest('base64url').slice(0, 22),
})
