import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { moneyFaults } from '@areas/commerce/server/billing/money-faults'
import { newAccessToken } from '@areas/commerce/server/carts/access-token'
import { describeCart } from '@areas/commerce/server/carts/describe-cart'
import { type CartOwner, findCart } from '@areas/commerce/server/carts/own-cart'
import { setLines } from '@areas/commerce/server/carts/set-lines'
import { checkOut } from '@areas/commerce/server/checkout/place'
import { quoteCart } from '@areas/commerce/server/checkout/quote'
import { claimOrders, findOwnOrder } from '@areas/commerce/server/orders/own-order'
import { stockFaults } from '@areas/commerce/server/stock/stock-faults'
import { bill, commerceSetting, issuer, salesOrder, variant } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { toSatang } from '@schemas/money/satang'
import { allAtOnce } from './all-at-once'
import { inShop, newGoods, openTrialShop } from './trial-shop'

let database: Database
let person: string
beforeAll(async () => {
  const opened = await openTrialShop()
  database = opened.database
  person = opened.people.alpha ?? ''
  await inShop(database, async ({ tx, site: siteId }) => {
    const title = { th: 'บริษัททดลอง', en: 'Trial Co.' }
    await tx
      .insert(issuer)
      .values({ siteId, id: 'head', legalName: title, address: title, taxId: '0105561000000', vatFrom: '2020-01-01' })
    await tx.insert(commerceSetting).values({
      siteId,
      issuerId: 'head',
      methods: ['promptpay', 'cod'],
      shipping: {
        rates: [{ zone: 'bangkok', temperature: 'dry', price: toSatang(4000) }],
        includedGrams: 10_000,
        perFurtherKilo: toSatang(800),
        zones: { '10': 'bangkok', '83': 'islands' },
        freeFrom: { dry: toSatang(50_000) },
        days: { bangkok: [1, 2] },
      },
      cashOnDelivery: { perCent: 3, least: toSatang(1500), mostOrder: toSatang(500_000), refusedZones: [] },
    })
  })
})
afterAll(() => database.close())

const address = {
  name: 'Nok',
  phone: '0812345678',
  line: '1 Road',
  tambon: 'A',
  amphure: 'B',
  province: '10',
  postcode: '10110',
}
const buyer = { name: 'Nok', email: 'nok@example.com', phone: '0812345678', locale: 'th' as const, address }
type Wanted = Partial<Parameters<typeof checkOut>[2]>

const goodsOf = (more: Parameters<typeof newGoods>[1] = {}) => inShop(database, (shop) => newGoods(shop, more))
const fill = (owner: CartOwner, variantId: string, quantity = 1) =>
  inShop(database, (shop) => setLines(shop, owner, { lines: [{ variant: variantId, quantity }] }))
const quote = (owner: CartOwner, more: Parameters<typeof quoteCart>[2] = { province: '10' }) =>
  inShop(database, async (shop) => quoteCart(shop, await findCart(shop, owner), more))
async function order(owner: CartOwner, wanted: Wanted = {}) {
  const {
    cart = '',
    version,
    total,
  } = await quote(owner, {
    province: wanted.buyer?.address?.province ?? '10',
    method: wanted.method,
  })
  const request = { cart, version, seenTotal: total, method: 'promptpay' as const, buyer, ...wanted }
  return { request, answer: await inShop(database, (shop) => checkOut(shop, owner, request)) }
}
const guest = () => ({ token: newAccessToken() })
async function expectWholeBooks() {
  await inShop(database, async (shop) => {
    expect(await stockFaults(shop.tx)).toEqual([])
    expect(await moneyFaults(shop)).toEqual([])
  })
}

it('quotes what the order then costs, with delivery, fee and days', async () => {
  const owner = guest()
  const goods = await goodsOf({ regular: 10_000 })
  await fill(owner, goods.variant, 2)
  expect(await quote(owner)).toMatchObject({
    isShipped: true,
    subtotal: 20_000,
    shipping: 4000,
    fee: 0,
    total: 24_000,
    days: [1, 2],
    methods: [
      { method: 'promptpay', isOffered: true, fee: 0 },
      { method: 'cod', isOffered: true, fee: 1500 },
    ],
  })
  expect(await quote(owner, { province: '10', method: 'cod' })).toMatchObject({ fee: 1500, total: 25_500 })
  expect(await quote(owner, { province: '83' })).toMatchObject({ problem: 'not_delivered', subtotal: 20_000 })
  const view = await inShop(database, async (shop) => describeCart(shop, await findCart(shop, owner), 'en'))
  expect(view.toFreeDelivery).toEqual([{ temperature: 'dry', amount: 30_000 }])
  const { answer } = await order(owner, { method: 'cod' })
  expect(answer).toMatchObject({ ok: true, order: { total: 25_500, paymentStatus: 'cod_due', status: 'confirmed' } })
  await expectWholeBooks()
})

it('makes one order of ten presses, and gives each of them its secret', async () => {
  const owner = guest()
  const goods = await goodsOf({ pieces: 30 })
  await fill(owner, goods.variant, 2)
  const { cart = '', version, total } = await quote(owner)
  const press = () =>
    inShop(database, (shop) => checkOut(shop, owner, { cart, version, seenTotal: total, method: 'promptpay', buyer }))
  const answers = await allAtOnce(10, press)
  const placed = answers.flatMap((answer) => (answer.ok ? [answer] : []))
  expect(placed).toHaveLength(10)
  expect(new Set(placed.map((each) => each.order.id)).size).toBe(1)
  expect(new Set(placed.map((each) => each.token)).size).toBe(1)
  expect(placed.filter((each) => each.isNew)).toHaveLength(1)
  const [first] = placed
  const bills = await inShop(database, ({ tx }) =>
    tx
      .select()
      .from(bill)
      .where(eq(bill.orderId, first?.order.id ?? '')),
  )
  expect(bills).toHaveLength(1)
  await expectWholeBooks()
})

