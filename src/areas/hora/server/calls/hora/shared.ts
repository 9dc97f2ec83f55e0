import { call } from '@schemas/hora/calls/hora/shared'
import { handle } from '@gateway/call/handle'
import { findOpenShare } from '../../charts/shares'
import { sharedAnswer } from '../../charts/snapshot'

export const handler = handle(call, async ({ input, tx, locale }) => {
  const { snapshot, shows } = await tx((db) => findOpenShare(db, input.code, locale))
  return sharedAnswer(snapshot, shows, locale)
})
