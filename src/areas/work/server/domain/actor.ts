import { ownPerson } from '@gateway/auth/own-person'
import type { CallContext } from '@gateway/call/handle'
import type { Db } from '@gateway/db/open'
import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'
import { dayIn } from '@schemas/zoned-parts'

/** Who acts, in one transaction of their site. */
export type Actor = {
  db: Db
  site: string
  person: string
  siteRole: Role
  locale: Locale
  /** The person's own, or the site's. */
  timeZone: string
  today: string
}

type Context = CallContext & { tx: <T>(work: (db: Db) => Promise<T>) => Promise<T> }

export function asActor<T>(context: Context, work: (actor: Actor) => Promise<T>): Promise<T> {
  // A guest is refused before a transaction begins.
  ownPerson(context)
  return context.tx((db) => work(actorOf(context, db)))
}

/** The caller in a transaction that is open. Throws CallError for guests. */
export function actorOf(context: CallContext, db: Db): Actor {
  const { site, session, locale } = context
  const { id, timeZone = site.space.timeZone } = ownPerson(context)
  return { db, site: site.id, person: id, siteRole: session.role, locale, timeZone, today: dayIn(Date.now(), timeZone) }
}
