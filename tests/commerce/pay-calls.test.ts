import { randomUUID } from 'node:crypto'
import { eq, like } from 'drizzle-orm'
import { generate } from 'promptparse'
import sharp from 'sharp'
import { encode } from 'uqr'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashOfPicture } from '@areas/commerce/server/billing/receive-slip'
import { commerceSetting, documentPdf, documentVoid, salesOrder } from '@areas/commerce/server/tables'
import { withSite } from '@gateway/db/scope'
import { item } from '@gateway/db/item-tables'
import { auditMoney } from '@gateway/platform/run-audit-money'
import type { QuoteView } from '@schemas/commerce/entities/checkout'
import type { PaymentView } from '@schemas/commerce/entities/payment-view'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { newGoods, shopOf } from './trial-shop'

let gateway: TestGateway
let manager: { cookie: string; token: string }
beforeAll(async () => {
  gateway = await openGateway()
  for (const site of ['alpha', 'beta'])
    await withSite(gateway.database, site, (tx) =>
      tx.insert(commerceSetting).values({
        siteId: site,
        methods: ['promptpay'],
        receivingAccounts: [{ id: 'main', kind: 'promptpay', number: '0812345678', name: 'Trial Co.' }],
      }),
    )
  manager = await signIn(gateway, 'manager')
})
afterAll(() => gateway.close())

const key = () => ({ 'idempotency-key': randomUUID() })
type Options = Parameters<typeof ask>[2]

