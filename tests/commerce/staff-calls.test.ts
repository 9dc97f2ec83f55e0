import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bill, commerceSetting, document, documentVoid, issuer, stockLevel } from '@areas/commerce/server/tables'
import { withSite } from '@gateway/db/scope'
import { mail } from '@gateway/db/account-tables'
import { auditMoney } from '@gateway/platform/run-audit-money'
import type { QuoteView } from '@schemas/commerce/entities/checkout'
import { toSatang } from '@schemas/money/satang'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { newGoods, shopOf } from './trial-shop'

let gateway: TestGateway
let manager: { cookie: string; token: string }
let admin: { cookie: string; token: string }
beforeAll(async () => {
  gateway = await openGateway()
  await withSite(gateway.database, 'alpha', async (tx) => {
    const text = { th: 'ร้านทดลอง', en: 'Trial' }
    await tx.insert(issuer).values({
      siteId: 'alpha',
      id: 'main',
      legalName: text,
      address: text,
      taxId: '1234567890121',
      vatFrom: '2026-01-01',
    })
    await tx.insert(commerceSetting).values({
      siteId: 'alpha',
      issuerId: 'main',
      methods: ['cod'],
      cashOnDelivery: { perCent: 0, least: toSatang(0), mostOrder: toSatang(10_000_000), refusedZones: [] },
      shipping: {
        rates: [{ zone: 'bangkok', temperature: 'dry', price: toSatang(4000) }],
        includedGrams: 10_000,
        perFurtherKilo: toSatang(800),
        zones: { '10': 'bangkok', '83': 'islands' },
        freeFrom: { dry: toSatang(50_000) },
        days: { bangkok: [1, 2] },
      },
    })
  })
  manager = await signIn(gateway, 'manager')
  admin = await signIn(gateway, 'admin')
})
afterAll(() => gateway.close())

type Who = { cookie: string; token: string }
const read = async <T>(path: string, who: Who = manager) => (await ask(gateway, path, who)).json<T>()
const act = (path: string, body: object, who: Who = manager, key: string = randomUUID()) =>
  ask(gateway, path, { body, ...who, headers: { 'idempotency-key': key } })
async function expectWholeBooks() {
  const lines: string[] = []
  expect([await auditMoney(gateway.database, gateway.services.seal, (line) => void lines.push(line)), lines]).toEqual([
    0,
    expect.any(Array),
  ])
}

/** A guest's order of three pieces that is paid at the door. */
async function placeOrder(): Promise<{ order: string; token: string; variant: string }> {
  const goods = await withSite(gateway.database, 'alpha', (tx) =>
    newGoods(shopOf(tx, { now: new Date() }), { pieces: 10 }),
  )
  const lines = [{ variant: goods.variant, quantity: 3 }]
  const cart = (await ask(gateway, '/api/shop/cart-set', { body: { lines } })).json<{ token: string }>()
  const quote = (await ask(gateway, `/api/shop/quote?token=${cart.token}&province=10&method=cod`)).json<QuoteView>()
  const answer = await ask(gateway, '/api/shop/place-order', {
    body: {
      token: cart.token,
      cart: quote.cart,
      version: quote.version,
      seenTotal: quote.total,
      method: 'cod',
      contact: { name: 'Nok', email: 'nok@example.com', phone: '0812345678' },
      address: {
        name: 'Nok',
        phone: '0812345678',
        line: '1 Road',
        tambon: 'A',
        amphure: 'B',
        province: '10',
        postcode: '10110',
      },
      accepted: true,
    },
  })
  expect(answer.json()).toMatchObject({ order: expect.any(String) })
  return { ...answer.json<{ order: string; token: string }>(), variant: goods.variant }
}
type Detail = {
  stage: string
  order: { status: string; paymentStatus: string; fulfilmentStatus: string; documents: { kind: string }[] }
  parcels: { id: string; status: string; codDue: number; tracking: string }[]
  unpacked: { quantity: number }[]
}
const detail = (order: string) => read<Detail>(`/api/shop/manage-order?order=${order}`)
const fulfil = (body: object, key?: string) => act('/api/shop/manage-fulfil', body, manager, key)

