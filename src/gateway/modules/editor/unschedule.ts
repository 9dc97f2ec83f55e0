import { eq, sql } from 'drizzle-orm'
import { call } from '@schemas/api/editor/unschedule'
import { publication } from '../../db/tables'
import { recordAudit } from '../../drafts/audit'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'

const words = {
  unknown: { en: 'There is no such plan.', th: 'ไม่พบกำหนดการนี้' },
  done: { en: 'This was published already.', th: 'เผยแพร่ไปแล้ว' },
}

export const handler = handle(call, async ({ input, tx, site, session, locale }) => {
  await tx(async (db) => {
    const [plan] = await db
      .select({ status: publication.status, at: publication.dueAt, keys: sql<string[]>`(SELECT jsonb_agg(change -> 'key') FROM jsonb_array_elements(${publication.changes}) AS change)` })
      .from(publication)
      .where(eq(publication.id, input.id))
      .for('update')
    if (!plan) throw new CallError(404, words.unknown[locale])
    if (plan.status === 'done') throw new CallError(409, words.done[locale])
    if (plan.status === 'cancelled') return
    await db.update(publication).set({ status: 'cancelled' }).where(eq(publication.id, input.id))
    await recordAudit(db, { site: site.id, person: session.person?.id, action: 'unschedule', subject: `publication:${input.id}`, before: { at: plan.at.toISOString(), keys: plan.keys }, after: null })
  })
  return { status: true as const }
})
