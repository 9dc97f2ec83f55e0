import { eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/set-note-mails'
import { ownPerson } from '@gateway/auth/own-person'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { id } = ownPerson(context)
  const { isOn } = context.input
  await context.tx((db) => db.update(person).set({ noteMails: isOn }).where(eq(person.id, id)))
  return { isOn }
})
