import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductInput } from '@areas/commerce/server/catalogue/product-input'
import { deleteProducts, saveProducts } from '@areas/commerce/server/catalogue/save-products'
import { shopOf } from './trial-shop'
import { ensureMainLocation } from '@areas/commerce/server/stock/locations'
import { moveStock } from '@areas/commerce/server/stock/move'
import { category, product, stockItem, variant } from '@areas/commerce/server/tables'
import { withSite } from '@gateway/db/scope'
import type { ProductCard, ProductView, ShelfFacets } from '@schemas/commerce/entities/shelf'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { withStatements } from '@tests/support/statements'

let gateway: TestGateway
const text = (en: string, th = en) => ({ en, th })
const option = (value: string) => ({
  code: 'size',
  value,
  label: text('Size', 'ขนาด'),
  text: text(value.toUpperCase()),
})
const items = { plenty: randomUUID(), few: randomUUID(), none: randomUUID() }
const parts = (item: string) => [{ item, quantity: 1 }]
const past = new Date(Date.now() - 86_400_000)
const future = new Date(Date.now() + 86_400_000)
const samorn = { code: 'samorn', title: text('Auntie Samorn', 'ป้าสมร') }

const products: ProductInput[] = [
  {
    id: randomUUID(),
    slug: 'fish-sauce',
    title: text('Fish sauce, aged 18 months', 'น้ำปลาแท้ หมัก 18 เดือน'),
    kind: 'good',
    brand: samorn,
    status: 'active',
    publishedAt: new Date('2026-11-01'),
    sold: 40,
    images: [{ asset: 'fish-sauce', alt: text('A bottle') }],
    categories: ['sauces'],
    variants: [
      {
        id: randomUUID(),
        sku: 'FS-700',
        regular: 15_900,
        sale: 12_700,
        saleFrom: past,
        saleTo: future,
        parts: parts(items.plenty),
      },
    ],
  },
  {
    id: randomUUID(),
    slug: 'chilli-paste',
    title: text('Hand-pounded chilli paste', 'น้ำพริกเผาโขลกมือ'),
    kind: 'good',
    brand: samorn,
    status: 'active',
    publishedAt: new Date('2026-11-02'),
    sold: 90,
    categories: ['sauces'],
    variants: [{ id: randomUUID(), sku: 'CP-200', regular: 7_900, parts: parts(items.few) }],
  },
  {
    id: randomUUID(),
    slug: 'scarf',
    title: text('Cotton scarf', 'ผ้าพันคอฝ้ายทอมือ'),
    kind: 'good',
    brand: { code: 'fatimah', title: text('Fatimah', 'แม่ฟาตีมะห์') },
    status: 'active',
    publishedAt: new Date('2026-11-03'),
    categories: ['crafts'],
    attributes: [{ code: 'material', value: 'cotton', label: text('Material', 'วัสดุ'), text: text('Cotton', 'ฝ้าย') }],
    variants: [
      { id: randomUUID(), sku: 'SC-S', options: [option('s')], regular: 45_000, parts: parts(items.plenty) },
      { id: randomUUID(), sku: 'SC-L', options: [option('l')], regular: 55_000, parts: parts(items.none) },
    ],
  },
  {
    id: randomUUID(),
    slug: 'wok',
    title: text('Steel wok', 'กระทะเหล็กตีมือ'),
    kind: 'good',
    status: 'active',
    publishedAt: new Date('2026-11-04'),
    categories: ['crafts'],
    variants: [{ id: randomUUID(), sku: 'WOK-14', regular: 105_000, backorder: true, parts: parts(items.none) }],
  },
  {
    id: randomUUID(),
    slug: 'secret',
    title: text('Secret draft', 'น้ำลับ'),
    kind: 'good',
    categories: ['crafts'],
    variants: [{ id: randomUUID(), sku: 'SECRET', regular: 1 }],
  },
]

