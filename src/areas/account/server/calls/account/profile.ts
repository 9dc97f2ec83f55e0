import { call } from '@schemas/account/calls/account/profile'
import { readOwnProfile } from '@gateway/auth/own-profile'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, session, site, tx }) => {
  const { person } = session
  if (!person) throw new CallError('sign_in_required', 'No token found')
  if (input.key !== undefined && input.key !== site.publicKey) throw new CallError('invalid_session', 'Invalid session')
  const profile = await tx((db) => readOwnProfile(db, person.id))
  if (!profile) throw new CallError('invalid_session', 'Invalid session')
  return { status: true, profile }
})