describe('an order that is paid at the door', () => {
  it('goes from packing over ready to shipped, and is paid when its money has come', async () => {
    const { order } = await placeOrder()
    expect(await detail(order)).toMatchObject({ stage: 'new', unpacked: [{ quantity: 3 }], parcels: [] })
    const key = randomUUID()
    const [first, again] = [await fulfil({ act: 'pack', order }, key), await fulfil({ act: 'pack', order }, key)]
    const { parcel } = first.json<{ parcel: string }>()
    expect(again.json()).toEqual({ parcel, status: 'packing' })
    expect(await detail(order)).toMatchObject({ stage: 'packing', unpacked: [], parcels: [{ status: 'packing' }] })
    // All of it is packed.
    expect((await fulfil({ act: 'pack', order })).statusCode).toBe(409)
    expect((await fulfil({ act: 'collected', order, parcel })).statusCode).toBe(409)
    expect((await fulfil({ act: 'ready', order, parcel })).json()).toMatchObject({ status: 'ready' })
    expect(await read('/api/shop/manage-orders?stage=ready')).toMatchObject({
      items: [{ id: order, title: 'A product', units: 3, waiting: [{ id: parcel, status: 'ready' }] }],
    })
    const sent = await fulfil({ act: 'ship', order, parcel, carrier: 'Post', tracking: 'EF 1' })
    expect(sent.json()).toMatchObject({ status: 'shipped' })
    const shipped = await detail(order)
    expect(shipped).toMatchObject({
      stage: 'shipped',
      parcels: [{ tracking: 'EF 1', codDue: expect.any(Number) as number }],
    })
    expect(shipped.order.documents).toMatchObject([{ kind: 'tax_invoice_abb' }])
    expect((await fulfil({ act: 'collected', order, parcel })).json()).toMatchObject({ status: 'delivered' })
    expect((await fulfil({ act: 'collected', order, parcel })).statusCode).toBe(409)
    expect((await detail(order)).order).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    await expectWholeBooks()
  })

  it('is packed in parts, and what is unpacked can be packed again', async () => {
    const { order } = await placeOrder()
    const line = (await read<{ order: { lines: { id: string }[] } }>(`/api/shop/manage-order?order=${order}`)).order
      .lines[0]?.id
    const two = [{ line, quantity: 2 }]
    const { parcel } = (await fulfil({ act: 'pack', order, lines: two })).json<{ parcel: string }>()
    expect((await fulfil({ act: 'pack', order, lines: two })).statusCode).toBe(409)
    expect((await fulfil({ act: 'unpack', order, parcel })).json()).toMatchObject({ status: 'cancelled' })
    const next = (await fulfil({ act: 'pack', order, lines: two })).json<{ parcel: string }>()
    await fulfil({ act: 'ship', order, parcel: next.parcel })
    const found = await detail(order)
    expect(found).toMatchObject({ stage: 'new', unpacked: [{ quantity: 1 }] })
    const due = found.parcels[0]?.codDue
    expect(found.parcels.map(({ status, codDue }) => [status, codDue])).toEqual([
      ['cancelled', due],
      ['shipped', due],
    ])
    // Another order's parcel.
    const other = await placeOrder()
    expect((await fulfil({ act: 'ship', order: other.order, parcel: next.parcel })).statusCode).toBe(404)
    await expectWholeBooks()
  })

  it('is cancelled when it is refused at the door: stock, books and documents are as before', async () => {
    const { order } = await placeOrder()
    const { parcel } = (await fulfil({ act: 'pack', order })).json<{ parcel: string }>()
    expect((await fulfil({ act: 'refused', order, parcel })).statusCode).toBe(409)
    await fulfil({ act: 'ship', order, parcel })
    expect((await fulfil({ act: 'refused', order, parcel })).json()).toMatchObject({ status: 'returned' })
    const found = await detail(order)
    expect(found).toMatchObject({ stage: 'over', order: { status: 'cancelled' } })
    expect(found.order.documents.map(({ kind }) => kind)).toEqual(['tax_invoice_abb', 'credit_note'])
    const levels = await withSite(gateway.database, 'alpha', (tx) => tx.select().from(stockLevel))
    expect(levels.at(-1)).toMatchObject({ onHand: 10, reserved: 0 })
    expect((await fulfil({ act: 'collected', order, parcel })).statusCode).toBe(409)
    await expectWholeBooks()
  })
})

