import { call } from '@schemas/api/account/profile'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ input, session, site }) => {
  if (!session.person) throw new CallError(401, 'No token found')
  if (input.key !== site.publicKey) throw new CallError(401, 'Invalid session')
  const { id, firstname, lastname, email, avatar } = session.person
  return { status: true, profile: { userID: id, firstname, lastname, email, role: session.role, ...(avatar ? { avatar } : {}) } }
})
