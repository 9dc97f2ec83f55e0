import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call as productCall } from '@schemas/commerce/calls/shop/manage-product-save'
import { call as copyCall } from '@schemas/events/calls/event/copy'
import { call as eventCall } from '@schemas/events/calls/event/save'
import { call as lessonCall } from '@schemas/learning/calls/lesson/save'
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
const product = (slug: string, sku: string, barcode?: string) => ({
  slug,
  title: { en: 'A product' },
  summary: {},
  kind: 'good',
  vat: 'standard',
  temperature: 'dry',
  status: 'draft',
  categories: [],
  images: [],
  variants: [
    { sku, options: [], regular: 100, weightG: 0, tracked: false, backorder: false, ...(barcode ? { barcode } : {}) },
  ],
})
const newSku = () => randomUUID().toUpperCase()
const event = (slug: string) => ({
  slug,
  title: 'An event',
  sessions: [{ id: 'day', title: 'Day', from: '2027-01-16T09:00:00+07:00', until: '2027-01-16T16:00:00+07:00' }],
})

/** Of many writes at once one succeeds, and all others are refused at this field. */
async function expectOne(call: AnyCall, field: string, input: (at: number) => Record<string, unknown>) {
  const answers = await Promise.all(Array.from({ length: 8 }, (_each, at) => ask(call, input(at))))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ])
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
    expect(answer.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) as string } } })
}

it('gives the same address, SKU or barcode to one of eight products', async () => {
  await expectOne(productCall, 'slug', () => product('same', newSku()))
  await expectOne(productCall, 'variants.0.sku', (at) => product(`sku-${at}`, 'SAME-SKU'))
  await expectOne(productCall, 'variants.0.barcode', (at) => product(`barcode-${at}`, newSku(), '8850001112223'))
})

it('gives the same address to one of eight events, made or copied', async () => {
  await expectOne(eventCall, 'slug', () => event('same'))
  const { id } = (await ask(eventCall, event('copied'))).json<{ id: string }>()
  await expectOne(copyCall, 'slug', () => ({ id, slug: 'a-copy' }))
})

it('gives the same address to one of eight lessons, free or sold, however long it is', async () => {
  await expectOne(lessonCall, 'slug', () => ({ slug: 'same', title: 'A lesson' }))
  await expectOne(lessonCall, 'slug', () => ({ slug: 'same-sold', title: 'A lesson', price: 10_000 }))
  await ask(productCall, product('lesson-taken', newSku()))
  expect((await ask(lessonCall, { slug: 'taken', title: 'A lesson', price: 10_000 })).json()).toMatchObject({
    error: { fields: { slug: expect.any(String) as string } },
  })
  const long = 'a-lesson-whose-address-is-as-long-as-an-address-of-a-lesson-may-be-and-a-bit'
  for (const slug of [`${long}-one`, `${long}-two`])
    expect((await ask(lessonCall, { slug, title: 'A lesson', price: 10_000 })).statusCode).toBe(200)
})
