import { call } from '@schemas/content/calls/post/set-writer'
import { and, eq } from 'drizzle-orm'
import { ownPerson } from '@gateway/auth/own-person'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { person } from '@gateway/db/tables'
import { CallError } from '@gateway/errors/call-error'
import { postWriter } from '../../tables'

const unknown = { en: 'Member not found.', th: 'ไม่พบสมาชิกนี้' }

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const { input, site, locale } = context
    const me = ownPerson(context).id
    const [member] = await db
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.id, input.id), eq(person.status, 'active')))
    if (!member) throw new CallError('not_found', unknown[locale])
    const before = await db.$count(postWriter, eq(postWriter.personId, member.id))
    if (input.writer)
      await db.insert(postWriter).values({ siteId: site.id, personId: member.id, addedBy: me }).onConflictDoNothing()
    else await db.delete(postWriter).where(eq(postWriter.personId, member.id))
    if (before > 0 !== input.writer)
      await recordAudit(db, {
        site: site.id,
        person: me,
        action: 'post-writer',
        subject: `person:${member.id}`,
        before: { writer: before > 0 },
        after: { writer: input.writer },
      })
    return { writer: input.writer }
  }),
)
