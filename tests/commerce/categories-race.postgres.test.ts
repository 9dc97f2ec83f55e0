import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type Led,
  listStaffCategories,
  moveCategory,
  removeCategory,
  saveCategory,
} from '@areas/commerce/server/catalogue/staff-categories'
import { saveDraftProduct } from '@areas/commerce/server/catalogue/save-draft-product'
import { category, productCategory } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { inShop, openTrialShop } from './trial-shop'

let database: Database
let actor: string | undefined
beforeAll(async () => {
  const opened = await openTrialShop()
  ;({ database } = opened)
  actor = opened.people.alpha
})
afterAll(() => database.close())

const rounds = Array.from({ length: 12 }, (_each, at) => at)
const inOwn = <T>(work: Parameters<typeof inShop<T>>[1]) => inShop(database, work, { actor })
async function add(code: string, parent: string | null = null): Promise<string> {
  const led = await inOwn((shop) => saveCategory(shop, { code, title: { en: code }, parent }))
  if (!led.ok) throw new Error(led.problem)
  return led.category
}
const save = (id: string, code: string, parent: string | null, title = code) =>
  inOwn((shop) => saveCategory(shop, { categoryId: id, version: 1, code, title: { en: title }, parent }))
const remove = (id: string) => inOwn((shop) => removeCategory(shop, { categoryId: id, version: 1 }))
/** What the refused ones of some were refused for. */
const problems = (all: readonly Led[]) => all.flatMap((each) => (each.ok ? [] : [each.problem]))
const one = async (id: string) => {
  const [row] = await database.db.select().from(category).where(eq(category.id, id))
  return row
}

it('lets one of two categories that are moved below each other at once', async () => {
  for (const round of rounds) {
    const [a, b] = [await add(`a-${round}`), await add(`b-${round}`)]
    const both = await Promise.all([save(a, `a-${round}`, b), save(b, `b-${round}`, a)])
    expect(problems(both)).toEqual(['circle'])
    expect([(await one(a))?.parentId, (await one(b))?.parentId].filter((parent) => parent === null)).toHaveLength(1)
  }
  // All are still reached from the top.
  expect((await inOwn(listStaffCategories)).length).toBe(rounds.length * 2)
})

it('keeps one of two saves of the same version, and of two new ones with the same code', async () => {
  for (const round of rounds) {
    const id = await add(`saved-${round}`)
    const titles = ['One', 'Other']
    const both = await Promise.all(titles.map((title) => save(id, `saved-${round}`, null, title)))
    expect(problems(both)).toEqual(['stale'])
    expect((await one(id))?.title).toEqual({ en: titles[both.findIndex(({ ok }) => ok)] })
    const made = await Promise.all(
      titles.map((title) =>
        inOwn((shop) => saveCategory(shop, { code: `new-${round}`, title: { en: title }, parent: null })),
      ),
    )
    expect(problems(made)).toEqual(['used'])
  }
})

it('does not remove what was changed meanwhile, nor what another is put below', async () => {
  for (const round of rounds) {
    const [id, other] = [await add(`removed-${round}`), await add(`below-${round}`)]
    const [gone, saved] = await Promise.all([remove(id), save(id, `removed-${round}`, null, 'Kept')])
    expect(problems([gone, saved])).toEqual([gone.ok ? 'unknown' : 'stale'])
    const top = await add(`top-${round}`)
    const [away, below] = await Promise.all([remove(top), save(other, `below-${round}`, top)])
    expect(problems([away, below])).toEqual([away.ok ? 'unknown' : 'parent'])
    const moved = await Promise.all(
      [1, 2].map(() =>
        inOwn((shop) => moveCategory(shop, { categoryId: other, version: below.ok ? 2 : 1, before: null })),
      ),
    )
    expect(problems(moved)).toEqual(['stale'])
  }
})

it('puts no product into a category that goes at the same moment', async () => {
  for (const round of rounds) {
    const id = await add(`shelf-${round}`)
    const [gone, placed] = await Promise.all([
      remove(id),
      inOwn((shop) =>
        saveDraftProduct(shop, {
          slug: `placed-${round}`,
          title: { en: 'A product' },
          summary: {},
          kind: 'good',
          vat: 'standard',
          temperature: 'dry',
          status: 'draft',
          categories: [id],
          images: [],
          variants: [
            {
              sku: randomUUID().toUpperCase(),
              options: [],
              regular: 100,
              weightG: 0,
              tracked: false,
              backorder: false,
            },
          ],
        }),
      ),
    ])
    expect(gone.ok).toBe(true)
    if (!placed.ok) expect(placed).toMatchObject({ problem: 'category', field: 'categories' })
    expect(
      await database.db
        .select()
        .from(productCategory)
        .innerJoin(
          category,
          and(eq(category.siteId, productCategory.siteId), eq(category.id, productCategory.categoryId)),
        )
        .where(eq(category.id, id)),
    ).toEqual([])
  }
})
