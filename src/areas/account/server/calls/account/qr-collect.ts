import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/qr-collect'
import { endedLink } from '@gateway/auth/account-messages'
import { collectQr } from '@gateway/auth/qr-sign-in'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'

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
