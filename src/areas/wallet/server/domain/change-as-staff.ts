import type { WalletMode } from '@schemas/constants'
import { currency } from '@schemas/constants'
import { hasRole } from '@schemas/layout/role'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import type { Db } from '@gateway/db/open'
import { CallError } from '@gateway/errors/call-error'
import type { CallContext } from '@gateway/call/handle'
import { notify } from '@areas/messages/server/public'
import { changeWallet, type Posted } from './ledger'
import { recordChange } from './record-change'
import { balanceChangedMessage, walletMessages as messages } from './messages'

type StaffContext = Pick<CallContext, 'session' | 'site' | 'locale'> & {
  tx: <T>(work: (tx: Db) => Promise<T>) => Promise<T>
}
type Act = { person: string; amount: number; reason: string; mode: Exclude<WalletMode, 'get'> }
type Answer = { balance: number; currency: typeof currency; transaction: string }

/**
 * Staff change another person's wallet. Nobody changes their own, and anything that raises a balance requires an admin,
 * whichever call it comes through. Audited in the same transaction.
 */
export async function changeAsStaff(context: StaffContext, { person, amount, reason, mode }: Act): Promise<Answer> {
  const { session, site, locale, tx } = context
  refuseImpersonator(context)
  const actor = ownPerson(context).id
  if (actor === person) throw new CallError('own_account', messages.own[locale])
  if (amount > 0 && !hasRole(session.role, 'admin'))
    throw new CallError('forbidden', messages.raisingStaff[locale], { amount: messages.raisingStaff[locale] })
  return tx(async (db) => {
    const posted = await changeWallet(db, {
      site: site.id,
      person,
      amount,
      against: mode === 'adjust' ? 'corrections' : 'cash',
      kind: mode,
      reason,
      actor,
    })
    const answer = answerOf(posted, locale)
    const { balance, transaction: transfer } = answer
    await recordChange(db, { site: site.id, actor, person, mode, amount, reason, posted: { balance, transfer } })
    await notify(db, {
      site: site.id,
      person,
      message: balanceChangedMessage(amount, answer.balance, reason),
      link: '/user/wallet',
    })
    return answer
  })
}

/** The posting, or the refusal with a message. */
export function answerOf(posted: Posted, locale: CallContext['locale']): Answer {
  if (posted.ok) return { balance: posted.balance, currency, transaction: posted.transfer }
  if (posted.why === 'gone') throw new CallError('not_found', messages.unknownPerson[locale])
  if (posted.why === 'unknown') throw new CallError('not_found', messages.unknown[locale])
  if (posted.why === 'reversed') throw new CallError('already_done', messages.reversed[locale])
  const message = messages.short[locale]
  throw new CallError('insufficient_balance', message, { amount: message })
}
