import { recordAudit } from '@gateway/audit/audit'
import type { Db } from '@gateway/db/open'

type StaffChange = {
  site: string
  actor: string
  /** Whose wallet. */
  person: string
  mode: 'increase' | 'decrease' | 'adjust'
  /** Satang, negative for less. */
  amount: number
  reason: string
  /** What the ledger answered: the new balance in satang, and the transfer's id. */
  posted: { balance: number; transfer: string }
  at?: Date
}

/** Audits a change of another person's wallet by staff. */
export const recordChange = (db: Db, { site, actor, person, mode, amount, reason, posted, at }: StaffChange) =>
  recordAudit(db, {
    site,
    person: actor,
    action: `wallet-${mode}`,
    subject: `wallet:${person}`,
    before: { balance: posted.balance - amount },
    after: { balance: posted.balance, amount, reason, transaction: posted.transfer },
    ...(at ? { at } : {}),
  })
