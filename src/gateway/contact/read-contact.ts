import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Contact } from '@schemas/entities/space'
import { stableText } from '@schemas/layout/json'
import type { Db } from '../db/open'
import { site as sites } from '../db/tables'
import type { Site } from '../platform/sites'

export type StoredContact = { contact: Contact; version: string }

/** How the site is reached, as the database has it and not as this gateway remembers it. `isHeld`: nobody else changes it until the transaction ends. */
export async function readContact(
  db: Db,
  site: Pick<Site, 'id'>,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<StoredContact> {
  const rows = db.select({ space: sites.space }).from(sites).where(eq(sites.siteId, site.id))
  const [row] = await (isHeld ? rows.for('no key update') : rows)
  return withVersion(row?.space.contact ?? {})
}

/** What says the same is the same version: a save is stale only where something would be lost by it. */
export const withVersion = (contact: Contact): StoredContact => ({
  contact,
  version: createHash('sha256').update(stableText(contact)).digest('base64url').slice(0, 22),
})
