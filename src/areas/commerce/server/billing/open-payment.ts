import type { ReceivingAccount } from '@schemas/commerce/entities/setting-parts'
import { parsePromptPayId } from '@schemas/commerce/promptpay'
import { lockOrder, type OrderRow } from '../orders/order-rows'
import { paymentMinutes, readSettings } from '../orders/settings'
import type { Shop } from '../shop'
import { type BillRow, billsOf } from './bills'
import { openIntent, type IntentRow } from './intents'
import { promptPayPayload } from './promptpay-payload'

export type OpenedPayment =
  | { ok: true; intent: IntentRow; bill: BillRow }
  | { ok: false; problem: 'unknown' | 'paid' | 'cancelled' | 'no_method' }

const accountFor = (accounts: readonly ReceivingAccount[], method: 'promptpay' | 'transfer') =>
  method === 'promptpay'
    ? accounts.find(({ kind, number }) => kind === 'promptpay' && parsePromptPayId(number) !== undefined)
    : accounts.find(({ kind }) => kind === 'bank')

/**
 * The way in which the rest of an order is paid now: the live one, or a new one where that is over. The QR says the
 * exact amount that is due, to the account as it is set at this moment.
 */
export async function openPayment(
  shop: Shop,
  { order: id, method }: { order: string; method: 'promptpay' | 'transfer' },
): Promise<OpenedPayment> {
  const { tx, now } = shop
  const order = await lockOrder(tx, id)
  if (!order) return { ok: false, problem: 'unknown' }
  if (order.status === 'cancelled') return { ok: false, problem: 'cancelled' }
  const bill = (await billsOf(shop, id)).find(({ status }) => ['open', 'part_paid', 'uncollectible'].includes(status))
  if (!bill || order.method === 'cod') return { ok: false, problem: 'paid' }
  const account = accountFor((await readSettings(tx)).receivingAccounts, method)
  if (!account) return { ok: false, problem: 'no_method' }
  const payload = method === 'promptpay' ? promptPayPayload(account.number, bill.total - bill.paid) : undefined
  // Too much for one QR: it is paid by transfer.
  if (method === 'promptpay' && payload === undefined) return { ok: false, problem: 'no_method' }
  const intent = await openIntent(shop, {
    bill: bill.id,
    method,
    account,
    ...(payload === undefined ? {} : { payload }),
    ...(method === 'promptpay' ? { expiresAt: endOfQr(order, now) } : {}),
  })
  return intent ? { ok: true, intent, bill } : { ok: false, problem: 'paid' }
}

/** A QR holds nothing longer than its order does; that of an order that is over already asks for late money. */
function endOfQr({ status, expiresAt }: Pick<OrderRow, 'status' | 'expiresAt'>, now: Date): Date {
  const end = new Date(now.getTime() + paymentMinutes * 60_000)
  return status === 'pending' && expiresAt && expiresAt > now && expiresAt < end ? expiresAt : end
}
