import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashAccessToken, newAccessToken } from '@areas/commerce/server/carts/access-token'
import { describeCart } from '@areas/commerce/server/carts/describe-cart'
import { expireCarts } from '@areas/commerce/server/carts/expire-carts'
import { mergeCart } from '@areas/commerce/server/carts/merge-cart'
import { CartEnded, type CartOwner, findCart } from '@areas/commerce/server/carts/own-cart'
import { setLines } from '@areas/commerce/server/carts/set-lines'
import { cart, cartLine, product, variant } from '@areas/commerce/server/tables'
import type { Database } from '@gateway/db/open'
import { maxCartLines } from '@schemas/commerce/entities/cart'
import { inShop, newGoods, openTrialShop } from './trial-shop'

let database: Database
let person: string
beforeAll(async () => {
  const opened = await openTrialShop()
  database = opened.database
  person = opened.people.alpha ?? ''
})
afterAll(() => database.close())

const goodsOf = (more: Parameters<typeof newGoods>[1] = {}) => inShop(database, (shop) => newGoods(shop, more))
const set = (owner: CartOwner, lines: Parameters<typeof setLines>[2]['lines'], version?: number) =>
  inShop(database, (shop) => setLines(shop, owner, { lines, version }))
const view = (owner: CartOwner) =>
  inShop(database, async (shop) => describeCart(shop, await findCart(shop, owner), 'en'))
const guest = () => ({ token: newAccessToken() })

it('keeps what a guest has collected behind their token', async () => {
  const [mine, other] = [guest(), guest()]
  const goods = await goodsOf({ pieces: 10, regular: 5000 })
  expect(await set(mine, [{ variant: goods.variant, quantity: 3 }])).toMatchObject({ ok: true })
  // A repetition changes nothing.
  await set(mine, [{ variant: goods.variant, quantity: 3 }])
  expect(await view(mine)).toMatchObject({ count: 3, subtotal: 15_000, lines: [{ sku: goods.sku, problems: [] }] })
  expect(await view(other)).toMatchObject({ version: 0, count: 0, lines: [] })
  const stored = await inShop(database, ({ tx }) => tx.select().from(cart))
  expect(JSON.stringify(stored)).not.toContain(mine.token)
  await set(mine, [{ variant: goods.variant, quantity: 0 }])
  expect((await view(mine)).lines).toEqual([])
})

it('sets several lines whole or not at all', async () => {
  const owner = guest()
  const [plenty, few] = [await goodsOf({ pieces: 50 }), await goodsOf({ pieces: 2 })]
  expect(
    await set(owner, [
      { variant: plenty.variant, quantity: 2 },
      { variant: few.variant, quantity: 3 },
    ]),
  ).toEqual({ ok: false, problem: 'short', at: 1, left: 2 })
  expect((await view(owner)).lines).toEqual([])
})

it('sells no more of a variant than one order may have, and none that is gone', async () => {
  const owner = guest()
  const goods = await goodsOf({ pieces: 50, maxPerOrder: 4 })
  expect(await set(owner, [{ variant: goods.variant, quantity: 5 }])).toEqual({
    ok: false,
    problem: 'limit',
    at: 0,
    left: 4,
  })
  expect(await set(owner, [{ variant: 'nothing', quantity: 1 }])).toEqual({ ok: false, problem: 'unknown', at: 0 })
  const lesson = await goodsOf()
  await inShop(database, ({ tx }) =>
    tx.update(product).set({ kind: 'lesson', form: null }).where(eq(product.id, lesson.product)),
  )
  expect(await set(owner, [{ variant: lesson.variant, quantity: 1 }])).toMatchObject({ problem: 'unknown' })
})

it('refuses a change of a cart that another tab has changed', async () => {
  const owner = guest()
  const goods = await goodsOf()
  await set(owner, [{ variant: goods.variant, quantity: 1 }])
  const { version } = await view(owner)
  expect(await set(owner, [{ variant: goods.variant, quantity: 2 }], version)).toMatchObject({ ok: true })
  expect(await set(owner, [{ variant: goods.variant, quantity: 3 }], version)).toEqual({ ok: false, problem: 'stale' })
  expect(await view(owner)).toMatchObject({ count: 2 })
})

it('tells at a line what has changed since it was shown', async () => {
  const owner = guest()
  const [dearer, shorter, gone] = [await goodsOf({ regular: 11_000 }), await goodsOf({ pieces: 5 }), await goodsOf()]
  await set(
    owner,
    [dearer, shorter, gone].map((each) => ({ variant: each.variant, quantity: 5 })),
  )
  await inShop(database, async (shop) => {
    await shop.tx.update(variant).set({ sale: 8900 }).where(eq(variant.id, dearer.variant))
    await shop.tx.update(variant).set({ maxPerOrder: 2 }).where(eq(variant.id, shorter.variant))
    await shop.tx.update(product).set({ status: 'archived' }).where(eq(product.id, gone.product))
  })
  const { lines, subtotal } = await view(owner)
  const problemsOf = (id: string) => lines.find((line) => line.variant === id)?.problems
  expect(problemsOf(dearer.variant)).toEqual([{ problem: 'price', was: 11_000 }])
  expect(problemsOf(shorter.variant)).toEqual([{ problem: 'limit', left: 2 }])
  expect(problemsOf(gone.variant)).toEqual([{ problem: 'gone' }])
  expect(subtotal).toBe(5 * 8900 + 5 * 10_700)
  // Fewer than before is always taken.
  expect(await set(owner, [{ variant: shorter.variant, quantity: 4 }])).toMatchObject({ ok: true })
})

