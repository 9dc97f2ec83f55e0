import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/line-unlink'
import { lastSignInMethod } from '@gateway/auth/line-messages'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { linkedAccount } from '@gateway/db/account-tables'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const { id } = ownPerson(context)
  await context.tx(async (db) => {
    const [mine] = await db
      .select({ passwordHash: person.passwordHash })
      .from(person)
      .where(eq(person.id, id))
      .for('update')
    if (!mine?.passwordHash) throw lastSignInMethod(context.locale)
    await db.delete(linkedAccount).where(and(eq(linkedAccount.provider, 'line'), eq(linkedAccount.personId, id)))
  })
  return { status: true as const }
})
