import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/forms/calls/form/set-status'
import { formSubmission } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { describeSubmission } from '../../domain/submission-rows'

const messages = {
  unknown: { en: 'No such answer.', th: 'ไม่พบคำตอบนี้' },
  stale: {
    en: 'Someone changed this answer meanwhile. You now see the latest version.',
    th: 'มีผู้อื่นแก้ไขคำตอบนี้ไปแล้ว ตอนนี้แสดงสถานะล่าสุด',
  },
}

export const handler = handle(call, async ({ input, tx, site, locale, session, log }) => {
  const { id, status, version } = input
  const changed = await tx(async (db) => {
    const [before] = await db
      .select({ form: formSubmission.form, status: formSubmission.status })
      .from(formSubmission)
      .where(eq(formSubmission.id, id))
    const [row] = await db
      .update(formSubmission)
      .set({ status, version: sql`${formSubmission.version} + 1` })
      .where(and(eq(formSubmission.id, id), eq(formSubmission.version, version)))
      .returning()
    if (row) {
      await recordAudit(db, {
        site: site.id,
        person: session.person?.id,
        action: 'form-status',
        subject: `form:${row.form}`,
        before: { answer: id, status: before?.status },
        after: { answer: id, status },
      })
      return row
    }
    throw before
      ? new CallError('stale_version', messages.stale[locale])
      : new CallError('not_found', messages.unknown[locale])
  })
  log.info({ submission: id, status, by: session.person?.id }, 'A form answer changed its state.')
  return describeSubmission(changed)
})
