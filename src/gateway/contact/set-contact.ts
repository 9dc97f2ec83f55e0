import { eq, sql } from 'drizzle-orm'
import { shownAddressOf } from '@schemas/mail-address'
import type { Contact } from '@schemas/site/entities/space'
import type { Db } from '../db/open'
import { site as sites } from '../db/tables'
import { recordAudit } from '../audit/audit'
import type { Author } from '../drafts/author'
import { CallError } from '../errors/call-error'
import { type StoredContact, readContact, withVersion } from './read-contact'

const stale = {
  en: 'Someone else changed the contact details while you were editing.',
  th: 'มีผู้อื่นแก้ไขข้อมูลติดต่อระหว่างที่คุณทำงานอยู่',
}

/**
 * Replaces the contact details that were read as `version`. This touches the site's row, so that every gateway picks it
 * up as it does a release.
 */
export async function setContact(
  db: Db,
  { site, person, locale }: Author,
  { contact: input, version }: { contact: Contact; version: string },
): Promise<StoredContact> {
  const email = input.email && { email: shownAddressOf(input.email) ?? input.email }
  const stored = withVersion(withoutEmpty({ ...input, ...email }))
  const before = await readContact(db, site, { isHeld: true })
  // Saving equal content is no change, even after a concurrent save.
  if (stored.version === before.version) return before
  if (before.version !== version) throw new CallError('stale_version', stale[locale])
  await db
    .update(sites)
    .set({ space: sql`jsonb_set(${sites.space}, '{contact}', ${JSON.stringify(stored.contact)}::jsonb)` })
    .where(eq(sites.siteId, site.id))
  await recordAudit(db, {
    site: site.id,
    person,
    action: 'site-contact',
    subject: `site:${site.id}`,
    before: before.contact,
    after: stored.contact,
  })
  return stored
}

/** Drops empty lists and empty texts. */
const withoutEmpty = (contact: Contact): Contact =>
  Object.fromEntries(
    Object.entries(contact).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )
