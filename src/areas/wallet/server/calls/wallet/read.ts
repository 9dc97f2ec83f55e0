import { call } from '@schemas/wallet/calls/wallet/read'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { findMember } from '../../domain/members'
import { readWallet } from '../../domain/transactions'
import { walletMessages } from '../../domain/messages'

export const handler = handle(call, async ({ input, tx, site, locale }) => {
  const { person, ...query } = input
  return tx(async (db) => {
    const member = await findMember(db, person)
    if (!member) throw new CallError('not_found', walletMessages.unknownPerson[locale])
    return {
      member,
      ...(await readWallet(db, { owner: person, query, timeZone: site.space.timeZone, forStaff: true })),
    }
  })
})
