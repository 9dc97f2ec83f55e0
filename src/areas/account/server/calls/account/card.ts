import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/card'
import { person } from '@gateway/db/tables'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

const messages = { en: 'Person not found.', th: 'ไม่พบบุคคลนี้' }

export const handler = handle(call, async ({ input, tx, locale }) => {
  const [found] = await tx((db) =>
    db
      .select({ userID: person.id, firstname: person.firstname, lastname: person.lastname, avatar: person.avatar })
      .from(person)
      .where(and(eq(person.id, input.userID), eq(person.status, 'active'))),
  )
  if (!found) throw new CallError('not_found', messages[locale])
  const { avatar, ...named } = found
  return { ...named, ...(avatar ? { avatar } : {}) }
})
