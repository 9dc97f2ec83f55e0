import { call } from '@schemas/files/calls/files/saved'
import { readTicketState } from '@gateway/files/ticket-ends'
import { handle } from '@gateway/call/handle'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async ({ input, session, locale, tx }) => {
  const state = await tx((db) => readTicketState(db, input.ticket, session.person?.id ?? ''))
  if (!state) throw shareError('ticket', locale)
  return { state }
})
