import { eq } from 'drizzle-orm'
import type { SeedBatch } from '@gateway/seed/demo-seed'
import { zoneOf } from '../checkout/quote'
import { creditPayment } from '../billing/payments'
import { variantLine } from '../orders/place-cart'
import { placeOrder } from '../orders/place-order'
import { readSettings } from '../orders/settings'
import type { Shop } from '../shop'
import { bill, product, variant } from '../tables'

const address = {
  name: 'สมหญิง ใจดี',
  phone: '0812345678',
  line: '99/1 ถนนพระราม 1',
  tambon: 'ปทุมวัน',
  amphure: 'ปทุมวัน',
  province: '10',
  postcode: '10330',
}

/** The order that the pages' sample addresses name: of the site's demo user, paid, and seen by its staff. */
export const sampleOrder =
  (): SeedBatch =>
  async ({ db, site, people }) => {
    const now = new Date()
    const shop: Shop = { tx: db, site, now, timeZone: 'Asia/Bangkok', isSilent: true }
    const [row] = await db
      .select({ variant, product })
      .from(variant)
      .innerJoin(product, eq(product.id, variant.productId))
      .where(eq(variant.sku, 'A-100'))
    if (!row) throw new Error(`The demo shop of ${site} has no A-100.`)
    const zone = zoneOf(await readSettings(db), address.province)
    const placed = await placeOrder(shop, {
      id: 'DEMO1',
      channel: 'online',
      method: 'transfer',
      buyer: {
        person: people.user,
        name: 'สมหญิง ใจดี',
        email: `user@${site}.example`,
        phone: '0812345678',
        ...(zone === undefined ? {} : { address }),
        locale: 'th',
      },
      zone,
      lines: [variantLine(row, 1)],
    })
    if (!placed.ok) throw new Error(`The sample order of ${site} was refused: ${placed.problem}.`)
    if (!placed.isNew) return
    const [owed] = await db.select().from(bill).where(eq(bill.orderId, placed.order.id))
    await creditPayment(shop, {
      method: 'transfer',
      amount: placed.order.total,
      transfer: { bank: '004', reference: `${site}-sample` },
      payer: 'สมหญิง ใจดี',
      ...(owed ? { bill: owed.id } : {}),
    })
  }
