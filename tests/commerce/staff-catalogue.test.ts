import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockFaults } from '@areas/commerce/server/stock/stock-faults'
import { withSite } from '@gateway/db/scope'
import type { ProductDraft, StaffCategory, StaffProduct } from '@schemas/commerce/entities/staff-product'
import type { StockShelf } from '@schemas/commerce/entities/staff-stock'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let manager: { cookie: string; token: string }
beforeAll(async () => {
  gateway = await openGateway()
  manager = await signIn(gateway, 'manager')
})
afterAll(() => gateway.close())

const read = async <T>(path: string) => (await ask(gateway, path, manager)).json<T>()
const act = (path: string, body: object) =>
  ask(gateway, path, { body, ...manager, headers: { 'idempotency-key': randomUUID() } })
const option = (value: string) => ({ code: 'size', value, label: { en: 'Size' }, text: { en: value.toUpperCase() } })
const draft: ProductDraft = {
  slug: 'tee',
  title: { en: 'Cotton tee', th: 'เสื้อยืดผ้าฝ้าย' },
  summary: {},
  kind: 'good',
  vat: 'standard',
  temperature: 'dry',
  status: 'draft',
  categories: [],
  images: [],
  variants: (['s', 'm'] as const).map((size) => ({
    sku: `tee-${size}`,
    options: [option(size)],
    regular: 29_000,
    weightG: 200,
    tracked: true,
    backorder: false,
  })),
}
const save = (body: object) => act('/api/shop/manage-product-save', body)
const products = async () => (await read<{ items: StaffProduct[] }>('/api/shop/manage-products?q=cotton')).items
const onShelf = async (query = '') =>
  (await read<{ items: { title: string }[] }>(`/api/shop/products?q=cotton${query}`)).items.length
let product: string

it('writes a product with variants, refuses double codes and stale versions, and keeps what was not edited', async () => {
  const made = (await save(draft)).json<{ product: string; version: number }>()
  ;({ product } = made)
  expect(await products()).toMatchObject([
    { id: product, status: 'draft', variants: [{ sku: 'TEE-S', options: 'S', available: 0 }, { sku: 'TEE-M' }] },
  ])
  expect(await onShelf()).toBe(0)
  expect((await save({ ...draft, slug: 'other' })).json()).toMatchObject({
    error: { fields: { 'variants.0.sku': expect.any(String) as string } },
  })
  expect(
    (await save({ ...draft, variants: draft.variants.map((each) => ({ ...each, sale: 29_000 })) })).statusCode,
  ).toBe(400)
  const stored = await read<{ draft: ProductDraft; version: number }>(`/api/shop/manage-product?product=${product}`)
  expect(stored.draft.variants.map(({ sku }) => sku)).toEqual(['TEE-S', 'TEE-M'])
  const changed = { ...stored.draft, product, version: stored.version, variants: stored.draft.variants.slice(0, 1) }
  expect((await save({ ...changed, version: 99 })).statusCode).toBe(409)
  expect((await save(changed)).statusCode).toBe(200)
  expect((await products())[0]?.variants.map(({ id }) => id)).toEqual([stored.draft.variants[0]?.id])
  expect((await act('/api/shop/manage-product-status', { product, status: 'active' })).json()).toEqual({
    status: 'active',
  })
  expect(await onShelf()).toBe(1)
})

it('sets prices all or none, and back again', async () => {
  const [variant] = (await products())[0]?.variants ?? []
  const price = (regular: number, sale: number | null, version: number) =>
    act('/api/shop/manage-prices', { prices: [{ variant: variant?.id, regular, sale, version }] })
  const version = variant?.version ?? 0
  const missing = { variant: 'none', regular: 1, sale: null, version: 1 }
  const both = [{ variant: variant?.id, regular: 1, sale: null, version }, missing]
  expect((await act('/api/shop/manage-prices', { prices: both })).statusCode).toBe(404)
  expect((await price(25_000, 19_900, version)).statusCode).toBe(200)
  expect((await products())[0]?.variants).toMatchObject([{ regular: 25_000, sale: 19_900 }])
  expect((await price(29_000, null, version)).statusCode).toBe(409)
  expect((await price(29_000, null, version + 1)).statusCode).toBe(200)
  expect((await price(29_000, 29_000, version + 2)).statusCode).toBe(400)
})

