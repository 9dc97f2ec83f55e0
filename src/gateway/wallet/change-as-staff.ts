import type { WalletMode } from '@schemas/constants'
import { currency } from '@schemas/constants'
import { hasRole } from '@schemas/layout/role'
import { ownPerson } from '../auth/own-person'
import { refuseImpersonator } from '../auth/refuse-impersonator'
import type { Db } from '../db/open'
import { recordAudit } from '../drafts/audit'
import { CallError } from '../http/call-error'
import type { CallContext } from '../http/handle'
import { notify } from '../messages/notify'
import { changeWallet, type Posted } from './ledger'
import { movedWords, walletWords as words } from './words'

type Given = Pick<CallContext, 'session' | 'site' | 'locale'> & { tx: <T>(work: (tx: Db) => Promise<T>) => Promise<T> }
type Act = { person: string; amount: number; reason: string; mode: Exclude<WalletMode, 'get'> }
type Answer = { balance: number; currency: typeof currency; transaction: string }

/**
 * Staff changes somebody's wallet. Nobody does so with their own, and whatever raises a balance is an admin's act, under which name it may
 * come. What was done stands in the audit, in the transaction that did it.
 */
export async function changeAsStaff(given: Given, { person, amount, reason, mode }: Act): Promise<Answer> {
  const { session, site, locale, tx } = given
  refuseImpersonator(given)
  const actor = ownPerson(given).id
  if (actor === person) throw new CallError(403, words.own[locale])
  if (amount > 0 && !hasRole(session.role, 'admin'))
    throw new CallError(403, words.raisingStaff[locale], { amount: words.raisingStaff[locale] })
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
    await recordAudit(db, {
      site: site.id,
      person: actor,
      action: `wallet-${mode}`,
      subject: `wallet:${person}`,
      before: { balance: answer.balance - amount },
      after: { balance: answer.balance, amount, reason, transaction: answer.transaction },
    })
    await notify(db, { site: site.id, person, words: movedWords(amount, answer.balance, reason), link: '/user/wallet' })
    return answer
  })
}

/** What was posted, or the refusal in words. */
export function answerOf(posted: Posted, locale: CallContext['locale']): Answer {
  if (posted.ok) return { balance: posted.balance, currency, transaction: posted.transfer }
  if (posted.why === 'gone') throw new CallError(404, words.unknownPerson[locale])
  if (posted.why === 'unknown') throw new CallError(404, words.unknown[locale])
  const said = posted.why === 'short' ? words.short[locale] : words.reversed[locale]
  throw new CallError(409, said, posted.why === 'short' ? { amount: said } : undefined)
}