beforeAll(async () => {
  gateway = await openGateway()
  await withSite(gateway.database, 'alpha', async (tx) => {
    const shop = shopOf(tx, { now: new Date() })
    await ensureMainLocation(tx, 'alpha')
    await tx.insert(category).values([
      { siteId: 'alpha', id: 'food', code: 'food', title: text('To eat', 'ของกิน'), rank: 1 },
      { siteId: 'alpha', id: 'crafts', code: 'crafts', title: text('Crafts', 'งานฝีมือ'), rank: 2 },
    ])
    await tx
      .insert(category)
      .values([
        { siteId: 'alpha', id: 'sauces', code: 'sauces', parentId: 'food', title: text('Sauces', 'เครื่องปรุง'), rank: 1 },
      ])
    await tx
      .insert(stockItem)
      .values(
        Object.values(items).map((id) => ({ siteId: 'alpha', id, unit: 'piece' as const, title: text('An item') })),
      )
    await moveStock(shop, [
      { item: items.plenty, location: 'main', delta: 50, reason: 'received' },
      { item: items.few, location: 'main', delta: 3, reason: 'received' },
    ])
    await saveProducts(shop, products)
  })
})
afterAll(() => gateway.close())

const english = { cookie: 'lang=en' }

type Listed = { items: ProductCard[]; next?: string; total?: number; facets?: ShelfFacets; head?: { title: string } }
const list = async (query: string, lang = 'en') => {
  const answer = await ask(gateway, `/api/shop/products?${query}`, { cookie: `lang=${lang}` })
  return { status: answer.statusCode, ...answer.json<Listed>() }
}
const titles = async (query: string) => (await list(query)).items.map(({ title }) => title.split(/[ ,]/)[0] ?? '')

const byName = (names: readonly string[]) => names.toSorted((one, other) => (one < other ? -1 : 1))

