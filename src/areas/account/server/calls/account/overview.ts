import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/overview'
import { ownPerson } from '@gateway/auth/own-person'
import { readOwnProfile } from '@gateway/auth/own-profile'
import { impersonator, isAlive } from '@gateway/auth/session'
import { session } from '@gateway/db/account-tables'
import { formSubmission, person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { countUnread } from '@areas/messages/server/public'
import { balanceOf } from '@areas/wallet/server/public'

const count = sql<number>`count(*)::int`

export const handler = handle(call, async (context) => {
  const { id } = ownPerson(context)
  return context.tx(async (db) => {
    const profile = await readOwnProfile(db, id)
    if (!profile) throw signInFirst(context.locale)
    const [devices] = await db
      .select({ count })
      .from(session)
      .innerJoin(person, and(eq(person.siteId, session.siteId), eq(person.id, session.personId)))
      .leftJoin(impersonator, and(eq(impersonator.siteId, session.siteId), eq(impersonator.id, session.impersonatedBy)))
      .where(and(eq(session.personId, id), isAlive()))
    const [answers] = await db.select({ count }).from(formSubmission).where(eq(formSubmission.personId, id))
    const lacks = {
      picture: !profile.avatar,
      phone: !profile.phone,
      address: !profile.address,
      password: !profile.hasPassword,
    }
    return {
      balance: await balanceOf(db, id),
      unread: (await countUnread(db, id)).unread,
      devices: devices?.count ?? 0,
      answers: answers?.count ?? 0,
      since: profile.createdAt,
      lacks: (Object.keys(lacks) as (keyof typeof lacks)[]).filter((name) => lacks[name]),
    }
  })
})
