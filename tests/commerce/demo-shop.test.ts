import { readFileSync } from 'node:fs'
import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCodes } from '@areas/commerce/server/catalogue/find-codes'
import { moneyFaults } from '@areas/commerce/server/billing/money-faults'
import { seed } from '@areas/commerce/server/seed/shop'
import { stockFaults } from '@areas/commerce/server/stock/stock-faults'
import {
  bill,
  category,
  document,
  payLink,
  plan,
  product,
  reservation,
  salesOrder,
  stockLevel,
  variant,
  variantStock,
} from '@areas/commerce/server/tables'
import { withSite } from '@gateway/db/scope'
import type { Database, Db } from '@gateway/db/open'
import { site } from '@gateway/db/tables'
import { currentPrice } from '@schemas/commerce/price/current-price'
import { toSatang } from '@schemas/money/satang'
import { openTrialShop, shopOf } from './trial-shop'
import { ledgerFaults } from '../support/wallets'

const sites = ['market', 'cafe', 'hora', 'studio', 'academy'] as const
type Site = (typeof sites)[number]
const themes = new URL('../../themes/', import.meta.url)
const fileOf = (name: Site) =>
  seed.schema.parse(JSON.parse(readFileSync(new URL(`${name}/site/shop.json`, themes), 'utf8')))

let database: Database
const in_ = <T>(name: Site, work: (db: Db) => Promise<T>) => withSite(database, name, work)
/** As the gateway makes it at its start. Returns how many transactions it took. */
async function seeded(name: Site): Promise<number> {
  const people = { user: '', manager: '', admin: '' }
  const batches = await in_(name, async (db) =>
    (await seed.isSeeded(db)) ? [] : ((await seed.make({ db, site: name, people }, fileOf(name))) ?? []),
  )
  for (const batch of batches) await in_(name, (db) => batch({ db, site: name, people }))
  return batches.length
}
beforeAll(async () => {
  ;({ database } = await openTrialShop())
  const slot = 'default'
  for (const id of sites)
    await database.db.insert(site).values({
      siteId: id,
      name: id,
      theme: { homepage: slot, header: slot, subheader: slot, footer: slot, dashboard: slot, checkout: slot },
      space: { id, name: id, locales: ['th', 'en'], timeZone: 'Asia/Bangkok', menus: {}, contact: {} },
      publicKey: id,
    })
  for (const name of sites) await seeded(name)
}, 120_000)
afterAll(() => database.close())

/** Prices that a pack's pages show, by the asset of the picture beside them. */
function pricesOn(page: string): Map<string, { amount: number; regular?: number }> {
  const found = new Map<string, { amount: number; regular?: number }>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (value !== null && typeof value === 'object') {
      const { image, price } = value as { image?: { asset?: string }; price?: { amount?: number; regular?: number } }
      if (image?.asset !== undefined && price?.amount !== undefined)
        found.set(image.asset, { amount: price.amount, ...(price.regular ? { regular: price.regular } : {}) })
      Object.values(value).forEach(walk)
    }
  }
  walk(JSON.parse(readFileSync(new URL(page, themes), 'utf8')))
  return found
}