type Saved = { bill: string; version: number; total: number }
const draft = {
  payer: { name: 'Studio Nok', email: 'studio@example.com' },
  lines: [{ title: 'Design', quantity: 2, price: 50_000 }],
  dueOn: '2026-01-31',
}

describe('a bill that is written by hand', () => {
  it('is a draft that its writers do not overwrite, then an order with its invoice', async () => {
    const saved = (await act('/api/billing/manage-bill-save', draft)).json<Saved>()
    expect(saved).toMatchObject({ version: 1, total: 100_000 })
    const more = { ...draft, bill: saved.bill, lines: [{ ...draft.lines[0], price: 60_000 }] }
    expect((await act('/api/billing/manage-bill-save', { ...more, version: 1 })).json()).toMatchObject({
      version: 2,
      total: 120_000,
    })
    expect((await act('/api/billing/manage-bill-save', { ...more, version: 1 })).statusCode).toBe(409)
    const opened = await act('/api/billing/manage-bill-status', { bill: saved.bill, to: 'open' })
    expect(opened.json()).toMatchObject({ status: 'open', order: expect.any(String), number: expect.any(String) })
    // Pressed again: the same order.
    const again = await act('/api/billing/manage-bill-status', { bill: saved.bill, to: 'open' })
    expect(again.json()).toEqual(opened.json())
    expect((await act('/api/billing/manage-bill-save', { ...more, version: 3 })).json()).toMatchObject({
      error: { status: 409, message: 'เปลี่ยนบิลนี้แบบนี้ไม่ได้แล้ว' },
    })
    const found = await read(`/api/billing/manage-bill?bill=${saved.bill}`)
    expect(found).toMatchObject({ total: 120_000, isOverdue: true, documents: [{ kind: 'invoice', isVoid: false }] })
    await expectWholeBooks()
  })

  it('is in the list with what is overdue first', async () => {
    const later = (await act('/api/billing/manage-bill-save', { ...draft, dueOn: '2199-01-01' })).json<Saved>()
    await act('/api/billing/manage-bill-status', { bill: later.bill, to: 'open' })
    await act('/api/billing/manage-bill-save', draft)
    const { items } = await read<{ items: { id: string; isOverdue: boolean; status: string }[] }>(
      '/api/billing/manage-bills?limit=100&q=studio',
    )
    expect(items.map(({ isOverdue, status }) => [isOverdue, status])).toEqual([
      [true, 'open'],
      [false, 'open'],
      [false, 'draft'],
    ])
    const overdue = await read<{ items: unknown[] }>('/api/billing/manage-bills?overdue=true')
    expect(overdue.items).toHaveLength(1)
  })

  it('is void with its invoice while nothing is paid, and written off by admins alone', async () => {
    const { bill: id } = (await act('/api/billing/manage-bill-save', draft)).json<Saved>()
    const { order } = (await act('/api/billing/manage-bill-status', { bill: id, to: 'open' })).json<{ order: string }>()
    const ended = await act('/api/billing/manage-bill-status', { bill: id, to: 'void', reason: 'A mistake' })
    expect(ended.json()).toMatchObject({ status: 'void', order })
    const voids = await withSite(gateway.database, 'alpha', (tx) =>
      tx
        .select({ reason: documentVoid.reason })
        .from(documentVoid)
        .innerJoin(document, eq(document.id, documentVoid.documentId))
        .where(eq(document.orderId, order)),
    )
    expect(voids).toEqual([{ reason: 'A mistake' }])
    const { bill: other } = (await act('/api/billing/manage-bill-save', draft)).json<Saved>()
    await act('/api/billing/manage-bill-status', { bill: other, to: 'open' })
    const writeOff = { bill: other, to: 'uncollectible' }
    expect((await act('/api/billing/manage-bill-status', writeOff)).statusCode).toBe(403)
    expect((await act('/api/billing/manage-bill-status', writeOff, admin)).json()).toMatchObject({
      status: 'uncollectible',
    })
    await expectWholeBooks()
  })

  it('is refused beyond what one bill may ask for', async () => {
    const lines = Array.from({ length: 50 }, () => ({ title: 'Much', quantity: 10_000, price: 10_000_000_000 }))
    const answer = await act('/api/billing/manage-bill-save', { ...draft, lines })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { error: { fields: { lines: expect.any(String) } } },
    ])
  })
})

