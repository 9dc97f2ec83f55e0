import { eq, inArray } from 'drizzle-orm'
import type { SeedContext } from '@gateway/seed/demo-seed'
import { zoneOf } from '../checkout/quote'
import type { OrderRow } from '../orders/order-rows'
import { variantLine } from '../orders/place-cart'
import { placeOrder } from '../orders/place-order'
import { readSettings } from '../orders/settings'
import { product, variant } from '../tables'
import { demoShop, done } from './demo-shop'
import type { DemoOrder } from './plan-trade'

/**
 * Places an order of an online buyer, or finds it where it is. Only those with an account have an order list; nobody has
 * an e-mail address, so that no job ever mails about it.
 */
export async function placeDemoOrder(
  context: SeedContext,
  { id, at, method, buyer, lines }: DemoOrder,
  expiresAt?: Date,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { db, people } = context
  const rows = await db
    .select({ variant, product })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(
      inArray(
        variant.sku,
        lines.map(({ sku }) => sku),
      ),
    )
  const { account, name, phone, ...place } = buyer
  return done(
    await placeOrder(demoShop(context, at), {
      id,
      channel: 'online',
      method,
      zone: zoneOf(await readSettings(db), buyer.province),
      buyer: {
        person: account && people[account],
        name,
        phone,
        address: { name, phone, ...place },
        locale: 'th',
      },
      lines: lines.map(({ sku, quantity }) => {
        const row = rows.find((each) => each.variant.sku === sku)
        if (!row) throw new Error(`The demo shop of ${context.site} has no ${sku}.`)
        return variantLine(row, quantity)
      }),
      ...(expiresAt ? { expiresAt } : {}),
    }),
    `The demo order of ${name}`,
  )
}
