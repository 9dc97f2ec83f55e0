import { randomUUID } from 'node:crypto'
import type { Shop } from '@areas/commerce/server/shop'
import { ensureMainLocation } from '@areas/commerce/server/stock/locations'
import { moveStock } from '@areas/commerce/server/stock/move'
import { product, stockItem, variant, variantStock } from '@areas/commerce/server/tables'
import type { Database, Db } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import { person, site } from '@gateway/db/tables'
import { createSeal } from '@gateway/seal/seal'
import { openTestDatabase } from '../support/database'

const slot = 'default'
export const trialSeal = createSeal([{ id: 't', secret: 'a data key of the tests, long enough' }])

/** A database with two sites and a person at each, without a gateway. */
export async function openTrialShop(): Promise<{ database: Database; people: Record<string, string> }> {
  const database = await openTestDatabase()
  const people: Record<string, string> = {}
  for (const id of ['alpha', 'beta']) {
    await database.db.insert(site).values({
      siteId: id,
      name: id,
      theme: { homepage: slot, header: slot, subheader: slot, footer: slot, dashboard: slot, checkout: slot },
      space: { id, name: id, locales: ['th', 'en'], timeZone: 'Asia/Bangkok', menus: {}, contact: {} },
      publicKey: id,
    })
    const one = randomUUID()
    people[id] = one
    await database.db.insert(person).values({ siteId: id, id: one, email: `someone@${id}.example`, firstname: 'Nok' })
  }
  return { database, people }
}

export const now = new Date('2026-11-28T05:00:00Z')
export const shopOf = (tx: Db, more: Partial<Shop> = {}): Shop => ({
  tx,
  site: 'alpha',
  now,
  timeZone: 'Asia/Bangkok',
  seal: trialSeal,
  ...more,
})

/** Runs work in a transaction of alpha's shop. */
export const inShop = <T>(database: Database, work: (shop: Shop) => Promise<T>, more: Partial<Shop> = {}): Promise<T> =>
  withSite(database, more.site ?? 'alpha', (tx) => work(shopOf(tx, more)))

/** A stock item with so many pieces at `main`. */
export async function newItem({ tx, site: siteId, now: at }: Shop, pieces: number, cost = 1000): Promise<string> {
  const id = randomUUID()
  await ensureMainLocation(tx, siteId)
  await tx.insert(stockItem).values({ siteId, id, unit: 'piece', title: { en: 'An item' } })
  if (pieces > 0)
    await moveStock({ tx, site: siteId, now: at }, [
      { item: id, location: 'main', delta: pieces, reason: 'received', cost: cost * pieces },
    ])
  return id
}

type Goods = {
  pieces?: number
  regular?: number
  sale?: number
  vat?: 'standard' | 'zero' | 'exempt'
  tracked?: boolean
  backorder?: boolean
  parts?: { item: string; quantity: number }[]
  maxPerOrder?: number
  title?: string
}

/** A product of one variant, with stock at `main`. */
export async function newGoods(
  shop: Shop,
  {
    pieces = 10,
    regular = 10_700,
    sale,
    vat = 'standard',
    tracked = true,
    backorder = false,
    parts,
    maxPerOrder,
    title = 'A product',
  }: Goods = {},
): Promise<{ product: string; variant: string; item: string; sku: string }> {
  const { tx, site: siteId } = shop
  const [productId, variantId] = [randomUUID(), randomUUID()]
  const sku = `SKU-${variantId.slice(0, 8).toUpperCase()}`
  await tx.insert(product).values({
    siteId,
    id: productId,
    slug: `product-${productId}`,
    title: { en: title, th: title },
    kind: 'good',
    form: 'physical',
    vat,
    status: 'active',
  })
  await tx.insert(variant).values({
    siteId,
    id: variantId,
    productId,
    sku,
    regular,
    sale: sale ?? null,
    weightG: 500,
    tracked,
    backorder,
    maxPerOrder: maxPerOrder ?? null,
  })
  const item = parts?.[0]?.item ?? (await newItem(shop, pieces))
  await tx.insert(variantStock).values(
    (parts ?? [{ item, quantity: 1 }]).map((part) => ({
      siteId,
      variantId,
      itemId: part.item,
      quantity: part.quantity,
    })),
  )
  return { product: productId, variant: variantId, item, sku }
}
