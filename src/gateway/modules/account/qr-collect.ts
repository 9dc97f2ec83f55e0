import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/qr-collect'
import { endedLink } from '../../auth/account-words'
import { collectQr } from '../../auth/qr-sign-in'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ input, tx, account, locale }) => {
  const found = await tx(async (db) => {
    const id = await collectQr(db, input.code, input.secret)
    if (!id) return undefined
    const [active] = await db.select({ id: person.id, passwordHash: person.passwordHash }).from(person).where(and(eq(person.id, id), eq(person.status, 'active')))
    return active
  })
  const ended = endedLink(locale)
  if (!found) throw ended
  return { session: await account.start(found.id, { via: 'qr', proven: { by: found.passwordHash, otherwise: ended } }) }
})
