import { eq, or } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/manage-bill'
import { pickText } from '@schemas/layout/pick-text'
import { handle } from '@gateway/call/handle'
import { describeBill } from '../../billing/list-bills'
import { shopError } from '../../messages'
import { dayIn } from '../../orders/day-in'
import { describeDocuments } from '../../orders/describe-order'
import { readLines } from '../../orders/order-rows'
import { bill, salesOrder } from '../../tables'

export const handler = handle(call, async ({ input, tx, site, locale }) =>
  tx(async (db) => {
    const [row] = await db
      .select()
      .from(bill)
      .where(or(eq(bill.id, input.bill), eq(bill.orderId, input.bill)))
    if (!row) throw shopError('unknownBill', locale)
    const { orderId } = row
    const [order] = orderId === null ? [] : await db.select().from(salesOrder).where(eq(salesOrder.id, orderId))
    const lines = order
      ? (await readLines(db, order.id)).map((line) => ({ ...line, price: line.unitCharged }))
      : row.lines.map((line) => ({ ...line, total: line.quantity * line.price }))
    return {
      ...describeBill(row, order?.number ?? null, dayIn(new Date(), site.space.timeZone)),
      ...(row.payerEmail === null ? {} : { email: row.payerEmail }),
      ...(row.payerPhone === null ? {} : { phone: row.payerPhone }),
      note: row.note,
      lines: lines.map(({ title, quantity, price, total, vatClass }) => ({
        title: pickText(title, locale),
        quantity,
        price,
        total,
        vatClass,
      })),
      documents: order ? await describeDocuments(db, order.id) : [],
    }
  }),
)
