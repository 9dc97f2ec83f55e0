import { call } from '@schemas/site/calls/workspace/waiting'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { readWaiting } from '@gateway/pages/waiting'

export const handler = handle(call, async (context) => {
  const { site, session, services, log, locale, tx } = context
  const { id: person } = ownPerson(context)
  return { items: await tx((db) => readWaiting({ db, site, session, services, log, locale, person })) }
})
