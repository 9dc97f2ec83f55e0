import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import type { Db } from '@gateway/db/open'
import type { CallContext } from '@gateway/call/handle'
import type { Owner } from './own-charts'

type Context = CallContext & { tx: <T>(work: (db: Db) => Promise<T>) => Promise<T> }

/** Runs `work` for the caller's own charts. Staff see no one's, not even while they act for a person. */
export function asOwner<T>(context: Context, work: (owner: Owner) => Promise<T>): Promise<T> {
  refuseImpersonator(context)
  const { id } = ownPerson(context)
  return context.tx((db) => work({ db, site: context.site.id, person: id, locale: context.locale }))
}