const password = 'sitewright-demo'
const account = { id: 'main', kind: 'promptpay', number: '081 234 5678', name: 'Trial Co.' }

describe('where the shop receives money', () => {
  const settings = () =>
    read<{ version: number; accounts: { number: string }[] }>('/api/billing/manage-settings', admin)
  const save = (body: object, who = admin) => ask(gateway, '/api/billing/manage-settings-save', { body, ...who })

  it('changes with the password alone, and every admin gets a mail', async () => {
    const { version } = await settings()
    const wanted = { version, accounts: [account], methods: ['cod', 'promptpay'] }
    expect((await save({ ...wanted, password: 'another one' })).statusCode).toBe(422)
    expect((await save({ ...wanted, password }, manager)).statusCode).toBe(403)
    expect((await settings()).accounts).toEqual([])
    expect((await save({ ...wanted, password })).json()).toMatchObject({ accounts: [{ number: '0812345678' }] })
    expect((await save({ ...wanted, password })).statusCode).toBe(409)
    const mails = async () =>
      withSite(gateway.database, 'alpha', (tx) => tx.select().from(mail).where(eq(mail.purpose, 'money')))
    expect((await mails()).map(({ to }) => to)).toEqual([expect.stringContaining('admin@alpha.example')])
    // The methods alone: nobody has to fear for the money.
    await save({ ...wanted, version: version + 1, methods: ['cod'], password })
    expect(await mails()).toHaveLength(1)
  })

  it.each([
    ['letters', { ...account, number: 'abc' }, 'accounts.0.number'],
    ['a tax id with a wrong check digit', { ...account, number: '1234567890120' }, 'accounts.0.number'],
    ['a bank that nobody knows', { ...account, kind: 'bank', bank: '999', number: '1234567890' }, 'accounts.0.bank'],
  ])('refuses %s at its field', async (_what, wrong, field) => {
    const { version } = await settings()
    const answer = await save({ version, accounts: [wrong], methods: [], password })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { error: { fields: { [field]: expect.any(String) } } },
    ])
  })

  it('offers no method without its account', async () => {
    const { version } = await settings()
    const answer = await save({ version, accounts: [], methods: ['transfer'], password })
    expect(answer.json()).toMatchObject({ error: { fields: { methods: expect.any(String) } } })
  })
})

it('writes plans by their code, each on top of the version that was seen', async () => {
  const plan = {
    code: 'gold',
    title: { en: 'Gold' },
    text: {},
    price: 100_000,
    vat: 'standard',
    periodCount: 1,
    periodUnit: 'year',
    status: 'draft',
  }
  const save = (body: object) => ask(gateway, '/api/billing/manage-plan-save', { body, ...manager })
  expect((await save(plan)).json()).toMatchObject({ version: 1 })
  expect((await save(plan)).statusCode).toBe(409)
  expect((await save({ ...plan, status: 'active', version: 1 })).json()).toMatchObject({ version: 2 })
  expect((await save({ ...plan, version: 1 })).statusCode).toBe(409)
  expect(await read('/api/billing/manage-plans')).toMatchObject({ plans: [{ code: 'gold', status: 'active' }] })
})

