import type { CallContext } from '@gateway/call/handle'
import type { Db } from '@gateway/db/open'
import type { Shop } from './shop'

/** The shop of a call's site, in the call's transaction. */
export const shopOf = (
  { site, services, session }: Pick<CallContext, 'site' | 'services' | 'session'>,
  tx: Db,
): Shop => ({
  tx,
  site: site.id,
  now: new Date(),
  timeZone: site.space.timeZone,
  actor: session.person?.id,
  seal: services.seal,
})

/** Whose cart a call is about: a person's own, whatever token is sent with it. */
export const cartOwner = ({ session }: Pick<CallContext, 'session'>, token: string | undefined) =>
  session.person ? { person: session.person.id } : { token }
