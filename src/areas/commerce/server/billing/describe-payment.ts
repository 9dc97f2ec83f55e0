import { and, desc, eq, inArray } from 'drizzle-orm'
import { currency } from '@schemas/constants'
import type { IntentView, PaymentView } from '@schemas/commerce/entities/payment-view'
import { parsePromptPayId } from '@schemas/commerce/promptpay'
import { stepOf } from '../checkout/step-of'
import type { OrderRow } from '../orders/order-rows'
import { readSettings } from '../orders/settings'
import type { Shop } from '../shop'
import { paymentIntent, paymentSlip } from '../tables'
import { billsOf } from './bills'
import type { IntentRow } from './intents'

/** A way to pay as its payer sees it; undefined for ways of others, such as cash. */
export function describeIntent(row: IntentRow): IntentView | undefined {
  const { account, method } = row
  if (!account || (method !== 'promptpay' && method !== 'transfer')) return undefined
  return {
    id: row.id,
    method,
    status: row.status,
    amount: row.amount,
    ref: row.ref,
    ...(row.payload === null ? {} : { payload: row.payload }),
    account: {
      kind: account.kind,
      number: account.number,
      ...(account.bank === undefined ? {} : { bank: account.bank }),
      name: account.name,
    },
    ...(row.expiresAt ? { expiresAt: row.expiresAt.toISOString() } : {}),
  }
}

/** How an order is being paid: what is due, the latest way to pay it, and what was sent. */
export async function describePayment(shop: Shop, order: OrderRow): Promise<PaymentView> {
  const { tx } = shop
  const bills = await billsOf(shop, order.id)
  const ids = bills.map(({ id }) => id)
  const [intent] =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(paymentIntent)
          .where(
            and(inArray(paymentIntent.billId, ids), inArray(paymentIntent.status, ['requires_payment', 'processing'])),
          )
          .orderBy(desc(paymentIntent.createdAt), desc(paymentIntent.id))
          .limit(1)
  const slips =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(paymentSlip)
          .where(inArray(paymentSlip.billId, ids))
          .orderBy(desc(paymentSlip.createdAt), desc(paymentSlip.id))
  const { receivingAccounts } = await readSettings(tx)
  const hasPromptPay = receivingAccounts.some(({ kind, number }) => kind === 'promptpay' && parsePromptPayId(number))
  const hasBank = receivingAccounts.some(({ kind }) => kind === 'bank')
  const shown = intent && describeIntent(intent)
  const isOpen = stepOf(order) !== 'result'
  return {
    order: order.id,
    number: order.number,
    step: stepOf(order),
    total: order.total,
    paid: order.credited,
    due: Math.max(0, order.total - order.credited),
    currency,
    methods: isOpen
      ? [...(hasPromptPay ? (['promptpay'] as const) : []), ...(hasBank ? (['transfer'] as const) : [])]
      : [],
    ...(shown ? { intent: shown } : {}),
    slips: slips.map(({ id, status, createdAt, reason }) => ({
      id,
      status,
      sentAt: createdAt.toISOString(),
      ...(reason === null ? {} : { reason }),
    })),
    ...(order.returnTo === null ? {} : { returnTo: order.returnTo }),
  }
}

/** An intent of an order; undefined for one of another order. */
export async function findIntent(
  { tx }: Pick<Shop, 'tx'>,
  bills: readonly string[],
  id: string,
): Promise<IntentRow | undefined> {
  if (bills.length === 0) return undefined
  const [row] = await tx
    .select()
    .from(paymentIntent)
    .where(and(eq(paymentIntent.id, id), inArray(paymentIntent.billId, [...bills])))
  return row
}