/** A guest's order of one piece, with the secret of its page. */
async function placeOrder(site = 'alpha'): Promise<{ order: string; token: string }> {
  const host = `${site}.localhost`
  const goods = await withSite(gateway.database, site, (tx) => newGoods(shopOf(tx, { site, now: new Date() })))
  const cart = (
    await ask(gateway, '/api/shop/cart-set', { host, body: { lines: [{ variant: goods.variant, quantity: 1 }] } })
  ).json() as { token: string }
  const quote = (await ask(gateway, `/api/shop/quote?token=${cart.token}&province=10`, { host })).json() as QuoteView
  const answer = await ask(gateway, '/api/shop/place-order', {
    host,
    body: {
      token: cart.token,
      cart: quote.cart,
      version: quote.version,
      seenTotal: quote.total,
      method: 'promptpay',
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
  expect(answer.statusCode).toBe(200)
  const { order, token } = answer.json() as { order: string; token: string }
  return { order, token }
}
const open = async ({ order, token }: { order: string; token: string }, options: Options = {}) =>
  (
    await ask(gateway, '/api/billing/intent', { body: { order, token, method: 'promptpay' }, ...options })
  ).json() as PaymentView
const pay = async ({ order, token }: { order: string; token: string }) =>
  (await ask(gateway, `/api/billing/pay?order=${order}&token=${token}`)).json() as PaymentView

/** The gateway's decoder refuses SVG, so the code is drawn by its modules. */
async function drawQr(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 2 })
  const pixels = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(260, 260, { kernel: 'nearest' })
    .png()
    .toBuffer()
}

/** The picture of a slip, whose QR names a transfer. */
async function slipOf(
  transfer: { sendingBank: string; transRef: string } | undefined,
  isDark = false,
): Promise<string> {
  const width = 700
  const code = transfer
    ? [
        {
          input: await drawQr(generate.slipVerify(transfer)),
          left: 220,
          top: 600,
        },
      ]
    : []
  const picture = sharp({ create: { width, height: 1000, channels: 3, background: '#dfe9f5' } }).composite(code)
  const bytes = await picture.jpeg({ quality: 80 }).toBuffer()
  return (isDark ? await sharp(bytes).negate().jpeg().toBuffer() : bytes).toString('base64')
}
const send = async (
  of: { order: string; token: string },
  picture: string,
  more: Options & { intent?: string } = {},
) => {
  const { intent = (await open(of, more)).intent?.id ?? '', ...options } = more
  return ask(gateway, '/api/billing/send-slip', { body: { ...of, intent, picture }, ...options })
}
async function waiting() {
  const { items } = (await ask(gateway, '/api/billing/manage-slips', manager)).json() as {
    items: {
      id: string
      order: string
      bank?: string
      reference?: string
      checks: { check: string; outcome: string }[]
    }[]
  }
  return items
}
const confirm = (slip: string, amount: number, more: Options = {}) =>
  ask(gateway, '/api/billing/manage-confirm-slip', { body: { slip, amount }, ...manager, headers: key(), ...more })
async function expectWholeBooks() {
  const lines: string[] = []
  expect([await auditMoney(gateway.database, gateway.services.seal, (line) => void lines.push(line)), lines]).toEqual([
    0,
    expect.any(Array),
  ])
}

it.each([
  ['as it is', false],
  ['inverted', true],
])('reads a slip again, %s, and credits it once when it is confirmed', { timeout: 60_000 }, async (_how, isDark) => {
  const { order, token } = await placeOrder()
  const of = { order, token }
  const opened = await open(of)
  expect(opened).toMatchObject({ step: 'pay', due: 10_700, intent: { amount: 10_700 } })
  const transRef = `T${randomUUID().slice(0, 8).toUpperCase()}`
  const picture = await slipOf({ sendingBank: '014', transRef }, isDark)
  const sent = await send(of, picture)
  expect(sent.json()).toMatchObject({ step: 'review', slips: [{ status: 'needs_review' }] })
  // The same picture again is the same slip.
  expect((await send(of, picture)).json()).toMatchObject({ slips: [{}] })
  expect((await pay(of)).slips).toHaveLength(1)
  const slip = (await waiting()).find((each) => each.order === order)
  expect(slip).toMatchObject({ bank: '014', reference: transRef })
  // Nobody reads the receiver in the picture: its reviewer compares the digits.
  expect(slip?.checks.find(({ check }) => check === 'receiver')).toMatchObject({ detail: 'Trial Co. x-5678' })
  const outcomes = Object.fromEntries((slip?.checks ?? []).map(({ check, outcome }) => [check, outcome]))
  expect(outcomes).toMatchObject({ crc: 'passed', bank: 'passed', reference: 'passed', amount: 'unknown' })
  const answers = await Promise.all([confirm(slip?.id ?? '', 12_000), confirm(slip?.id ?? '', 12_000)])
  expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toEqual({ credited: 10_700, unmatched: 1300 })
  expect(await pay(of)).toMatchObject({ step: 'result', due: 0, methods: [] })
  expect((await send(of, await slipOf(undefined), { intent: opened.intent?.id ?? '' })).statusCode).toBe(409)
  // Sent for another order, here and at another site: its money counts already.
  expect((await send(await placeOrder(), picture)).statusCode).toBe(409)
  expect((await send(await placeOrder('beta'), picture, { host: 'beta.localhost' })).statusCode).toBe(409)
  const shown = (await ask(gateway, `/api/shop/order?order=${order}&token=${token}`)).json() as {
    order: { documents: { id: string; kind: string }[]; status: string }
  }
  expect(shown.order.status).toBe('confirmed')
  const [document] = shown.order.documents
  expect(document).toMatchObject({ kind: 'receipt' })
  const read = (more: string) => ask(gateway, `/api/billing/document?document=${document?.id ?? ''}${more}`)
  expect((await read(`&token=${token}`)).statusCode).toBe(200)
  expect((await read('')).statusCode).toBe(404)
  const file = (more: string) => ask(gateway, `/api/billing/document-pdf?document=${document?.id ?? ''}${more}`)
  expect((await file('')).statusCode).toBe(404)
  // The first file is kept: calls at once and later ones get the same bytes.
  const files = await Promise.all([file(`&token=${token}`), file(`&token=${token}`)])
  expect(files.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [200, 'application/pdf'],
    [200, 'application/pdf'],
  ])
  expect(files[0]?.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(files[1]?.rawPayload.equals(files[0]?.rawPayload ?? Buffer.of())).toBe(true)
  const [stored] = await gateway.database.db
    .select()
    .from(documentPdf)
    .where(eq(documentPdf.documentId, document?.id ?? ''))
  expect(stored?.sha256).toBe(hashOfPicture(files[0]?.rawPayload ?? Buffer.of()))
  // One that became void is another file, marked as void; nobody elsewhere is given either.
  await gateway.database.db
    .insert(documentVoid)
    .values({ siteId: 'alpha', documentId: document?.id ?? '', reason: 'เขียนผิด #panic()', actorId: null })
  const [voided, elsewhere] = [
    await file(`&token=${token}`),
    await ask(gateway, `/api/billing/document-pdf?document=${document?.id ?? ''}&token=${token}`, {
      host: 'beta.localhost',
    }),
  ]
  expect(voided.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(voided.rawPayload.equals(files[0]?.rawPayload ?? Buffer.of())).toBe(false)
  expect(elsewhere.statusCode).toBe(404)
  await expectWholeBooks()
})

it('keeps one picture of a slip that is sent twice at once', { timeout: 60_000 }, async () => {
  const of = await placeOrder()
  const picture = await slipOf({ sendingBank: '014', transRef: '2026112822001234567890X' })
  await open(of)
  const answers = await Promise.all([send(of, picture), send(of, picture)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const { order } = (await waiting()).find((each) => each.order === of.order) ?? {}
  const [row] = await gateway.database.db
    .select({ number: salesOrder.number })
    .from(salesOrder)
    .where(eq(salesOrder.id, order ?? ''))
  const files = await gateway.database.db
    .select({ id: item.id })
    .from(item)
    .where(like(item.name, `slip-${row?.number}%`))
  expect(files).toHaveLength(1)
})

it('takes a slip that cannot be read as a claim, and tells why it is rejected', { timeout: 60_000 }, async () => {
  const of = await placeOrder()
  expect((await send(of, await slipOf(undefined))).json()).toMatchObject({ step: 'review' })
  const slip = (await waiting()).find((each) => each.order === of.order)
  expect(slip?.checks.find(({ check }) => check === 'crc')?.outcome).toBe('unknown')
  const rejected = await ask(gateway, '/api/billing/manage-reject-slip', {
    body: { slip: slip?.id, reason: 'Unreadable' },
    ...manager,
    headers: key(),
  })
  expect(rejected.statusCode).toBe(200)
  expect(await pay(of)).toMatchObject({ step: 'pay', slips: [{ status: 'rejected', reason: 'Unreadable' }] })
  expect((await confirm(slip?.id ?? '', 10_700)).statusCode).toBe(409)
  await expectWholeBooks()
})

it.each([
  ['text', Buffer.from('no picture at all')],
  ['a picture that is cut off', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
])('refuses %s at its field', async (_what, bytes) => {
  const answer = await send(await placeOrder(), bytes.toString('base64'))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: { fields: { picture: expect.any(String) as string } } })
})

it('shows and accepts nothing with another secret', async () => {
  const [mine, other] = [await placeOrder(), await placeOrder()]
  const intent = (await open(mine)).intent?.id ?? ''
  const wrong = { order: mine.order, token: other.token }
  for (const path of ['/api/billing/pay', '/api/shop/order'])
    expect((await ask(gateway, `${path}?order=${wrong.order}&token=${wrong.token}`)).statusCode).toBe(404)
  expect((await send(wrong, 'AAAA', { intent })).statusCode).toBe(404)
  // Another order's way to pay, with the own secret.
  expect((await send(other, await slipOf(undefined), { intent })).statusCode).toBe(404)
})

it('shows an order to the staff of its site, who act through calls of their own, and to no other person', async () => {
  const { order } = await placeOrder()
  const member = await signIn(gateway, 'user')
  const statusOf = async (path: string, as: Options) => (await ask(gateway, path, as)).statusCode
  for (const call of ['shop/order', 'billing/pay', 'billing/step', 'billing/state']) {
    expect(await statusOf(`/api/${call}?order=${order}`, manager)).toBe(200)
    expect(await statusOf(`/api/${call}?order=${order}`, member)).toBe(404)
    expect(await statusOf(`/api/${call}?order=${order}`, {})).toBe(404)
  }
  for (const [call, body] of [
    ['billing/intent', { order, method: 'promptpay' }],
    ['shop/cancel-order', { order }],
  ] as const)
    expect(await statusOf(`/api/${call}`, { ...manager, body })).toBe(404)
})