describe('the shelf', () => {
  it('shows what is active, in the visitor’s language, with price, badge and stock', async () => {
    const { items: cards, total } = await list('sort=new')
    expect([cards.map(({ code }) => code), total]).toEqual([['WOK-14', 'scarf', 'CP-200', 'FS-700'], 4])
    expect(cards[3]).toMatchObject({
      title: 'Fish sauce, aged 18 months',
      brand: 'Auntie Samorn',
      picture: { asset: 'fish-sauce', alt: 'A bottle' },
      price: { amount: 12_700, regular: 15_900, percentOff: 20, until: future.toISOString() },
      stock: { state: 'in' },
      variants: 1,
    })
    expect(cards[2]?.stock).toEqual({ state: 'low', left: 3 })
    expect(cards[1]).toMatchObject({ isFrom: true, price: { amount: 45_000 }, variants: 2 })
    expect(cards[1]).not.toHaveProperty('variant')
    expect(cards[0]?.stock).toEqual({ state: 'ahead' })
    expect((await list('sort=new', 'th')).items[3]?.title).toBe('น้ำปลาแท้ หมัก 18 เดือน')
  })

  it.each([
    ['price', ['Hand-pounded', 'Fish', 'Cotton', 'Steel']],
    ['price-down', ['Steel', 'Cotton', 'Fish', 'Hand-pounded']],
    ['discount', ['Fish', 'Cotton', 'Hand-pounded', 'Steel']],
    ['sold', ['Hand-pounded', 'Fish', 'Cotton', 'Steel']],
  ])('is sorted by %s, and goes on from any place in it', async (sort, expected) => {
    // What is equal is in the order of its ids.
    const equal = sort === 'discount' || sort === 'sold'
    const all = (await list(`sort=${sort}`)).items.map(({ id }) => id)
    const first = await titles(`sort=${sort}`)
    expect(equal ? byName(first) : first).toEqual(equal ? byName(expected) : expected)
    expect(first[0]).toBe(expected[0])
    const paged: string[] = []
    for (let cursor = ''; ;) {
      const page = await list(`sort=${sort}&limit=1${cursor}`)
      paged.push(...page.items.map(({ id }) => id))
      if (!page.next) break
      cursor = `&cursor=${page.next}`
    }
    expect(paged).toEqual(all)
  })

  it.each([
    ['a part of a Thai word', 'q=ปลา', ['Fish']],
    ['two letters', 'q=น้ำ', ['Hand-pounded', 'Fish']],
    ['sara am in its other spelling', `q=${encodeURIComponent('น\u0e4d\u0e49\u0e32ปลา')}`, ['Fish']],
    ['every word', 'q=น้ำ+เดือน', ['Fish']],
    ['one letter, titles first', 'q=ป', ['Fish', 'Hand-pounded']],
    ['a SKU', 'q=wok-14', ['Steel']],
    ['a maker', 'q=samorn', ['Hand-pounded', 'Fish']],
    ['what nobody sells', 'q=ไดโนเสาร์', []],
    ['letters that mean something to the database', 'q=%25', []],
    ['a draft', 'q=secret', []],
  ])('finds %s', async (_title, query, expected) => expect(await titles(query)).toEqual(expected))

  it('puts what begins with the words before what holds them somewhere', async () => {
    await withSite(gateway.database, 'alpha', (tx) =>
      saveProducts(shopOf(tx, { now: new Date() }), [
        { ...(products[4] as ProductInput), status: 'active', title: text('Wok holder', 'ที่แขวน') },
      ]),
    )
    expect(await titles('q=wok')).toEqual(['Wok', 'Steel'])
    expect(await titles('q=steel+wok')).toEqual(['Steel'])
    await withSite(gateway.database, 'alpha', (tx) =>
      saveProducts(shopOf(tx, { now: new Date() }), [products[4] as ProductInput]),
    )
  })

  it.each([
    ['a category with those below it', 'category=food', ['Hand-pounded', 'Fish']],
    ['makers', 'brand=samorn,fatimah', ['Hand-pounded', 'Fish', 'Cotton']],
    ['an attribute', 'attributes=material:cotton', ['Cotton']],
    ['an option that can be bought', 'attributes=size:s', ['Cotton']],
    ['an option that is sold out', 'attributes=size:l', []],
    ['one variant that meets all, not two that meet a part each', 'attributes=size:s&min=50000', []],
    ['a price, of what it costs now', 'min=12000&max=13000', ['Fish']],
    ['what is on sale', 'onSale=true', ['Fish']],
    ['what can be had', 'inStock=true&category=crafts', ['Cotton', 'Steel']],
    ['another category', 'category=nothing', []],
  ])('is filtered by %s', async (_title, query, expected) =>
    expect(byName(await titles(`sort=sold&${query}`))).toEqual(byName(expected)),
  )

  it('counts each facet under all the others', async () => {
    const { facets } = await list('facets=true&brand=samorn&max=10000')
    const group = (name: string) => facets?.groups.find((each) => each.name === name)
    expect(group('brand')?.values).toEqual([{ value: 'samorn', text: 'Auntie Samorn', count: 1 }])
    expect(group('category')?.values).toEqual([
      { value: 'food', text: 'To eat', count: 1 },
      { value: 'sauces', text: 'Sauces', count: 1 },
    ])
    // The range of prices is that of the maker's goods, whatever was chosen within it.
    expect(facets?.price).toEqual({ min: 7_900, max: 12_700 })
    const { facets: all } = await list('facets=true')
    expect(all?.groups.map(({ name, label }) => [name, label])).toEqual([
      ['category', ''],
      ['brand', 'Maker'],
      ['attribute:material', 'Material'],
      ['attribute:size', 'Size'],
    ])
    expect([all?.inStock, all?.onSale]).toEqual([4, 1])
    // The other size is sold out.
    expect(all?.groups.find(({ name }) => name === 'attribute:size')?.values).toEqual([
      { value: 's', text: 'S', count: 1 },
    ])
  })

  it('counts what a filter would show, for every facet and every value', async () => {
    const { facets } = await list('facets=true')
    for (const { name, values } of facets?.groups ?? [])
      for (const { value, count } of values) {
        const query = name.startsWith('attribute:')
          ? `attributes=${name.slice('attribute:'.length)}:${value}`
          : `${name}=${value}`
        const { total = 0 } = await list(query)
        expect([name, value, total]).toEqual([name, value, count])
      }
  })

  it('names the category that is the page’s subject, and knows no other', async () => {
    expect(await list('category=sauces&subject=true')).toMatchObject({
      head: { title: 'Sauces' },
      breadcrumbs: [
        { code: 'food', title: 'To eat' },
        { code: 'sauces', title: 'Sauces' },
      ],
    })
    expect((await list('category=nothing&subject=true')).status).toBe(404)
  })

  it('needs as many queries for three cards as for one', async () => {
    const counted = async (limit: number) => {
      const { statements } = await withStatements(() => list(`sort=sold&facets=true&limit=${limit}`))
      return statements.filter((statement) => /product|variant|stock|shelf/.test(statement)).length
    }
    const [one, many] = [await counted(1), await counted(3)]
    expect([one, many]).toEqual([4, 4])
  })
})

