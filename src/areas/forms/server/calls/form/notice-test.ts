import { and, asc, eq, like } from 'drizzle-orm'
import { call } from '@schemas/forms/calls/form/notice-test'
import { ownPerson } from '@gateway/auth/own-person'
import { mail } from '@gateway/db/account-tables'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const me = ownPerson(context)
  const { input, tx } = context
  const rows = await tx((db) =>
    db
      .select({ to: mail.to, status: mail.status, problem: mail.problem })
      .from(mail)
      .where(and(eq(mail.personId, me.id), eq(mail.purpose, 'form-test'), like(mail.id, `${input.test}.%`)))
      .orderBy(asc(mail.id)),
  )
  return {
    mails: rows.map(({ to, status, problem }) => ({
      to,
      status: status === 'asked' || status === 'gathering' ? ('waiting' as const) : status,
      ...(problem === null ? {} : { problem }),
    })),
  }
})
