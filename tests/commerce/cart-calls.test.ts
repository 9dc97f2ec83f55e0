import { afterAll, beforeAll, expect, it } from 'vitest'
import { commerceSetting } from '@areas/commerce/server/tables'
import { withSite } from '@gateway/db/scope'
import type { CartView } from '@schemas/commerce/entities/cart'
import type { QuoteView } from '@schemas/commerce/entities/checkout'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { newGoods, shopOf } from './trial-shop'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  await withSite(gateway.database, 'alpha', (tx) =>
    tx.insert(commerceSetting).values({ siteId: 'alpha', methods: ['promptpay'] }),
  )
})
afterAll(() => gateway.close())

const goodsOf = (more: Parameters<typeof newGoods>[1] = {}) =>
  withSite(gateway.database, 'alpha', (tx) => newGoods(shopOf(tx, { now: new Date() }), more))
type Options = Parameters<typeof ask>[2]
const set = async (body: unknown, options: Options = {}) => ask(gateway, '/api/shop/cart-set', { body, ...options })
const contact = { name: 'Nok', email: 'Nok@Example.com', phone: '+66 81 234 5678' }
const address = {
  name: 'Nok',
  phone: '081-234-5678',
  line: '1 Road',
  tambon: 'A',
  amphure: 'B',
  province: '10',
  postcode: '10110',
}

it('gives a guest a token with the first thing, and another guest nothing', async () => {
  const goods = await goodsOf({ pieces: 5 })
  const first = (await set({ lines: [{ variant: goods.variant, quantity: 2 }] })).json() as CartView & { token: string }
  expect(first).toMatchObject({ count: 2, token: expect.stringMatching(/^[\w-]{43}$/) })
  const next = (await set({ token: first.token, lines: [{ variant: goods.variant, quantity: 3 }] })).json() as object
  expect(next).toMatchObject({ count: 3 })
  expect(next).not.toHaveProperty('token')
  const of = async (token: string) => (await ask(gateway, `/api/shop/cart?token=${token}`)).json() as CartView
  expect((await of(first.token)).count).toBe(3)
  expect((await of('B'.repeat(43))).count).toBe(0)
})

it.each([
  [6, 409, 'เหลือเพียง 5 ชิ้น'],
  [-1, 400, 'ต้องไม่น้อยกว่า 0'],
  [1_000_000, 400, 'ต้องไม่เกิน 9999'],
  [1.5, 400, 'กรุณากรอกเป็นจำนวนเต็ม'],
])('answers a quantity of %d with %d at its field', async (quantity, status, message) => {
  const goods = await goodsOf({ pieces: 5 })
  const answer = await set({ lines: [{ variant: goods.variant, quantity }] })
  expect(answer.statusCode).toBe(status)
  expect(Object.values((answer.json() as { error: { fields: object } }).error.fields)).toEqual([message])
})

it('places an order by its cart, once, and starts the next cart with a new token', async () => {
  const goods = await goodsOf({ pieces: 9 })
  const { token } = (await set({ lines: [{ variant: goods.variant, quantity: 1 }] })).json() as { token: string }
  const quote = (await ask(gateway, `/api/shop/quote?token=${token}&province=10`)).json() as QuoteView
  const body = {
    token,
    cart: quote.cart,
    version: quote.version,
    seenTotal: quote.total,
    method: 'promptpay',
    contact,
    address,
    accepted: true,
  }
  const press = (more: object = {}) => ask(gateway, '/api/shop/place-order', { body: { ...body, ...more } })
  expect((await press({ token: 'C'.repeat(43) })).statusCode).toBe(404)
  expect((await press({ seenTotal: 1 })).statusCode).toBe(409)
  expect((await press({ tax: { name: 'A', address: 'B', taxId: '1234567890123' } })).json()).toMatchObject({
    error: { fields: { 'tax.taxId': expect.any(String) as string } },
  })
  const answers = await Promise.all([press(), press(), press()])
  expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
  expect(answers[0]?.json()).toMatchObject({ step: 'pay', token: expect.stringMatching(/^[\w-]{43}$/) as string })
  const after = (await set({ token, lines: [{ variant: goods.variant, quantity: 1 }] })).json() as { token?: string }
  expect(after.token).toMatch(/^[\w-]{43}$/)
  expect(after.token).not.toBe(token)
})

it('merges a guest’s cart into the one of the person who signs in', async () => {
  const goods = await goodsOf({ pieces: 9 })
  const { token } = (await set({ lines: [{ variant: goods.variant, quantity: 4 }] })).json() as { token: string }
  const user = await signIn(gateway, 'user')
  const merge = async () =>
    (await ask(gateway, '/api/shop/cart-merge', { body: { token }, ...user })).json() as CartView
  expect(await merge()).toMatchObject({ count: 4, capped: [] })
  expect(await merge()).toMatchObject({ count: 4, capped: [] })
  // The token of a guest means nothing for someone who has signed in: they see their own.
  expect((await ask(gateway, `/api/shop/cart?token=${'D'.repeat(43)}`, user)).json()).toMatchObject({ count: 4 })
  expect((await ask(gateway, '/api/shop/cart-merge', { body: { token } })).statusCode).toBe(401)
})
