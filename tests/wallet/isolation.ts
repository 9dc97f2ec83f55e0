import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { withSite } from '@gateway/db/scope'
import { person } from '@gateway/db/tables'
import { changeWallet } from '@areas/wallet/server/domain/ledger'
import { beyond } from '../isolation/make-rows'
import { defineIsolation } from '../isolation/define-isolation'

export const isolation = defineIsolation({
  makers: {
    wallet_transfer: async (database) => {
      const transferOf = (site: string) =>
        withSite(database, site, async (tx) => {
          const [owner] = await tx.select({ id: person.id }).from(person).where(eq(person.role, 'user'))
          const posted = await changeWallet(tx, {
            site,
            person: owner?.id ?? '',
            amount: 5000,
            against: 'cash',
            kind: 'increase',
            reason: 'Paid at the counter',
          })
          return posted.ok ? posted.transfer : ''
        })
      return { own: await transferOf('alpha'), foreign: await transferOf('beta'), unknown: randomUUID() }
    },
  },
  makeRest: async ({ database, siteId, word, own }) => {
    await withSite(database, siteId, (tx) =>
      changeWallet(tx, {
        site: siteId,
        person: own('person'),
        amount: beyond,
        against: 'cash',
        kind: 'increase',
        reason: word,
      }),
    )
  },
  tables: {
    wallet_account: { call: 'wallet/read' },
    wallet_entry: { call: 'wallet/read', behind: ['wallet_transfer'] },
    wallet_transfer: { call: 'wallet/read', behind: ['wallet_entry'] },
  },
  acting: {
    open: ['wallet/members', 'wallet/read'],
    closed: ['account/wallet', 'wallet/adjust', 'wallet/decrease'],
    inputs: { 'account/wallet': ({ siteKey }) => ({ key: siteKey, mode: 'decrease', amount: 100 }) },
  },
})
