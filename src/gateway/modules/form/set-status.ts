import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/api/form/set-status'
import { formSubmission } from '../../db/tables'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import { describeSubmission } from './submission-rows'

const words = {
  unknown: { en: 'No such answer.', th: 'ไม่พบคำตอบนี้' },
  stale: { en: 'Someone changed this answer meanwhile. You now see how it stands.', th: 'มีผู้อื่นแก้ไขคำตอบนี้ไปแล้ว ตอนนี้แสดงสถานะล่าสุด' },
}

export const handler = handle(call, async ({ input, tx, locale, session, log }) => {
  const { id, status, version } = input
  const changed = await tx(async (db) => {
    const [row] = await db
      .update(formSubmission)
      .set({ status, version: sql`${formSubmission.version} + 1` })
      .where(and(eq(formSubmission.id, id), eq(formSubmission.version, version)))
      .returning()
    if (row) return row
    const [known] = await db.select({ id: formSubmission.id }).from(formSubmission).where(eq(formSubmission.id, id))
    throw known ? new CallError(409, words.stale[locale]) : new CallError(404, words.unknown[locale])
  })
  log.info({ submission: id, status, by: session.person?.id }, 'A form answer changed its state.')
  return describeSubmission(changed)
})
