import { and, eq, sql } from 'drizzle-orm'
import { call } from '@schemas/api/account/overview'
import { ownPerson } from '../../auth/own-person'
import { readOwnProfile } from '../../auth/own-profile'
import { impersonator, isAlive } from '../../auth/session'
import { session } from '../../db/account-tables'
import { formSubmission, person } from '../../db/tables'
import { handle } from '../../http/handle'
import { signInFirst } from '../../http/refusals'
import { countUnread } from '../../messages/threads'
import { balanceOf } from '../../wallet/ledger'

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
