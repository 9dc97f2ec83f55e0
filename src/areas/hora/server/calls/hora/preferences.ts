import { eq } from 'drizzle-orm'
import { call } from '@schemas/hora/calls/hora/preferences'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { horaPreference } from '../../tables'

export const handler = handle(call, async (context) => {
  const me = ownPerson(context)
  const [row] = await context.tx((db) =>
    db.select({ options: horaPreference.options }).from(horaPreference).where(eq(horaPreference.personId, me.id)),
  )
  return { options: row?.options ?? null }
})
