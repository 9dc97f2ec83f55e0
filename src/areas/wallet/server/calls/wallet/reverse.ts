import { call } from '@schemas/wallet/calls/wallet/reverse'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { recordAudit } from '@gateway/audit/audit'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { notify } from '@areas/messages/server/public'
import { answerOf } from '../../domain/change-as-staff'
import { reverseTransfer } from '../../domain/ledger'
import { balanceChangedMessage, walletMessages as messages } from '../../domain/messages'

export const handler = handle(call, async (context) => {
  const { input, site, tx, locale } = context
  const { transaction, reason } = input
  refuseImpersonator(context)
  const actor = ownPerson(context).id
  return tx(async (db) => {
    const posted = await reverseTransfer(db, { site: site.id, transfer: transaction, reason, actor })
    // Thrown after the posting, which is rolled back with it.
    if (posted.person === actor) throw new CallError('own_account', messages.own[locale])
    const answer = answerOf(posted, locale)
    await recordAudit(db, {
      site: site.id,
      person: actor,
      action: 'wallet-reverse',
      subject: `wallet:${posted.person}`,
      after: {
        balance: answer.balance,
        ...(posted.ok ? { amount: posted.amount } : {}),
        reason,
        transaction: answer.transaction,
        reverses: transaction,
      },
    })
    if (posted.ok && posted.person)
      await notify(db, {
        site: site.id,
        person: posted.person,
        message: balanceChangedMessage(posted.amount, posted.balance, reason),
        link: '/user/wallet',
      })
    return answer
  })
})
