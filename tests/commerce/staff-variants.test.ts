import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { productCategory, variant, variantStock } from '@areas/commerce/server/tables'
import { call as categoryCall } from '@schemas/commerce/calls/shop/manage-category-save'
import { call as pricesCall } from '@schemas/commerce/calls/shop/manage-prices'
import { call as readCall } from '@schemas/commerce/calls/shop/manage-product'
import { call as saveCall } from '@schemas/commerce/calls/shop/manage-product-save'
import type { ProductDraft } from '@schemas/commerce/entities/staff-product'
import type { AnyCall } from '@schemas/call'
import { askCall, credentials } from '../support/caller'
import { openGateway, type TestGateway } from '../support/gateway'

let gateway: TestGateway
let manager: { cookie?: string; token?: string }
beforeAll(async () => {
  gateway = await openGateway()
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>) =>
  askCall(gateway, call, input, { ...manager, cookie: `${manager.cookie ?? ''}; lang=en` })
type Variant = ProductDraft['variants'][number]
const size = (value: string) => ({ code: 'size', value, label: { en: 'Size' }, text: { en: value } })
const newVariant = (sku: string, more: Partial<Variant> = {}): Variant => ({
  sku,
  options: [],
  regular: 10_000,
  weightG: 0,
  tracked: true,
  backorder: false,
  ...more,
})

/** A stored product, and how its variants are written. */
async function newProduct(variants: Variant[]) {
  const draft = {
    slug: `product-${randomUUID()}`,
    title: { en: 'A product' },
    summary: {},
    kind: 'good',
    vat: 'standard',
    temperature: 'dry',
    status: 'draft',
    categories: [],
    images: [],
    variants,
  }
  const { product } = (await ask(saveCall, draft)).json<{ product: string }>()
  const read = async () => (await ask(readCall, { product })).json<{ version: number; draft: ProductDraft }>()
  const write = async (more: object) => {
    const stored = await read()
    return ask(saveCall, { ...stored.draft, product, version: stored.version, ...more })
  }
  return { product, read, write, variants: async () => (await read()).draft.variants }
}
/** Where a save was refused, and why. */
const faults = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ error: { fields: Record<string, string> } }>().error.fields]
}

it('exchanges SKUs and options among variants, which stay the same rows with their stock', async () => {
  const made = await newProduct([
    newVariant('SWAP-S', { options: [size('s')] }),
    newVariant('SWAP-M', { options: [size('m')] }),
  ])
  const [s, m] = await made.variants()
  if (!s || !m) throw new Error('The variants were not saved.')
  const stockOf = () =>
    gateway.database.db
      .select()
      .from(variantStock)
      .where(eq(variantStock.variantId, s.id ?? ''))
  const stock = await stockOf()
  const swapped = [
    { ...s, sku: m.sku, options: m.options },
    { ...m, sku: s.sku, options: s.options },
  ]
  expect((await made.write({ variants: swapped })).statusCode).toBe(200)
  expect((await made.variants()).map(({ id, sku, options }) => [id, sku, options[0]?.value])).toEqual([
    [s.id, 'SWAP-M', 'm'],
    [m.id, 'SWAP-S', 's'],
  ])
  expect(await stockOf()).toEqual(stock)
})

