import { readFileSync } from 'node:fs'
import { eq, isNull, ne, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCodes } from '@areas/commerce/server/catalogue/find-codes'
import { moneyFaults } from '@areas/commerce/server/billing/money-faults'
import { listUnmatched } from '@areas/commerce/server/billing/suggest-bills'
import { seed } from '@areas/commerce/server/seed/shop'
import { stockFaults } from '@areas/commerce/server/stock/stock-faults'
import {
  bill,
  category,
  document,
  parcel,
  payLink,
  paymentSlip,
  plan,
  product,
  refund,
  reservation,
  salesOrder,
  stockLevel,
  variant,
  variantStock,
} from '@areas/commerce/server/tables'
import { withSite } from '@gateway/db/scope'
import type { Database, Db } from '@gateway/db/open'
import { person, site } from '@gateway/db/tables'
import { run as readCodes } from '@gateway/scan/read-codes.job'
import { makePart, type SeedFile } from '@gateway/seed/demo-seed'
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
const slipFiles: SeedFile[] = []
/** As the gateway makes it at its start. Returns how many transactions it took. */
async function seeded(name: Site): Promise<number> {
  const people = { user: 'user', manager: 'manager', admin: 'admin' }
  const batches = await in_(name, async (db) =>
    (await seed.isSeeded(db)) ? [] : ((await seed.make({ db, site: name, people }, fileOf(name))) ?? []),
  )
  for (const part of batches)
    await makePart(
      name,
      part,
      (work) => in_(name, (db) => work({ db, site: name, people })),
      (_, file) => {
        slipFiles.push(file)
        return Promise.resolve(`file-${slipFiles.length}`)
      },
    )
  return batches.length
}
beforeAll(async () => {
  ;({ database } = await openTrialShop())
  const slot = 'default'
  for (const id of sites) {
    await database.db.insert(site).values({
      siteId: id,
      name: id,
      theme: { homepage: slot, header: slot, subheader: slot, footer: slot, dashboard: slot, checkout: slot },
      space: { id, name: id, locales: ['th', 'en'], timeZone: 'Asia/Bangkok', menus: {}, contact: {} },
      publicKey: id,
    })
    await database.db.insert(person).values(
      ['user', 'manager', 'admin'].map((role) => ({
        siteId: id,
        id: role,
        email: `${role}@${id}.example`,
        firstname: 'สมหญิง',
      })),
    )
  }
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

it('has bills of the studio in every state, with their documents and deposits', async () => {
  await in_('studio', async (db) => {
    const bills = await db
      .select()
      .from(bill)
      .where(or(isNull(bill.orderId), ne(bill.orderId, 'DEMO1')))
    expect(bills).toHaveLength(18)
    expect(tally(bills.map(({ status }) => status))).toEqual({ draft: 1, open: 4, part_paid: 6, paid: 6, void: 1 })
    const today = new Date().toISOString().slice(0, 10)
    expect(bills.some(({ status, dueOn }) => status === 'open' && dueOn !== null && dueOn < today)).toBe(true)
    expect((await db.select().from(document)).filter(({ kind }) => kind === 'invoice')).toHaveLength(17)
  })
})

const tally = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]))

it('has orders of the market in every state over 90 days', async () => {
  await in_('market', async (db) => {
    const orders = await db.select().from(salesOrder).where(ne(salesOrder.id, 'DEMO1'))
    expect(orders.length).toBeGreaterThan(60)
    const parcels = new Set((await db.select().from(parcel)).map(({ status }) => status))
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['pending', 'confirmed', 'completed', 'cancelled', 'expired']),
    )
    expect(new Set(orders.map(({ paymentStatus }) => paymentStatus))).toEqual(
      new Set(['unpaid', 'awaiting_review', 'cod_due', 'paid', 'part_refunded', 'refunded']),
    )
    expect([...parcels].sort()).toEqual(['delivered', 'packing', 'ready', 'returned', 'shipped'])
    expect(tally((await db.select().from(refund)).map(({ status }) => status))).toEqual({ requested: 1, sent: 5 })
    const days = orders.map(({ placedAt }) => (Date.now() - placedAt.getTime()) / 86_400_000)
    expect(Math.max(...days)).toBeGreaterThan(85)
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
  })
})

it('has slips of every kind to review, read as real ones are, and money that nobody matched', async () => {
  await in_('market', async (db) => {
    const slips = await db.select().from(paymentSlip)
    expect(tally(slips.map(({ status }) => status))).toEqual({ needs_review: 5, verified: 3, rejected: 1 })
    expect(new Set(slips.map(({ fileId }) => fileId)).size).toBe(9)
    const waiting = slips.filter(({ status }) => status === 'needs_review')
    const failed = waiting.map(({ checks }) =>
      checks.filter(({ outcome }) => outcome !== 'passed').map(({ check, outcome }) => `${check} ${outcome}`),
    )
    const receiver = 'receiver unknown'
    expect(failed.sort((one, other) => one.length - other.length)).toEqual([
      [receiver],
      [receiver],
      ['amount failed', receiver],
      ['reference failed', 'time failed', 'picture failed', receiver],
      ['crc unknown', 'bank unknown', 'reference unknown', 'time unknown', receiver],
    ])
    const suggested = (await listUnmatched(shopOf(db, { site: 'market' }))).map(({ suggestions }) => suggestions.length)
    expect(suggested).toHaveLength(3)
    expect(suggested.filter((bills) => bills > 0)).not.toEqual([])
  })
  expect(slipFiles).toHaveLength(9)
  const read = await Promise.all(
    slipFiles.map(async ({ bytes }) => (await readCodes(new Uint8Array(bytes))).output.codes.length),
  )
  expect(read.filter((codes) => codes === 0)).toHaveLength(1)
})

it('sends nothing to anybody', async () => {
  const { rows } = (await database.db.execute(sql`SELECT name FROM job`)) as unknown as { rows: object[] }
  expect(rows).toEqual([])
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
      const [sample] = await db.select().from(salesOrder).where(eq(salesOrder.id, 'DEMO1'))
      expect(sample).toMatchObject({ status: 'confirmed', paymentStatus: 'paid', personId: 'user' })
      // Only what is not over waits to be packed: at most the sample, where no demo orders are.
      if (name !== 'market')
        expect((await db.select().from(reservation).where(eq(reservation.status, 'held'))).length).toBeLessThanOrEqual(
          1,
        )
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
