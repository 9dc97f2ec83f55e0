import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import type { CallContext } from '@gateway/call/handle'
import type { Db } from '@gateway/db/open'
import type { Locale } from '@schemas/layout/locale'
import { hasRole } from '@schemas/layout/role'
import { dayIn } from '@schemas/zoned-parts'

/** Who asks, in one transaction of their site. */
export type Reader = {
  db: Db
  site: string
  /** Undefined for a guest. */
  person: string | undefined
  isManager: boolean
  locale: Locale
  /** The site's: days and windows of lessons are its own. */
  timeZone: string
  now: Date
  today: string
}

/** Someone who is signed in and acts in their own name. */
export type Learner = Reader & { person: string }

type Context = CallContext & { tx: <T>(work: (db: Db) => Promise<T>) => Promise<T> }

export function asReader<T>(context: Context, work: (reader: Reader) => Promise<T>): Promise<T> {
  const { site, session, locale } = context
  const { timeZone } = site.space
  const now = new Date()
  return context.tx((db) =>
    work({
      db,
      site: site.id,
      person: session.person?.id,
      isManager: hasRole(session.role, 'manager'),
      locale,
      timeZone,
      now,
      today: dayIn(now.getTime(), timeZone),
    }),
  )
}

/** An impersonator looks only. */
export function asLearner<T>(context: Context, work: (learner: Learner) => Promise<T>): Promise<T> {
  refuseImpersonator(context)
  const { id } = ownPerson(context)
  return asReader(context, (reader) => work({ ...reader, person: id }))
}
