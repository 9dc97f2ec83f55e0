import { eq } from 'drizzle-orm'
import { call } from '@schemas/hora/calls/hora/set-preferences'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { horaPreference } from '../../tables'

export const handler = handle(call, async (context) => {
  const me = ownPerson(context)
  const { options } = context.input
  return context.tx(async (db) => {
    if (!(await lockActivePerson(db, me.id))) throw signInFirst(context.locale)
    if (options === null) await db.delete(horaPreference).where(eq(horaPreference.personId, me.id))
    else
      await db
        .insert(horaPreference)
        .values({ siteId: context.site.id, personId: me.id, options })
        .onConflictDoUpdate({ target: [horaPreference.siteId, horaPreference.personId], set: { options } })
    return { options }
  })
})