describe('the demo shop of the market', () => {
  it('sells every pictured good of its pages at the price that they state', async () => {
    const stated = pricesOn('market/homepage.json')
    expect(stated.size).toBe(9)
    // The others are shown by live blocks, which name them by SKU.
    const named = [
      ...readFileSync(new URL('market/homepage.json', themes), 'utf8').matchAll(/"products": (\[[^\]]*\])/g),
    ]
    const codes = [...new Set(named.flatMap(([, list]) => JSON.parse(list ?? '[]') as string[]))]
    expect(codes.length).toBeGreaterThan(12)
    expect(await in_('market', (db) => findCodes(db, codes))).toHaveLength(codes.length)
    const rows = await in_('market', (db) =>
      db
        .select({ images: product.images, variant })
        .from(product)
        .innerJoin(variant, eq(variant.productId, product.id)),
    )
    const now = new Date()
    for (const [asset, { amount, regular }] of stated) {
      const row = rows.find(({ images }) => images[0]?.asset === asset)?.variant
      const price = row && {
        regular: toSatang(row.regular),
        sale: row.sale === null ? undefined : toSatang(row.sale),
        saleFrom: row.saleFrom ?? undefined,
        saleTo: row.saleTo ?? undefined,
      }
      expect([asset, price && currentPrice(price, now)]).toEqual([asset, amount])
      if (regular) expect([asset, row?.regular]).toEqual([asset, regular])
    }
  })

  it('has 300 more on twenty shelves: two fifths with variants, some sold out, some on sale', async () => {
    await in_('market', async (db) => {
      const products = await db.select().from(product)
      const generated = products.filter(({ slug }) => /^[a-z]+-\d\d$/.test(slug))
      expect(generated).toHaveLength(300)
      expect(new Set(generated.map(({ title }) => title.th)).size).toBe(300)
      const variants = await db.select().from(variant).where(isNull(variant.deletedAt))
      const of = (id: string) => variants.filter(({ productId }) => productId === id)
      const levels = new Map((await db.select().from(stockLevel)).map((level) => [level.itemId, level.onHand]))
      const items = new Map((await db.select().from(variantStock)).map((part) => [part.variantId, part.itemId]))
      const share = (fits: (id: string) => boolean) => generated.filter(({ id }) => fits(id)).length / 3
      expect(share((id) => of(id).length > 1)).toBeCloseTo(40, 0)
      expect(share((id) => of(id).some(({ sale }) => sale !== null))).toBeGreaterThan(10)
      expect(share((id) => of(id).every((each) => !levels.get(items.get(each.id) ?? '')))).toBeGreaterThan(5)
      const shelves = await db.select().from(category)
      expect(shelves.filter(({ parentId }) => parentId !== null)).toHaveLength(20)
    })
  })
})

it('has the menu, the recipes, the four places and the plans of the café', async () => {
  await in_('cafe', async (db) => {
    expect(await db.select().from(plan)).toHaveLength(3)
    expect(new Set((await db.select().from(stockLevel)).map(({ locationId }) => locationId)).size).toBe(4)
    const { rows } = (await db.execute(
      sql`SELECT v.sku, count(s.item_id)::int AS parts FROM variant v LEFT JOIN variant_stock s ON s.variant_id = v.id GROUP BY v.sku`,
    )) as unknown as { rows: { sku: string; parts: number }[] }
    expect(rows.filter(({ parts }) => parts > 0).length).toBeGreaterThan(36)
    expect(rows.find(({ sku }) => sku === 'MOCHA-I')?.parts).toBe(4)
  })
})

it('has twelve bills of the studio in every state of payment, with their documents', async () => {
  await in_('studio', async (db) => {
    const bills = await db.select().from(bill)
    expect(bills).toHaveLength(12)
    expect(new Set(bills.map(({ status }) => status))).toEqual(new Set(['open', 'part_paid', 'paid']))
    expect((await db.select().from(salesOrder)).every(({ status }) => status !== 'pending')).toBe(true)
    expect((await db.select().from(document)).filter(({ kind }) => kind === 'invoice')).toHaveLength(12)
  })
})

describe.each(sites)('the demo shop of %s', (name) => {
  it('has whole books, and the samples of the pages', async () => {
    await in_(name, async (db) => {
      const shop = shopOf(db, { site: name })
      expect(await stockFaults(db)).toEqual([])
      expect(await moneyFaults(shop)).toEqual([])
      expect((await db.select().from(variant).where(eq(variant.sku, 'A-100'))).length).toBe(1)
      expect((await db.select().from(category).where(eq(category.code, 'new'))).length).toBe(1)
      expect((await db.select().from(payLink).where(eq(payLink.slug, 'deposit'))).length).toBe(1)
      expect(await db.select().from(reservation).limit(1)).toEqual([])
    })
    expect(await ledgerFaults(database)).toEqual([])
  })

  it('is not made twice, and completed where its making was interrupted', async () => {
    const count = () =>
      in_(name, async (db) => [
        (await db.select().from(product)).length,
        (await db.select().from(stockLevel)).reduce((all, level) => all + level.onHand, 0),
        (await db.select().from(bill)).length,
      ])
    const before = await count()
    expect(await seeded(name)).toBe(0)
    // As if the gateway had been killed before the last batch.
    await database.db.execute(sql`DELETE FROM pay_link WHERE site_id = ${name}`)
    expect(await seeded(name)).toBeGreaterThan(0)
    expect(await count()).toEqual(before)
  })
})
