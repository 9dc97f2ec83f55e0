import { eq, sql } from 'drizzle-orm'
import type { Contact } from '@schemas/entities/space'
import type { Db } from '../db/open'
import { site as sites } from '../db/tables'
import { recordAudit } from '../drafts/audit'
import type { Author } from '../drafts/author'
import { CallError } from '../http/call-error'
import { type StoredContact, readContact, withVersion } from './read-contact'

const stale = { en: 'Someone else has changed the contact details meanwhile.', th: 'มีผู้อื่นแก้ไขข้อมูลติดต่อไปแล้วระหว่างนี้' }

/** Puts `contact` in the place of what was read as `version`. The site's row is another one by it, so that every gateway shows it as it shows a release. */
export async function setContact(
  db: Db,
  { site, person, locale }: Author,
  { contact: input, version }: { contact: Contact; version: string },
): Promise<StoredContact> {
  const stored = withVersion(withoutEmpty(input))
  const before = await readContact(db, site, { isHeld: true })
  // Nothing is another by it, whoever came first.
  if (stored.version === before.version) return before
  if (before.version !== version) throw new CallError(409, stale[locale])
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

/** A list without a line, and a word that nothing was written for, are none. */
const withoutEmpty = (contact: Contact): Contact =>
  Object.fromEntries(
    Object.entries(contact).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )
