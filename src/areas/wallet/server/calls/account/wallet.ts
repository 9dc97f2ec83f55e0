import { call } from '@schemas/wallet/calls/account/wallet'
import { invalidSession } from '@schemas/errors'
import { hasRole } from '@schemas/layout/role'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { recordAudit } from '@gateway/audit/audit'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { answerOf } from '@areas/wallet/server/domain/change-as-staff'
import { changeWallet } from '@areas/wallet/server/domain/ledger'
import { readWallet } from '@areas/wallet/server/domain/transactions'
import { walletMessages as messages } from '@areas/wallet/server/domain/messages'

export const handler = handle(call, async (context) => {
  const { input, session, site, tx, locale } = context
  const { key, mode, amount, reason, ...query } = input
  const owner = ownPerson(context).id
  if (key !== site.publicKey) throw new CallError('invalid_session', invalidSession.en)
  if (mode === 'get') return tx((db) => readWallet(db, { owner, query, timeZone: site.space.timeZone }))
  // An impersonator may only look.
  refuseImpersonator(context)
  const delta = readDelta()
  if (delta > 0 && !hasRole(session.role, 'admin'))
    throw new CallError('forbidden', messages.raising[locale], { amount: messages.raising[locale] })
  return tx(async (db) => {
    const posted = await changeWallet(db, {
      site: site.id,
      person: owner,
      amount: delta,
      against: mode === 'adjust' ? 'corrections' : 'cash',
      kind: mode,
      reason: reason ?? '',
      actor: owner,
    })
    const answer = answerOf(posted, locale)
    // Adding money to one's own wallet is audited.
    if (delta > 0)
      await recordAudit(db, {
        site: site.id,
        person: owner,
        action: `wallet-${mode}`,
        subject: `wallet:${owner}`,
        before: { balance: answer.balance - delta },
        after: { balance: answer.balance, amount: delta, reason: reason ?? '', transaction: answer.transaction },
      })
    return answer
  })

  /** The change of the balance. */
  function readDelta(): number {
    const fields = {
      ...(amount === undefined
        ? { amount: messages.amount[locale] }
        : amount < 0 && mode !== 'adjust'
          ? { amount: messages.positive[locale] }
          : {}),
      ...(mode === 'adjust' && reason === undefined ? { reason: messages.reason[locale] } : {}),
    }
    if (amount === undefined || Object.keys(fields).length > 0)
      throw new CallError('invalid_input', messages.invalid[locale], fields)
    return mode === 'decrease' ? -amount : amount
  }
})
