import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/line-unlink'
import { lastSignInMethod } from '../../auth/line-messages'
import { ownPerson } from '../../auth/own-person'
import { refuseImpersonator } from '../../auth/refuse-impersonator'
import { linkedAccount } from '../../db/account-tables'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'

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