it('tells of a changed price before anything is sold', async () => {
  const owner = guest()
  const goods = await goodsOf({ regular: 11_000 })
  await fill(owner, goods.variant)
  const seen = await quote(owner)
  await inShop(database, ({ tx }) => tx.update(variant).set({ regular: 12_000 }).where(eq(variant.id, goods.variant)))
  const press = (seenTotal: number) =>
    inShop(database, (shop) =>
      checkOut(shop, owner, { ...seen, cart: seen.cart ?? '', seenTotal, method: 'promptpay', buyer }),
    )
  expect(await press(seen.total)).toMatchObject({ ok: false, problem: 'price', priced: { total: 16_000 } })
  expect(await quote(owner)).toMatchObject({ problem: 'changed', total: 16_000 })
  expect(await press(16_000)).toMatchObject({ ok: true })
})

it('refuses what cannot be delivered, paid or had, and leaves the cart as it is', async () => {
  const owner = guest()
  const goods = await goodsOf({ pieces: 3, maxPerOrder: 3 })
  await fill(owner, goods.variant, 3)
  expect((await order(owner, { buyer: { ...buyer, address: undefined } })).answer).toEqual({
    ok: false,
    problem: 'no_address',
  })
  expect((await order(owner, { method: 'transfer' })).answer).toEqual({ ok: false, problem: 'no_method' })
  const other = guest()
  await fill(other, goods.variant, 2)
  expect((await order(other)).answer).toMatchObject({ ok: true })
  expect((await order(owner)).answer).toMatchObject({ ok: false, problem: 'sold_out', lines: [{ left: 1 }] })
  await inShop(database, ({ tx }) => tx.update(variant).set({ maxPerOrder: 2 }).where(eq(variant.id, goods.variant)))
  expect((await order(owner)).answer).toMatchObject({ ok: false, problem: 'limit', left: 2 })
  expect(await inShop(database, (shop) => findCart(shop, owner))).toMatchObject({ status: 'open' })
  expect((await order(guest())).answer).toEqual({ ok: false, problem: 'no_cart' })
  await expectWholeBooks()
})

it('pays a free order by nothing, at once', async () => {
  const owner = guest()
  const goods = await goodsOf({ regular: 0 })
  await inShop(database, ({ tx }) =>
    tx.update(commerceSetting).set({ methods: [], shipping: {} }).where(eq(commerceSetting.siteId, 'alpha')),
  )
  await fill(owner, goods.variant)
  const { answer } = await order(owner)
  expect(answer).toMatchObject({ ok: true, order: { total: 0, paymentStatus: 'paid', method: 'free' } })
  await inShop(database, ({ tx }) =>
    tx
      .update(commerceSetting)
      .set({ methods: ['promptpay', 'cod'] })
      .where(eq(commerceSetting.siteId, 'alpha')),
  )
  await expectWholeBooks()
})

it('shows an order to its buyer and to anyone who has its secret, never for its number alone', async () => {
  const owner = guest()
  const goods = await goodsOf()
  await fill(owner, goods.variant)
  const { answer } = await order(owner, {
    buyer: {
      ...buyer,
      tax: { name: 'Trial Co.', address: 'Bangkok', branchNo: '00000', taxId: '0105561000000' },
    },
  })
  if (!answer.ok) throw new Error(answer.problem)
  const { id, number } = answer.order
  const find = (of: string, reader: Parameters<typeof findOwnOrder>[2]) =>
    inShop(database, ({ tx }) => findOwnOrder(tx, of, reader))
  expect(await find(number, { token: answer.token })).toMatchObject({ id })
  expect(await find(number, {})).toBeUndefined()
  expect(await find(id, { token: newAccessToken() })).toBeUndefined()
  expect(await find(id, { person })).toBeUndefined()
  // Neither the secret nor the tax id can be read in the database.
  const [row] = await inShop(database, ({ tx }) => tx.select().from(salesOrder).where(eq(salesOrder.id, id)))
  expect(JSON.stringify(row)).not.toContain('0105561000000')
  expect(JSON.stringify(row)).not.toContain(answer.token)
  expect(await inShop(database, ({ tx }) => claimOrders(tx, { id: person, email: 'Nok@example.com' }))).toBeGreaterThan(
    0,
  )
  expect(await find(id, { person })).toMatchObject({ id })
})

it('keeps what a person has saved for later', async () => {
  const [bought, saved] = [await goodsOf(), await goodsOf()]
  await inShop(database, (shop) =>
    setLines(
      shop,
      { person },
      {
        lines: [
          { variant: bought.variant, quantity: 1 },
          { variant: saved.variant, quantity: 2, isSaved: true },
        ],
      },
    ),
  )
  const { request, answer } = await order({ person }, { buyer: { ...buyer, person } })
  expect(answer).toMatchObject({ ok: true, isNew: true })
  const view = await inShop(database, async (shop) => describeCart(shop, await findCart(shop, { person }), 'en'))
  expect(view.lines).toMatchObject([{ variant: saved.variant, quantity: 2, isSaved: true }])
  expect(view.count).toBe(0)
  // A lost answer: the press is repeated although a next cart is there already.
  const again = await inShop(database, (shop) => checkOut(shop, { person }, request))
  expect(again).toMatchObject({ ok: true, isNew: false })
})