it('ends a cart that nobody has touched for 90 days, and leaves the others', async () => {
  const [old, recent] = [guest(), guest()]
  const goods = await goodsOf()
  await set(old, [{ variant: goods.variant, quantity: 1 }])
  await inShop(database, (shop) => setLines(shop, recent, { lines: [{ variant: goods.variant, quantity: 1 }] }), {
    now: new Date('2026-12-20T05:00:00Z'),
  })
  const statuses = () =>
    inShop(database, async ({ tx }) => {
      const rows = await tx.select().from(cart)
      return [old, recent].map(({ token }) => rows.find((row) => row.tokenHash === hashAccessToken(token))?.status)
    })
  await inShop(database, (shop) => expireCarts(shop, 50), { now: new Date('2027-02-20T05:00:00Z') })
  expect(await statuses()).toEqual(['open', 'open'])
  await inShop(database, (shop) => expireCarts(shop, 50), { now: new Date('2027-03-01T05:00:00Z') })
  expect(await statuses()).toEqual(['expired', 'open'])
})

it('keeps at sign-in aside what a guest had put aside', async () => {
  const owner = guest()
  const aside = await goodsOf({ pieces: 5 })
  await set(owner, [{ variant: aside.variant, quantity: 1, isSaved: true }])
  await inShop(database, (shop) => mergeCart(shop, { person, token: owner.token }))
  const line = (await view({ person })).lines.find((each) => each.variant === aside.variant)
  expect(line).toMatchObject({ isSaved: true })
  await set({ person }, [{ variant: aside.variant, quantity: 0 }])
})

it('lets a cart that holds too many be made smaller, and no longer, also not by signing in', async () => {
  const owner = { person }
  const [first, second, third] = [await goodsOf({ pieces: 5 }), await goodsOf({ pieces: 5 }), await goodsOf()]
  await set(owner, [{ variant: first.variant, quantity: 1 }])
  const own = await inShop(database, async (shop) => (await findCart(shop, owner))?.id ?? '')
  await inShop(database, async (shop) => {
    for (let at = 0; at < maxCartLines; at += 1) {
      const { variant: id } = await newGoods(shop, { pieces: 1 })
      await shop.tx
        .insert(cartLine)
        .values({ siteId: shop.site, cartId: own, variantId: id, quantity: 1, seenPrice: 1, addedAt: shop.now })
    }
  })
  expect(await set(owner, [{ variant: second.variant, quantity: 1 }])).toEqual({ ok: false, problem: 'full' })
  const before = guest()
  await set(before, [{ variant: third.variant, quantity: 1 }])
  expect(await inShop(database, (shop) => mergeCart(shop, { person, token: before.token }))).toEqual([
    { variant: third.variant, quantity: 0 },
  ])
  expect(await set(owner, [{ variant: first.variant, quantity: 0 }])).toMatchObject({ ok: true })
  await inShop(database, ({ tx }) => tx.delete(cartLine).where(eq(cartLine.cartId, own)))
})

it('merges at sign-in the larger quantity of each, once, and no more than can be had', async () => {
  const owner = guest()
  const [both, few, saved] = [await goodsOf({ pieces: 50 }), await goodsOf({ pieces: 3 }), await goodsOf()]
  await set({ person }, [
    { variant: both.variant, quantity: 2 },
    { variant: saved.variant, quantity: 1, isSaved: true },
  ])
  await set(owner, [
    { variant: both.variant, quantity: 7 },
    { variant: few.variant, quantity: 3 },
  ])
  await inShop(database, ({ tx }) => tx.update(variant).set({ maxPerOrder: 2 }).where(eq(variant.id, few.variant)))
  const merge = () => inShop(database, (shop) => mergeCart(shop, { person, token: owner.token }))
  const answers = [await merge(), await merge(), await merge()]
  expect(answers).toEqual([[{ variant: few.variant, quantity: 2 }], [], []])
  const quantities = Object.fromEntries((await view({ person })).lines.map((line) => [line.variant, line.quantity]))
  expect(quantities).toEqual({ [both.variant]: 7, [few.variant]: 2, [saved.variant]: 1 })
  // Nothing is left behind the guest's token.
  expect(await view(owner)).toMatchObject({ count: 0 })
  await expect(set(owner, [{ variant: both.variant, quantity: 1 }])).rejects.toThrow(CartEnded)
  const rows = await inShop(database, ({ tx }) => tx.select().from(cartLine))
  expect(rows.filter((row) => row.variantId === both.variant)).toHaveLength(2)
})
