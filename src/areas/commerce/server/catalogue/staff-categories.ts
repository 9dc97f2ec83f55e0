import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Localised } from '@schemas/commerce/entities/localised'
import type { StaffCategory } from '@schemas/commerce/entities/staff-product'
import { recordAudit } from '@gateway/audit/audit'
import type { Shop } from '../shop'
import { category, productCategory } from '../tables'
import { lockCategories } from './catalogue-locks'
import { readProductInputs } from './read-product-inputs'
import { shelveProducts } from './shelve-products'

/** As deep as shelves go. */
const maxLevels = 4

type Row = typeof category.$inferSelect
export type CategoryProblem = 'unknown' | 'used' | 'stale' | 'name' | 'circle' | 'deep' | 'parent'
export type Led = { ok: true; category: string } | { ok: false; problem: CategoryProblem }

const rowsOf = ({ tx }: Pick<Shop, 'tx'>): Promise<Row[]> =>
  tx.select().from(category).where(isNull(category.deletedAt)).orderBy(asc(category.rank), asc(category.code))

/** All categories, each before those below it, with how many products each has. */
export async function listStaffCategories(shop: Pick<Shop, 'tx'>): Promise<StaffCategory[]> {
  const rows = await rowsOf(shop)
  const counts = await shop.tx
    .select({ id: productCategory.categoryId, rows: count() })
    .from(productCategory)
    .groupBy(productCategory.categoryId)
  const below = (parent: string | null): StaffCategory[] =>
    rows
      .filter((row) => row.parentId === parent)
      .flatMap(({ id, code, parentId, title, version }) => [
        {
          id,
          code,
          title,
          version,
          ...(parentId === null ? {} : { parent: parentId }),
          products: counts.find((each) => each.id === id)?.rows ?? 0,
        },
        ...below(id),
      ])
  return below(null)
}

type Written = {
  categoryId?: string | undefined
  version?: number | undefined
  code: string
  title: Localised
  parent: string | null
}

/** Writes a category. Where its code or place changed, the shelf's facets of its products follow. */
export async function saveCategory(
  shop: Shop,
  { categoryId: id, version, code, title, parent }: Written,
): Promise<Led> {
  const { tx, site, now } = shop
  if (!title.th && !title.en) return { ok: false, problem: 'name' }
  await lockCategories(shop, 'change')
  const rows = await rowsOf(shop)
  const row = rows.find((each) => each.id === id)
  if ((id !== undefined && !row) || (parent !== null && !rows.some((each) => each.id === parent)))
    return { ok: false, problem: 'unknown' }
  if (row && row.version !== version) return { ok: false, problem: 'stale' }
  const [same] = await tx.select({ id: category.id }).from(category).where(eq(category.code, code))
  if (same && same.id !== id) return { ok: false, problem: 'used' }
  if (id !== undefined && pathTo(rows, parent).includes(id)) return { ok: false, problem: 'circle' }
  if (!fits(rows, id, parent)) return { ok: false, problem: 'deep' }
  const rank = Math.max(0, ...rows.filter((each) => each.parentId === parent).map((each) => each.rank)) + 1
  const values = { code, title, parentId: parent, updatedAt: now }
  const saved = id ?? randomUUID()
  if (row)
    await tx
      .update(category)
      .set({ ...values, ...(row.parentId === parent ? {} : { rank }), version: sql`${category.version} + 1` })
      .where(eq(category.id, row.id))
  else await tx.insert(category).values({ siteId: site, id: saved, rank, ...values })
  if (row && (row.code !== code || row.parentId !== parent)) await shelveBelow(shop, rows, row.id)
  return recorded(shop, saved)
}

/** A category and those above it. */
function pathTo(rows: readonly Row[], id: string | null): string[] {
  const path: string[] = []
  for (let at = id; at !== null; at = rows.find((each) => each.id === at)?.parentId ?? null) path.push(at)
  return path
}

/** Whether a category with all below it has its place below a parent. */
function fits(rows: readonly Row[], id: string | undefined, parent: string | null): boolean {
  const depth = (of: string): number =>
    1 + Math.max(0, ...rows.filter((each) => each.parentId === of).map((each) => depth(each.id)))
  return pathTo(rows, parent).length + (id === undefined ? 1 : depth(id)) <= maxLevels
}

/** A category as someone read it. */
type Read = { categoryId: string; version: number }

/** Moves a category before a sibling, or to the end. */
export async function moveCategory(
  shop: Shop,
  { categoryId: id, version, before }: Read & { before: string | null },
): Promise<Led> {
  await lockCategories(shop, 'change')
  const rows = await rowsOf(shop)
  const row = rows.find((each) => each.id === id)
  const siblings = rows.filter((each) => each.parentId === row?.parentId && each.id !== id)
  const at = before === null ? siblings.length : siblings.findIndex((each) => each.id === before)
  if (!row || at < 0) return { ok: false, problem: 'unknown' }
  if (row.version !== version) return { ok: false, problem: 'stale' }
  const ordered = [...siblings.slice(0, at), row, ...siblings.slice(at)]
  for (const [rank, each] of ordered.entries())
    if (each === row || each.rank !== rank)
      await shop.tx
        .update(category)
        .set({ rank, ...(each === row ? { version: sql`${category.version} + 1` } : {}) })
        .where(eq(category.id, each.id))
  return recorded(shop, id)
}

/** Takes a category off the shelf; its products stay where else they are. */
export async function removeCategory(shop: Shop, { categoryId: id, version }: Read): Promise<Led> {
  const { tx, now } = shop
  await lockCategories(shop, 'change')
  const rows = await rowsOf(shop)
  const row = rows.find((each) => each.id === id)
  if (!row) return { ok: false, problem: 'unknown' }
  if (row.version !== version) return { ok: false, problem: 'stale' }
  if (rows.some((each) => each.parentId === id)) return { ok: false, problem: 'parent' }
  const placed = await productsIn(shop, [id])
  await tx.delete(productCategory).where(eq(productCategory.categoryId, id))
  await tx.update(category).set({ deletedAt: now }).where(eq(category.id, id))
  await shelveProductsAgain(shop, placed)
  return recorded(shop, id)
}

const productsIn = async ({ tx }: Shop, ids: readonly string[]): Promise<string[]> =>
  (
    await tx
      .selectDistinct({ id: productCategory.productId })
      .from(productCategory)
      .where(and(inArray(productCategory.categoryId, [...ids])))
  ).map(({ id }) => id)

async function shelveBelow(shop: Shop, rows: readonly Row[], id: string): Promise<void> {
  const below = (of: string): string[] => [
    of,
    ...rows.filter((each) => each.parentId === of).flatMap((each) => below(each.id)),
  ]
  await shelveProductsAgain(shop, await productsIn(shop, below(id)))
}

async function shelveProductsAgain(shop: Shop, ids: readonly string[]): Promise<void> {
  const inputs = await readProductInputs(shop.tx, ids)
  if (inputs.length > 0) await shelveProducts(shop, inputs)
}

async function recorded({ tx, site, actor }: Shop, id: string): Promise<Led> {
  await recordAudit(tx, { site, person: actor, action: 'category-save', subject: `category:${id}` })
  return { ok: true, category: id }
}
