import * as z from 'zod/mini'
import { walletAccount } from '@gateway/db/wallet-tables'
import { defineSeed, demoAgo, demoRole, momentOf } from '@gateway/seed/demo-seed'
import { transferKinds } from '@schemas/wallet/entities/wallet'
import { changeWallet } from '../domain/ledger'
import { recordChange } from '../domain/record-change'

const against = {
  increase: 'cash',
  decrease: 'cash',
  adjust: 'corrections',
  payment: 'bank',
  purchase: 'sales',
  refund: 'sales',
  reversal: 'cash',
} as const

export const seed = defineSeed({
  file: 'wallets.json',
  schema: z.array(
    z.strictObject({
      of: demoRole,
      kind: z.enum(transferKinds).check(z.refine((kind) => kind !== 'reversal')),
      amount: z.int(),
      reason: z.string(),
      reference: z.optional(z.string()),
      by: z.optional(demoRole),
      ago: demoAgo,
    }),
  ),
  isSeeded: async (db) => (await db.select({ id: walletAccount.id }).from(walletAccount).limit(1)).length > 0,
  make: async ({ db, site, people }, entries) => {
    const dated = entries
      .map((entry) => ({ ...entry, at: momentOf(entry.ago) }))
      .sort((a, b) => a.at.getTime() - b.at.getTime())
    for (const { of, kind, amount, reason, reference, by, at } of dated) {
      const posted = await changeWallet(db, {
        site,
        person: people[of],
        amount,
        against: against[kind],
        kind: kind as Exclude<typeof kind, 'reversal'>,
        reason,
        ...(reference ? { reference } : {}),
        actor: by && people[by],
        at,
      })
      if (!posted.ok) throw new Error(`The demo wallet of ${of} would be below zero: ${reason}`)
      if (by && (kind === 'increase' || kind === 'decrease' || kind === 'adjust'))
        await recordChange(db, { site, actor: people[by], person: people[of], mode: kind, amount, reason, posted, at })
    }
  },
})