describe('a product', () => {
  const open = async (code: string) => {
    const answer = await ask(gateway, `/api/shop/product?code=${code}`, english)
    return { status: answer.statusCode, ...answer.json<{ product: ProductView; movedTo?: string }>() }
  }

  it('is found by a SKU, which is then chosen, however it is typed, and by its own name', async () => {
    const bySku = await open('sc-l')
    expect(bySku.product).toMatchObject({
      slug: 'scarf',
      chosen: 'SC-L',
      breadcrumbs: [{ code: 'crafts', title: 'Crafts' }],
      variants: [
        { sku: 'SC-S', stock: { state: 'in' }, options: [{ code: 'size', text: 'S', label: 'Size' }] },
        { sku: 'SC-L', stock: { state: 'out' } },
      ],
    })
    expect((await open('scarf')).product).not.toHaveProperty('chosen')
    expect((await open('SECRET')).status).toBe(404)
    expect((await open('nothing')).status).toBe(404)
  })

  it('leads from a former SKU to its own, and ends with its product', async () => {
    const [wok] = products.filter(({ slug }) => slug === 'wok')
    if (!wok) throw new Error('No wok.')
    const save = (each: ProductInput) =>
      withSite(gateway.database, 'alpha', (tx) => saveProducts(shopOf(tx, { now: new Date() }), [each]))
    await save({ ...wok, variants: wok.variants.map((each) => ({ ...each, sku: 'WOK-NEW' })) })
    expect(await open('wok-14')).toMatchObject({ movedTo: 'WOK-NEW', product: { chosen: 'WOK-NEW' } })
    await save(wok)
    expect(await open('WOK-14')).not.toHaveProperty('movedTo')
    await withSite(gateway.database, 'alpha', (tx) => deleteProducts(shopOf(tx, { now: new Date() }), [wok.id]))
    expect((await open('WOK-14')).status).toBe(404)
    expect(await titles('q=wok')).toEqual([])
    await save(wok)
    expect(await titles('q=wok')).toEqual(['Steel'])
  })
})

it('suggests products, categories and makers from two letters on', async () => {
  const answer = await ask(gateway, '/api/shop/suggest?q=sa', english)
  expect(answer.json()).toMatchObject({
    products: [{ code: 'FS-700' }, { code: 'CP-200' }],
    categories: [{ code: 'sauces' }],
    brands: [{ code: 'samorn' }],
  })
})

it('lists categories with what they and those below them have', async () => {
  expect((await ask(gateway, '/api/shop/categories', english)).json()).toEqual({
    categories: [
      { code: 'food', title: 'To eat', count: 2 },
      { code: 'sauces', title: 'Sauces', parent: 'food', count: 2 },
      { code: 'crafts', title: 'Crafts', count: 2 },
    ],
  })
})

describe('a wishlist', () => {
  it('holds a product once, for its owner alone', async () => {
    const { token } = await signIn(gateway, 'user')
    const scarf = products[2]?.id
    const set = (id: string | undefined, isOn: boolean) =>
      ask(gateway, '/api/shop/wish', { token, body: { product: id, isOn } })
    expect([(await set(scarf, true)).json(), (await set(scarf, true)).statusCode]).toEqual([{ isOn: true }, 200])
    expect((await set(products[4]?.id, true)).statusCode).toBe(404)
    const read = async (who: { token: string }) =>
      (await ask(gateway, '/api/shop/wishlist', who)).json<{ items: ProductCard[] }>().items.map(({ code }) => code)
    expect(await read({ token })).toEqual(['scarf'])
    expect(await read(await signIn(gateway, 'manager'))).toEqual([])
    const isOn = async (who: { token: string }) =>
      (await ask(gateway, `/api/shop/wished?product=${scarf}`, who)).json<{ isOn: boolean }>().isOn
    expect([await isOn({ token }), await isOn(await signIn(gateway, 'manager'))]).toEqual([true, false])
    await set(scarf, false)
    expect([await read({ token }), await isOn({ token })]).toEqual([[], false])
  })
})

