import { createHash } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { noticeLimits } from '@schemas/forms/entities/notice-faults'
import type { FormNotice } from '@schemas/forms/entities/form-notice'
import { isSameJson, stableText } from '@schemas/layout/json'
import { formNotice } from '@gateway/db/form-notice-tables'
import type { Db } from '@gateway/db/open'
import { recordAudit } from '@gateway/audit/audit'
import type { Author } from '@gateway/drafts/author'
import { CallError } from '@gateway/errors/call-error'

const messages = {
  stale: {
    en: 'Someone else changed who gets new responses while you were editing.',
    th: 'มีผู้อื่นแก้ไขผู้รับคำตอบระหว่างที่คุณทำงานอยู่',
  },
  tooMany: {
    en: `People are told of ${noticeLimits.forms} forms at most. Take the addresses off a form that nobody needs any more.`,
    th: `ตั้งผู้รับคำตอบได้ไม่เกิน ${noticeLimits.forms} แบบฟอร์ม กรุณานำอีเมลออกจากแบบฟอร์มที่ไม่ใช้แล้ว`,
  },
}
/** A form without settings. */
const nobody: FormNotice = { addresses: [], isOn: true }

export type StoredNotice = FormNotice & { version: string }

export async function readNotice(db: Db, form: string): Promise<StoredNotice> {
  const [row] = await db.select().from(formNotice).where(eq(formNotice.form, form))
  return withVersion(row ?? nobody)
}

/** Equal content has the same version: a save is stale only when it would lose something. */
const withVersion = ({ addresses, isOn }: FormNotice): StoredNotice => ({
  addresses,
  isOn,
  version: createHash('sha256').update(stableText({ addresses, isOn })).digest('base64url').slice(0, 22),
})

/** Replaces the notice that was read as `version`. */
export async function setNotice(
  db: Db,
  { site, person, locale }: Author,
  { form, notice, version }: { form: string; notice: FormNotice; version: string },
): Promise<StoredNotice> {
  const stored = withVersion(notice)
  // Inserted first, so that of two concurrent first saves the later waits for the other.
  await db
    .insert(formNotice)
    .values({ siteId: site.id, form, ...nobody })
    .onConflictDoNothing()
  const [row] = await db.select().from(formNotice).where(eq(formNotice.form, form)).for('update')
  const before = withVersion(row ?? nobody)
  if (stored.version !== before.version) {
    if (before.version !== version) throw new CallError('stale_version', messages.stale[locale])
    await db.update(formNotice).set(notice).where(eq(formNotice.form, form))
    await recordAudit(db, {
      site: site.id,
      person,
      action: 'form-notice',
      subject: `form:${form}`,
      before: sidesOf(before),
      after: sidesOf(stored),
    })
  }
  if (isSameJson(notice, nobody)) await db.delete(formNotice).where(eq(formNotice.form, form))
  else {
    const [all] = await db.select({ forms: count() }).from(formNotice)
    if ((all?.forms ?? 0) > noticeLimits.forms) throw new CallError('limit_reached', messages.tooMany[locale])
  }
  return stored
}

const sidesOf = ({ addresses, isOn }: FormNotice): FormNotice => ({ addresses, isOn })
