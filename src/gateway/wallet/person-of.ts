import type { Session } from '../auth/session'
import { CallError } from '../http/call-error'

type Person = NonNullable<Session['person']>

/** Who is signed in; a call that needs somebody has let nobody else through. */
export function personOf({ person }: Session): Person {
  if (!person) throw new CallError(401, 'Please sign in first.')
  return person
}
