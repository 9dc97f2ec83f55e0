import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/update-profile'
import { checkAddress } from '../../domain/address/check-address'
import { staleProfile } from '@gateway/auth/account-messages'
import { readOwnProfile } from '@gateway/auth/own-profile'
import { ownPerson } from '@gateway/auth/own-person'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'
import { invalidInput } from '@gateway/call/refusals'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const { id } = ownPerson(context)
  const { version, ...fields } = input
  const wrong = fields.address ? Object.entries(await checkAddress(fields.address, locale)) : []
  if (wrong.length > 0)
    throw invalidInput(locale, Object.fromEntries(wrong.map(([part, message]) => [`address.${part}`, message])))
  return tx(async (db) => {
    const [saved] = await db
      .update(person)
      .set({ ...fields, version: sql`${person.version} + 1` })
      .where(and(eq(person.id, id), eq(person.version, version)))
      .returning({ id: person.id })
    const profile = await readOwnProfile(db, id)
    if (!saved || !profile) throw staleProfile(locale, profile)
    return { profile }
  })
})
