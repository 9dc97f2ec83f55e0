import type { CallContext } from '@gateway/call/handle'
import type { Operator } from '@gateway/platform/site-record'

/** The operator: `handle` has admitted only an admin of the operator's site. */
export function operatorOf({ site, session, locale }: CallContext): Operator {
  const { person } = session
  const name = person ? `${person.firstname} ${person.lastname}`.trim() || person.email : ''
  return { site: site.id, person: person?.id, name, locale }
}