it('takes a variant up again that is written once more with its SKU', async () => {
  const made = await newProduct([
    newVariant('AGAIN-S', { options: [size('s')] }),
    newVariant('AGAIN-M', { options: [size('m')] }),
  ])
  const [s, m] = await made.variants()
  if (!s || !m) throw new Error('The variants were not saved.')
  // Deleted and added in one go, with the options of the other one.
  expect((await made.write({ variants: [s, newVariant('AGAIN-M', { options: [size('l')] })] })).statusCode).toBe(200)
  expect((await made.variants())[1]?.id).toBe(m.id)
  // Gone, and back later.
  expect((await made.write({ variants: [s] })).statusCode).toBe(200)
  expect((await made.write({ variants: [s, newVariant('AGAIN-M', { options: [size('m')] })] })).statusCode).toBe(200)
  expect((await made.variants()).map(({ id, sku }) => [id, sku])).toEqual([
    [s.id, 'AGAIN-S'],
    [m.id, 'AGAIN-M'],
  ])
  const rows = await gateway.database.db.select().from(variant).where(eq(variant.productId, made.product))
  expect(rows).toHaveLength(2)
  // Another variant cannot have the SKU of one that goes.
  expect(await faults(made.write({ variants: [{ ...s, sku: 'AGAIN-M' }] }))).toEqual([
    409,
    { 'variants.0.sku': 'This code is already used.' },
  ])
})

it('refuses at its field what one product has twice', async () => {
  const made = await newProduct([newVariant('TWICE-1', { options: [size('s')] })])
  const [first] = await made.variants()
  if (!first) throw new Error('The variant was not saved.')
  const twice = async (more: Partial<Variant>) =>
    faults(made.write({ variants: [first, newVariant('TWICE-2', { options: [size('m')], ...more })] }))
  expect(await twice({ id: first.id })).toEqual([
    400,
    { 'variants.1.id': 'This variant is listed twice. Reload the page.' },
  ])
  expect(await twice({ sku: 'twice-1' })).toEqual([409, { 'variants.1.sku': 'This code is already used.' }])
  expect(await twice({ options: first.options })).toEqual([
    400,
    { 'variants.1.options': 'Two variants have the same options.' },
  ])
  const colour = { code: 'colour', value: 'red', label: { en: 'Colour' }, text: { en: 'Red' } }
  expect(
    await faults(
      made.write({
        variants: [{ ...first, options: [size('s'), colour] }, newVariant('TWICE-2', { options: [colour, size('s')] })],
      }),
    ),
  ).toEqual([400, { 'variants.1.options': 'Two variants have the same options.' }])
  const barcode = '8850001110007'
  const both = [{ ...first, barcode }, newVariant('TWICE-2', { options: [size('m')], barcode: ` ${barcode} ` })]
  const taken = 'Another variant has this barcode.'
  expect(await faults(made.write({ variants: both }))).toEqual([409, { 'variants.1.barcode': taken }])
  expect((await made.write({ variants: both.slice(0, 1) })).statusCode).toBe(200)
  const other = await newProduct([newVariant('TWICE-3')])
  const [own] = await other.variants()
  expect(await faults(other.write({ variants: [{ ...own, barcode }] }))).toEqual([409, { 'variants.0.barcode': taken }])
  // The same barcode stays, or moves to another variant of its product.
  expect((await made.write({ title: { en: 'Renamed' } })).statusCode).toBe(200)
  expect((await made.write({ variants: [newVariant('TWICE-4', { barcode })] })).statusCode).toBe(200)
})

it('places a product once in a category that is named twice, and sets a price once', async () => {
  const { category: id } = (await ask(categoryCall, { code: 'named', title: { en: 'Named' }, parent: null })).json<{
    category: string
  }>()
  const made = await newProduct([newVariant('ONCE-1')])
  expect((await made.write({ categories: [id, id] })).statusCode).toBe(200)
  const places = () =>
    gateway.database.db.select().from(productCategory).where(eq(productCategory.productId, made.product))
  expect(await places()).toMatchObject([{ categoryId: id }])
  expect(await faults(made.write({ categories: [id, 'none'] }))).toEqual([404, { categories: 'Category not found.' }])
  const [row] = await gateway.database.db.select().from(variant).where(eq(variant.productId, made.product))
  const price = (regular: number) => ({ variant: row?.id, regular, sale: null, version: row?.version })
  expect(await faults(ask(pricesCall, { prices: [price(100), price(200)] }))).toEqual([
    400,
    { 'prices.1.variant': 'This variant is listed twice. Reload the page.' },
  ])
})
