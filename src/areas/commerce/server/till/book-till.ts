import { postSiteTransfer, type SiteAccount } from '@areas/wallet/server/public'
import type { Shop } from '../shop'

/** What stayed of a sale's tenders: in the drawer after change, and on the account; `rounding` is theirs less the total. */
export type TillMoney = { cash: number; bank: number; rounding: number }

type Legs = Partial<Record<SiteAccount, number>>

/** A sale of a till is earned and paid in one transfer. */
export const bookTillSale = (
  { tx, site, now, actor }: Shop,
  { id, total, vat }: { id: string; total: number; vat: number },
  { cash, bank, rounding }: TillMoney,
) =>
  postSiteTransfer(tx, {
    site,
    kind: 'sale',
    key: `sale:${id}`,
    reference: `order:${id}`,
    legs: { cash: -cash, bank: -bank, rounding, sales: total - vat, vat_output: vat },
    actor,
    at: now,
  })

/** Cash that moves between a drawer and elsewhere, or that a count finds too much or too little. */
export const bookTillCash = ({ tx, site, now, actor }: Shop, { key, legs }: { key: string; legs: Legs }) =>
  postSiteTransfer(tx, { site, kind: 'allocation', key, reference: key, legs, actor, at: now })