it('gives the state of an order another mark with all that happens to it, for its buyer alone', async () => {
  const { order, token } = await placeOrder()
  const state = async (secret = token) => ask(gateway, `/api/billing/state?order=${order}&token=${secret}`)
  const before = (await state()).json<{ mark: string }>()
  expect((await state()).json()).toEqual(before)
  const { parcel } = (await fulfil({ act: 'pack', order })).json<{ parcel: string }>()
  await fulfil({ act: 'ship', order, parcel })
  expect((await state()).json<{ mark: string }>().mark).not.toBe(before.mark)
  expect((await state('A'.repeat(43))).statusCode).toBe(404)
  const [owed] = await withSite(gateway.database, 'alpha', (tx) =>
    tx.select().from(bill).where(eq(bill.orderId, order)),
  )
  expect(owed?.status).toBe('open')
})

/** Without a known revision it answers at once. */
const wait = (rev?: string, who: Who = manager) =>
  read<{ topics: { rev: string }[]; gone: string[] }>(
    `/api/updates/wait?topics=shop/orders${rev === undefined ? '&seconds=0' : `~${rev}&seconds=20`}`,
    who,
  )

describe('many orders at once', () => {
  it('are picked in sum and shipped by a list, and who waits for orders is woken', async () => {
    const [one, other] = [await placeOrder(), await placeOrder()]
    const numberOf = async ({ order }: { order: string }) =>
      (await read<{ order: { number: string } }>(`/api/shop/manage-order?order=${order}`)).order.number
    const [first, second] = [await numberOf(one), await numberOf(other)]
    const pick = () => read<{ items: object[] }>(`/api/shop/manage-pick-list?orders=${one.order},${other.order}`)
    expect((await pick()).items).toMatchObject([{ quantity: 3 }, { quantity: 3 }])
    const known = (await wait()).topics[0]?.rev
    const woken = wait(known)
    await fulfil({ act: 'pack', order: one.order })
    expect((await woken).topics[0]?.rev).not.toBe(known)
    // What is being packed is still to be picked.
    expect((await pick()).items).toHaveLength(2)
    const { parcel } = (await detail(one.order)).parcels.map(({ id }) => ({ parcel: id }))[0] ?? { parcel: '' }
    await fulfil({ act: 'ready', order: one.order, parcel })
    expect((await pick()).items).toHaveLength(1)
    const rows = [
      { number: first.toLowerCase(), tracking: 'TH1' },
      { number: second, tracking: 'TH2' },
      { number: 'NONE1', tracking: 'TH3' },
    ]
    const send = (isTrial: boolean) => act('/api/shop/manage-tracking', { carrier: 'Flash', rows, isTrial })
    const outcomes = async (isTrial: boolean) =>
      (await send(isTrial)).json<{ rows: { outcome: string }[] }>().rows.map(({ outcome }) => outcome)
    expect(await outcomes(true)).toEqual(['ship', 'not_packed', 'unknown'])
    expect((await detail(one.order)).stage).toBe('ready')
    expect(await outcomes(false)).toEqual(['shipped', 'not_packed', 'unknown'])
    expect(await detail(one.order)).toMatchObject({ stage: 'shipped', parcels: [{ tracking: 'TH1' }] })
    expect(await outcomes(false)).toEqual(['not_packed', 'not_packed', 'unknown'])
    const placedAfter = (await wait()).topics[0]?.rev
    await placeOrder()
    expect((await wait(placedAfter)).topics[0]?.rev).not.toBe(placedAfter)
    expect(await wait(undefined, await signIn(gateway, 'user'))).toEqual({ topics: [], gone: ['shop/orders'] })
  })
})
