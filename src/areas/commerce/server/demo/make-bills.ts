import { eq } from 'drizzle-orm'
import { type SeedBatch, momentOf } from '@gateway/seed/demo-seed'
import { creditPayment } from '../billing/payments'
import { variantLine } from '../orders/place-cart'
import { placeOrder } from '../orders/place-order'
import type { Shop } from '../shop'
import { bill, product, variant } from '../tables'
import { demoId } from './demo-id'
import type { ShopFile } from './shop-file'

const dayMs = 86_400_000

/** Bills of services with what was paid of them, through the same functions as real ones; one in each batch. */
export const billBatches = (file: ShopFile): SeedBatch[] =>
  file.bills.map(({ client, sku, ago, paid }, number) => async ({ db, site }) => {
    const at = momentOf(ago)
    const shop: Shop = { tx: db, site, now: at, timeZone: 'Asia/Bangkok', isSilent: true }
    const [row] = await db
      .select({ variant, product })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
      .where(eq(variant.sku, sku))
    if (!row) throw new Error(`The demo shop of ${site} has no ${sku}.`)
    const placed = await placeOrder(shop, {
      id: demoId(site, 'bill', String(number)),
      channel: 'bill',
      method: 'transfer',
      buyer: { name: client, locale: 'th' },
      lines: [variantLine(row, 1)],
    })
    if (!placed.ok) throw new Error(`The demo bill of ${client} was refused: ${placed.problem}.`)
    if (!placed.isNew) return
    const [owed] = await db.select().from(bill).where(eq(bill.orderId, placed.order.id))
    for (const [index, share] of paid.entries())
      await creditPayment(
        { ...shop, now: new Date(Math.min(Date.now(), at.getTime() + (index * 14 + 2) * dayMs)) },
        {
          method: 'transfer',
          amount: Math.round((placed.order.total * share) / 100),
          transfer: { bank: '004', reference: `${site}-${number}-${index}` },
          payer: client,
          ...(owed ? { bill: owed.id } : {}),
        },
      )
  })
