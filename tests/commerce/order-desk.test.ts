import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { placeOrder } from '@areas/commerce/server/public'
import { commerceSetting, issuer, salesOrder, salesOrderLine } from '@areas/commerce/server/tables'
import { withSite } from '@gateway/db/scope'
import { call as billCall } from '@schemas/commerce/calls/billing/manage-bill-save'
import { call as statusCall } from '@schemas/commerce/calls/billing/manage-bill-status'
import { call as billsCall } from '@schemas/commerce/calls/billing/manage-bills'
import { call as refundCall } from '@schemas/commerce/calls/billing/manage-refund'
import { call as fulfilCall } from '@schemas/commerce/calls/shop/manage-fulfil'
import { call as ordersCall } from '@schemas/commerce/calls/shop/manage-orders'
import { waiting } from '@areas/commerce/server/hooks/waiting'
import { toSatang } from '@schemas/money/satang'
import type { AnyCall } from '@schemas/call'
import { askCall, credentials } from '../support/caller'
import { openGateway, type TestGateway } from '../support/gateway'
import { newGoods, shopOf } from './trial-shop'

let gateway: TestGateway
let manager: { cookie?: string; token?: string }
beforeAll(async () => {
  gateway = await openGateway()
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  await withSite(gateway.database, 'alpha', async (tx) => {
    const text = { th: 'ร้านทดลอง', en: 'Trial' }
    await tx.insert(issuer).values({ siteId: 'alpha', id: 'main', legalName: text, address: text })
    await tx.insert(commerceSetting).values({
      siteId: 'alpha',
      issuerId: 'main',
      methods: ['cod'],
      shipping: {
        rates: [{ zone: 'bangkok', temperature: 'dry', price: toSatang(4000) }],
        includedGrams: 10_000,
        perFurtherKilo: toSatang(800),
      },
      cashOnDelivery: { perCent: 0, least: toSatang(0), mostOrder: toSatang(10_000_000), refusedZones: [] },
    })
  })
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>) =>
  askCall(gateway, call, input, { ...manager, cookie: `${manager.cookie ?? ''}; lang=en` })
const message = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ error?: { message: string } }>().error?.message]
}

/** An order of one piece that is paid at the door, or free; it is as if it had come by another way. */
const order = (
  { price = 10_700, ...row }: { price?: number } & Partial<typeof salesOrder.$inferInsert> = {},
  kind = 'good',
): Promise<string> =>
  withSite(gateway.database, 'alpha', async (tx) => {
    const shop = shopOf(tx, { now: new Date() })
    const { variant } = await newGoods(shop, { regular: price })
    const placed = await placeOrder(shop, {
      channel: 'online',
      method: price > 0 ? 'cod' : 'promptpay',
      zone: 'bangkok',
      buyer: { name: 'Nok', locale: 'th' },
      lines: [
        {
          kind: 'good',
          ref: variant,
          variantId: variant,
          title: { en: 'A product' },
          price: { regular: toSatang(price) },
          quantity: 1,
          vatClass: 'standard',
          ...(price > 0 ? { parcel: { temperature: 'dry' as const, grams: 500 } } : {}),
        },
      ],
    })
    if (!placed.ok) throw new Error(placed.problem)
    const { id } = placed.order
    if (Object.keys(row).length > 0) await tx.update(salesOrder).set(row).where(eq(salesOrder.id, id))
    await tx.update(salesOrderLine).set({ kind }).where(eq(salesOrderLine.orderId, id))
    return id
  })

it('lists what was bought in the shop, and leaves bills, tills, lessons and tickets where they are kept', async () => {
  const bought = [await order(), await order({}, 'service')]
  const others = [
    await order({ channel: 'pos' }),
    await order({ channel: 'subscription' }, 'plan'),
    await order({}, 'lesson'),
    await order({}, 'ticket'),
    await order({}, 'paylink'),
  ]
  const lines = [{ title: 'Design', quantity: 1, price: 50_000 }]
  const { bill } = (await ask(billCall, { payer: { name: 'Studio Nok' }, lines })).json<{ bill: string }>()
  const opened = (await ask(statusCall, { bill, to: 'open' })).json<{ order: string }>()
  const { items, total } = (await ask(ordersCall, { limit: 100, total: true })).json<{
    items: { id: string }[]
    total: number
  }>()
  expect(items.map(({ id }) => id).toSorted()).toEqual(bought.toSorted())
  expect(total).toBe(2)
  const unpacked = (await ask(ordersCall, { limit: 100, stage: 'new' })).json<{ items: { id: string }[] }>()
  for (const id of [...others, opened.order]) expect(unpacked.items.map((each) => each.id)).not.toContain(id)
  expect((await ask(billsCall, { limit: 100 })).json<{ items: { order: string }[] }>().items).toEqual(
    expect.arrayContaining([expect.objectContaining({ order: opened.order })]),
  )
  const hook = await withSite(gateway.database, 'alpha', (db) =>
    waiting({ db, session: { role: 'manager' }, locale: 'en' } as Parameters<typeof waiting>[0]),
  )
  expect(hook.find(({ id }) => id === 'commerce.orders')?.count).toBe(2)
})

it('says of what is shipped or over that it is so', async () => {
  const id = await order()
  const act = (body: object) => ask(fulfilCall, { order: id, ...body })
  const { parcel } = (await act({ act: 'pack' })).json<{ parcel: string }>()
  expect(await message(act({ act: 'pack' }))).toEqual([409, 'Nothing of this order is left to pack.'])
  expect((await act({ act: 'ship', parcel })).statusCode).toBe(200)
  const shipped = [409, 'This parcel was shipped already.']
  expect(await message(act({ act: 'ship', parcel }))).toEqual(shipped)
  // Its money came, so that the order is completed.
  expect((await act({ act: 'collected', parcel })).statusCode).toBe(200)
  expect(await message(act({ act: 'ship', parcel }))).toEqual(shipped)
  expect(await message(act({ act: 'pack' }))).toEqual([409, 'Nothing of this order is left to pack.'])
  const cancelled = await order({ status: 'cancelled' })
  expect(await message(ask(fulfilCall, { act: 'pack', order: cancelled }))).toEqual([
    409,
    'This order is already over.',
  ])
})

it('says of a free order that there is no money to give back', async () => {
  const id = await order({ price: 0 })
  for (const what of [{ whole: true }, { extras: 100 }, { lines: [{ line: randomUUID(), units: 1 }] }])
    expect(await message(ask(refundCall, { order: id, method: 'transfer', reason: 'Broken', ...what }))).toEqual([
      409,
      'This order was free: there is no money to give back.',
    ])
})
