import { call } from '@schemas/api/wallet/reverse'
import { recordAudit } from '../../drafts/audit'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import { answerOf } from '../../wallet/change-as-staff'
import { reverseTransfer } from '../../wallet/ledger'
import { personOf } from '../../wallet/person-of'
import { walletWords as words } from '../../wallet/words'

export const handler = handle(call, async ({ input, session, site, tx, locale }) => {
  const { transaction, reason } = input
  const actor = personOf(session).id
  return tx(async (db) => {
    const posted = await reverseTransfer(db, { site: site.id, transfer: transaction, reason, actor })
    // Thrown behind the posting, which goes with it.
    if (posted.person === actor) throw new CallError(403, words.own[locale])
    const answer = answerOf(posted, locale)
    await recordAudit(db, { site: site.id, person: actor, action: 'wallet-reverse', subject: `wallet:${posted.person}`, after: { balance: answer.balance, reason, transaction: answer.transaction, reverses: transaction } })
    return answer
  })
})
