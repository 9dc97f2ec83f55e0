import { call } from '@schemas/commerce/calls/billing/manage-unmatched'
import { handle } from '@gateway/call/handle'
import { listUnmatched } from '../../billing/suggest-bills'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) =>
  context.tx(async (db) => ({
    items: (await listUnmatched(shopOf(context, db))).map(({ payment, suggestions }) => ({
      payment: payment.id,
      method: payment.method,
      amount: payment.amount,
      left: payment.amount - payment.allocated - payment.returned,
      payer: payment.payer,
      receivedAt: payment.receivedAt.toISOString(),
      ...(payment.reference === null ? {} : { reference: payment.reference }),
      suggestions,
    })),
  })),
)
