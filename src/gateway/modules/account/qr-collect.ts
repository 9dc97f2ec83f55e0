import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/qr-collect'
import { endedLink } from '../../auth/account-messages'
import { collectQr } from '../../auth/qr-sign-in'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ input, account, locale }) => {
  const ended = endedLink(locale)
  const session = await account.start(
    async (db) => {
      const id = await collectQr(db, input.code, input.secret)
      const [active] = id
        ? await db
            .select({ person: person.id, proven: person.passwordHash })
            .from(person)
            .where(and(eq(person.id, id), eq(person.status, 'active')))
        : []
      if (!active) throw ended
      return active
    },
    { via: 'qr', otherwise: ended },
  )
  return { session }
})