it('orders categories, and the shelf follows their codes', async () => {
  const add = async (code: string, parent: string | null = null) =>
    (await act('/api/shop/manage-category-save', { code, title: { en: code }, parent })).json<{ category: string }>()
      .category
  const [clothes, tools] = [await add('clothes'), await add('tools')]
  const shirts = await add('shirts', clothes)
  const list = async () => (await read<{ items: StaffCategory[] }>('/api/shop/manage-categories')).items
  const codes = async () =>
    (await list()).map(({ code }) => code).filter((code) => ['clothes', 'shirts', 'tools'].includes(code))
  expect(await codes()).toEqual(['clothes', 'shirts', 'tools'])
  const versionOf = async (id: string) => (await list()).find((each) => each.id === id)?.version
  const move = async (version = 0) =>
    (await act('/api/shop/manage-category-move', { categoryId: tools, version, before: clothes })).statusCode
  const remove = async (categoryId: string) =>
    (await act('/api/shop/manage-category-remove', { categoryId, version: await versionOf(categoryId) })).statusCode
  expect([await move(99), await move(await versionOf(tools))]).toEqual([409, 200])
  expect(await codes()).toEqual(['tools', 'clothes', 'shirts'])
  expect((await act('/api/shop/manage-product-shelf', { product, categoryId: shirts, isIn: true })).json()).toEqual({
    isChanged: true,
  })
  expect(await onShelf('&category=clothes')).toBe(1)
  const write = async (code: string, parent: string | null, category = shirts) => {
    const version = (await list()).find(({ id }) => id === category)?.version
    return (
      await act('/api/shop/manage-category-save', { categoryId: category, version, code, title: { en: code }, parent })
    ).statusCode
  }
  expect(await write('shirts', tools)).toBe(200)
  expect([await onShelf('&category=clothes'), await onShelf('&category=tools')]).toEqual([0, 1])
  // Below itself, and with the code of another.
  expect([await write('tools', shirts, tools), await write('clothes', tools)]).toEqual([400, 409])
  const circle = {
    categoryId: tools,
    version: await versionOf(tools),
    code: 'tools',
    title: { en: 'T' },
    parent: shirts,
  }
  expect((await act('/api/shop/manage-category-save', circle)).json()).toMatchObject({
    error: { fields: { parent: expect.any(String) as string } },
  })
  expect((await act('/api/shop/manage-category-save', { ...circle, version: undefined })).json()).toMatchObject({
    error: { status: 400, fields: { version: expect.any(String) as string } },
  })
  expect((await act('/api/shop/manage-category-remove', { categoryId: shirts })).statusCode).toBe(400)
  expect([await remove(tools), await remove(shirts)]).toEqual([409, 200])
  expect([await onShelf('&category=tools'), await onShelf()]).toEqual([0, 1])
})

it('counts stock with its reasons, never below zero, and keeps a ledger', async () => {
  const shelf = async () => (await read<{ items: StockShelf[] }>('/api/stock/levels?q=TEE-S')).items[0]
  const { item, location } = (await shelf()) ?? { item: '', location: '' }
  const move = (delta: number, reason: string, note = '') =>
    act('/api/stock/move', { item, location, delta, reason, note })
  expect((await move(10, 'received')).json()).toEqual({ onHand: 10 })
  expect((await move(-3, 'damaged', 'wet')).json()).toEqual({ onHand: 7 })
  expect((await move(-8, 'lost')).statusCode).toBe(409)
  // By its reason it comes in or goes out, and not by millions of pieces.
  for (const [delta, reason] of [
    [0, 'recount'],
    [-1, 'received'],
    [1, 'damaged'],
    [5_000_000, 'received'],
    [-5_000_000, 'waste'],
  ] as const)
    expect((await move(delta, reason)).json()).toMatchObject({
      error: { status: 400, fields: { delta: expect.any(String) as string } },
    })
  expect(await shelf()).toMatchObject({ sku: 'TEE-S', onHand: 7, reserved: 0 })
  expect(await read(`/api/stock/ledger?item=${item}&location=${location}`)).toMatchObject({
    moves: [
      { delta: -3, reason: 'damaged', note: 'wet', onHandAfter: 7 },
      { delta: 10, reason: 'received', onHandAfter: 10 },
    ],
  })
  const found = async (state: string) =>
    (await read<{ items: StockShelf[] }>(`/api/stock/levels?q=TEE-S&state=${state}`)).items.length
  expect([await found('out'), await found('low')]).toEqual([0, 0])
  await move(-4, 'sample')
  expect([await found('out'), await found('low')]).toEqual([0, 1])
  expect(await withSite(gateway.database, 'alpha', stockFaults)).toEqual([])
})