describe('a strip', () => {
  const codesOf = async (query: string) =>
    (await ask(gateway, `/api/shop/strip?${query}`, { headers: { 'accept-language': 'th' } }))
      .json<{ items: ProductCard[] }>()
      .items.map(({ code }) => code)

  it.each([
    ['source=new', ['WOK-14', 'scarf', 'CP-200', 'FS-700']],
    ['source=sale', ['FS-700']],
    ['source=sold&limit=2', ['CP-200', 'FS-700']],
    ['source=category&category=food', ['CP-200', 'FS-700']],
    ['source=category', []],
    ['source=related&of=FS-700', ['CP-200']],
    ['source=related&of=scarf', ['WOK-14']],
    ['source=maker&of=CP-200', ['FS-700']],
    ['source=maker&of=WOK-14', []],
    ['source=related', []],
    ['source=chosen&codes=wok-14,nothing,SECRET,scarf,SC-S', ['WOK-14', 'scarf']],
    ['source=chosen', []],
  ])('of %s', async (query, codes) => {
    expect(await codesOf(query)).toEqual(codes)
  })

  it('brings its pictures where no page does', async () => {
    const answerOf = async (query: string) =>
      (await ask(gateway, `/api/shop/strip?${query}`)).json<{ assets?: object }>()
    expect(await answerOf('source=chosen&codes=FS-700')).not.toHaveProperty('assets')
    expect(await answerOf('source=chosen&codes=FS-700&pictures=true')).toHaveProperty('assets')
  })
})

describe('a search that finds nothing', () => {
  it('names what is nearest to it, and nothing for what is far from everything', async () => {
    const nearest = async (q: string) =>
      (await list(`q=${encodeURIComponent(q)}`)) as { total?: number; nearest?: string[] }
    expect(await nearest('น้ำปลาแทร้')).toMatchObject({ total: 0, nearest: ['Fish sauce, aged 18 months'] })
    expect(await nearest('xylophone')).not.toHaveProperty('nearest')
    // A draft is nobody's to see.
    expect(JSON.stringify(await nearest('น้ำลับลับ'))).not.toContain('Secret')
  })
})

describe('the catalogue’s own rules', () => {
  it.each([
    [
      'a fifth level',
      "INSERT INTO category (site_id, id, code, title, parent_id) VALUES ('alpha', 'c3', 'c3', '{}', 'sauces'), ('alpha', 'c4', 'c4', '{}', 'c3'), ('alpha', 'c5', 'c5', '{}', 'c4')",
    ],
    ['a circle', "UPDATE category SET parent_id = 'sauces' WHERE id = 'food'"],
    ['a sale price that is none', 'UPDATE variant SET sale = regular, sale_from = NULL, sale_to = NULL'],
    ['a SKU in small letters', 'UPDATE variant SET sku = lower(sku)'],
    ['a good without a form', 'UPDATE product SET form = NULL'],
  ])('refuse %s', async (_title, statement) => {
    await expect(withSite(gateway.database, 'alpha', (tx) => tx.execute(statement))).rejects.toThrow()
  })

  it('keep variants of a product apart by their options', async () => {
    const scarf = products[2]
    if (!scarf) throw new Error('No scarf.')
    const twice = { ...scarf, variants: scarf.variants.map((each) => ({ ...each, options: [option('s')] })) }
    await expect(
      withSite(gateway.database, 'alpha', (tx) => saveProducts(shopOf(tx, { now: new Date() }), [twice])),
    ).rejects.toThrow()
  })

  it('delete a variant softly that is left out', async () => {
    const scarf = products[2]
    if (!scarf) throw new Error('No scarf.')
    await withSite(gateway.database, 'alpha', (tx) =>
      saveProducts(shopOf(tx, { now: new Date() }), [{ ...scarf, variants: scarf.variants.slice(0, 1) }]),
    )
    const rows = await withSite(gateway.database, 'alpha', (tx) =>
      tx.select().from(variant).where(eq(variant.productId, scarf.id)),
    )
    expect(rows.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(1)
    const [row] = await withSite(gateway.database, 'alpha', (tx) =>
      tx.select({ version: product.version }).from(product).where(eq(product.id, scarf.id)),
    )
    expect(row?.version).toBeGreaterThan(1)
  })
})
