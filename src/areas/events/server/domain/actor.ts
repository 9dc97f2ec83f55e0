import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import type { CallContext } from '@gateway/call/handle'
import type { Db } from '@gateway/db/open'
import type { Seal } from '@gateway/seal/seal'
import type { Locale } from '@schemas/layout/locale'
import { hasRole } from '@schemas/layout/role'

/** Who acts, in one transaction of their site. */
export type Actor = {
  db: Db
  site: string
  /** Undefined for a guest. */
  person: string | undefined
  isManager: boolean
  isAdmin: boolean
  locale: Locale
  /** The site's: days of events are its own. */
  timeZone: string
  now: Date
  seal: Seal
}

type Context = CallContext & { tx: <T>(work: (db: Db) => Promise<T>) => Promise<T> }

export function asActor<T>(context: Context, work: (actor: Actor) => Promise<T>): Promise<T> {
  const { site, session, locale, services } = context
  return context.tx((db) =>
    work({
      db,
      site: site.id,
      person: session.person?.id,
      isManager: hasRole(session.role, 'manager'),
      isAdmin: hasRole(session.role, 'admin'),
      locale,
      timeZone: site.space.timeZone,
      now: new Date(),
      seal: services.seal,
    }),
  )
}

/** Someone who is signed in and acts in their own name: an impersonator looks only. */
export function asSelf<T>(context: Context, work: (actor: Actor & { person: string }) => Promise<T>): Promise<T> {
  refuseImpersonator(context)
  const { id } = ownPerson(context)
  return asActor(context, (actor) => work({ ...actor, person: id }))
}
