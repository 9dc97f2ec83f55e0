import { call } from '@schemas/wallet/calls/wallet/members'
import { handle } from '@gateway/call/handle'
import { findMembers } from '../../domain/members'

export const handler = handle(call, async ({ input, tx }) => {
  const { q, cursor, limit } = input
  const rows = await tx((db) => findMembers(db, { q, after: cursor, limit: limit + 1 }))
  const members = rows.slice(0, limit)
  const last = rows.length > limit ? members.at(-1) : undefined
  return { members, ...(last ? { next: last.id } : {}) }
})
