import { call } from '@schemas/api/files/saved'
import { readTicketState } from '../../files/ticket-ends'
import { handle } from '../../http/handle'
import { shareError } from '../../shares/messages'

export const handler = handle(call, async ({ input, session, locale, tx }) => {
  const state = await tx((db) => readTicketState(db, input.ticket, session.person?.id ?? ''))
  if (!state) throw shareError('ticket', locale)
  return { state }
})
