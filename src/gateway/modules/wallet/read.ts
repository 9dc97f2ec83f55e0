import { call } from '@schemas/api/wallet/read'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import { findMember } from '../../wallet/members'
import { readWallet } from '../../wallet/transactions'
import { walletMessages } from '../../wallet/messages'

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
