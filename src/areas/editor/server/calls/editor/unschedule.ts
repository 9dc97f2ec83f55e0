import { eq } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/unschedule'
import { publication } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { authorOf } from '@gateway/drafts/author'
import { mayChangePlan, plannedDocuments } from '@gateway/drafts/planned'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

const messages = {
  unknown: { en: 'Schedule not found.', th: 'ไม่พบการตั้งเวลานี้' },
  admins: {
    en: 'This schedule includes changes that only an admin can make.',
    th: 'การตั้งเวลานี้มีส่วนที่เฉพาะผู้ดูแลระบบเท่านั้นที่แก้ไขได้',
  },
  done: { en: 'This was already published.', th: 'เผยแพร่ไปแล้ว' },
}

export const handler = handle(call, async (context) => {
  const { input, tx, site, session, locale } = context
  await tx(async (db) => {
    const [plan] = await db
      .select({ status: publication.status, at: publication.dueAt, documents: plannedDocuments })
      .from(publication)
      .where(eq(publication.id, input.id))
      .for('update')
    if (!plan) throw new CallError('not_found', messages.unknown[locale])
    if (!mayChangePlan(authorOf(context), plan.documents)) throw new CallError('admins_only', messages.admins[locale])
    if (plan.status === 'done') throw new CallError('already_done', messages.done[locale])
    if (plan.status === 'cancelled') return
    await db.update(publication).set({ status: 'cancelled' }).where(eq(publication.id, input.id))
    await recordAudit(db, {
      site: site.id,
      person: session.person?.id,
      action: 'unschedule',
      subject: `publication:${input.id}`,
      before: { at: plan.at.toISOString(), keys: plan.documents.map(({ key }) => key) },
      after: null,
    })
  })
  return { status: true as const }
})
