import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { PaymentView, SlipReview } from '@schemas/commerce/entities/payment-view'
import { BootProvider, PageProvider } from '@kit/boot'
import { PageLinkProvider } from '@kit/page-link'
import { queryClient, refreshCalls } from '@kit/use-call'
import { call as payCall } from '@client/commerce/calls/billing/pay'
import { View as BillPayment } from '../../blocks/billing/bill-payment/view'
import { View as PromptPay } from '../../blocks/billing/promptpay/view'
import { View as Review } from '../../blocks/billing/slip-review/view'
import { View as UploadSlip } from '../../blocks/billing/upload-slip/view'

const boot = {
  locale: 'en',
  session: { role: 'guest' },
  space: { timeZone: 'Asia/Bangkok' },
  assets: {},
} as unknown as Boot
const payment: PaymentView = {
  order: 'order',
  number: 'TD26110001',
  step: 'pay',
  total: 59_000,
  paid: 0,
  due: 59_000,
  currency: 'THB',
  methods: ['promptpay'],
  slips: [],
}
const intentUntil = (expiresAt: string, id = 'intent'): NonNullable<PaymentView['intent']> => ({
  id,
  method: 'promptpay',
  status: 'requires_payment',
  amount: 59_000,
  ref: 'ABC234',
  payload: '00020101021129370016A000000677010111',
  account: { kind: 'promptpay', number: '0105561000011', name: 'Trial Co.' },
  expiresAt,
})
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

type LinkProps = { to: string; viewTransition?: boolean; children?: ReactNode }
type Sent = { path: string; body: Record<string, unknown> }
const sent: Sent[] = []
let answers: Record<string, (body: Record<string, unknown>) => unknown>
let root: Root
const start = location.href
beforeEach(() => {
  queryClient().clear()
  localStorage.clear()
  sent.length = 0
  answers = {
    '/api/billing/pay': () => payment,
    '/api/billing/intent': () => ({ ...payment, intent: intentUntil(inMinutes(20)) }),
    '/api/billing/state': () => ({ mark: '1', step: 'pay', status: 'pending', paymentStatus: 'unpaid' }),
  }
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    const { pathname } = new URL(address as string, location.href)
    const body = init?.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {}
    if (init?.method === 'POST') sent.push({ path: pathname, body })
    return Promise.resolve(answers[pathname]?.(body)).then((answer) =>
      answer instanceof Response ? answer : Response.json(answer ?? {}),
    )
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
  history.replaceState(null, '', start)
  document.body.replaceChildren()
})

function show(blocks: ReactNode, query: Record<string, string> = { order: 'order', t: 'secret' }) {
  history.replaceState(null, '', `/billing/pay?${new URLSearchParams(query)}`)
  const link = ({ to, viewTransition: _none, children, ...rest }: LinkProps) => (
    <a href={to} {...rest}>
      {children}
    </a>
  )
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/billing/pay', params: {}, query } as never} arrival="a">
        <PageLinkProvider value={link as never}>{blocks}</PageLinkProvider>
      </PageProvider>
    </BootProvider>,
  )
}
const pay = [
  <div key="a">{createElement(BillPayment, { blockId: 'a', level: 1, ordersPage: '/shop/orders' } as never)}</div>,
  <div key="q">{createElement(PromptPay, { blockId: 'q', showSteps: true } as never)}</div>,
  <div key="s">{createElement(UploadSlip, { blockId: 's' } as never)}</div>,
]

it('shows a QR with account and exact amount, and takes the secret out of the address', async () => {
  show(pay)
  await expect.element(page.getByRole('img', { name: 'PromptPay QR for ฿590.00 to Trial Co.' })).toBeVisible()
  expect(page.getByRole('img').element().getBoundingClientRect().width).toBeGreaterThanOrEqual(240)
  await expect.element(page.getByRole('timer')).toHaveTextContent(/Valid for (20:00|19:5\d) more/)
  expect(sent).toEqual([
    { path: '/api/billing/intent', body: { order: 'order', token: 'secret', method: 'promptpay' } },
  ])
  expect(location.search).toBe('?order=order')
  expect(JSON.parse(localStorage.getItem('shop-orders') ?? '{}')).toMatchObject({
    order: 'secret',
    TD26110001: 'secret',
  })
})

it('replaces an expired QR by one press and never unasked', async () => {
  answers['/api/billing/pay'] = () => ({ ...payment, intent: intentUntil(inMinutes(-1), 'old') })
  show(pay)
  await expect.element(page.getByText('This QR has expired')).toBeVisible()
  expect(sent).toEqual([])
  answers['/api/billing/intent'] = () => ({ ...payment, intent: intentUntil(inMinutes(20), 'new') })
  await page.getByRole('button', { name: 'New QR' }).click()
  await expect.element(page.getByRole('img', { name: /^PromptPay QR/ })).toBeVisible()
  expect(sent).toHaveLength(1)
})

it('takes a slip from the clipboard, sends it when told, and shows when it is confirmed', async () => {
  answers['/api/billing/send-slip'] = () => ({
    ...payment,
    step: 'review',
    slips: [{ id: 's', status: 'needs_review', sentAt: '2026-11-28T03:00:00Z' }],
  })
  let announce: (() => void) | undefined
  const state = (rev: string) => ({ topics: [{ topic: 'billing/watch:order.secret', rev }], gone: [] })
  answers['/api/updates/wait'] = () => {
    answers['/api/updates/wait'] = () => new Promise((resolve) => (announce = () => resolve(state('2'))))
    return state('1')
  }
  show(pay)
  await expect.element(page.getByRole('img', { name: /^PromptPay QR/ })).toBeVisible()
  const canvas = document.createElement('canvas')
  canvas.width = 20
  canvas.height = 20
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  const clipboard = new DataTransfer()
  clipboard.items.add(new File([blob as Blob], 'slip.png', { type: 'image/png' }))
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true }))
  await expect.element(page.getByRole('img', { name: 'The chosen slip' })).toBeVisible()
  expect(sent.some(({ path }) => path === '/api/billing/send-slip')).toBe(false)
  await page.getByRole('button', { name: 'Send slip' }).click()
  await expect.element(page.getByText('We are checking your slip')).toBeVisible()
  expect(sent.at(-1)?.body).toMatchObject({ order: 'order', token: 'secret', intent: 'intent' })
  answers['/api/billing/pay'] = () => ({ ...payment, step: 'result', paid: 59_000, due: 0 })
  answers['/api/billing/state'] = () => ({ mark: '2', step: 'result', status: 'confirmed', paymentStatus: 'paid' })
  await vi.waitFor(() => expect(announce).toBeDefined(), 10_000)
  announce?.()
  await expect.element(page.getByText('Paid. Thank you!'), { timeout: 10_000 }).toBeVisible()
})

it('says why a file that is no picture is not sent', async () => {
  show(pay)
  await expect.element(page.getByRole('img', { name: /^PromptPay QR/ })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  const files = new DataTransfer()
  files.items.add(new File(['text'], 'slip.pdf', { type: 'application/pdf' }))
  if (input) input.files = files.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('This file is no picture.')
})

it('does not say whose order it is to those who may not see it', async () => {
  answers['/api/billing/pay'] = () =>
    Response.json(
      { error: { status: 404, code: 'not_found', message: 'Order not found.', requestId: 'r' } },
      { status: 404 },
    )
  show(pay, { order: 'other' })
  await expect.element(page.getByText('We cannot show this order here')).toBeVisible()
  await refreshCalls(payCall)
})

const slip = (id: string, more: Partial<SlipReview> = {}): SlipReview => ({
  id,
  status: 'needs_review',
  sentAt: '2026-11-28T03:00:00Z',
  order: id,
  number: `TD-${id}`,
  payer: `Payer ${id}`,
  due: 59_000,
  asked: 59_000,
  bank: '004',
  reference: `REF${id}`,
  hasFile: false,
  checks: [
    { check: 'crc', outcome: 'passed' },
    { check: 'reference', outcome: 'failed' },
  ],
  sameReference: 0,
  isOwn: false,
  ...more,
})

it('reviews slips by keys: J and K, A to confirm, R to reject with a reason', async () => {
  let waiting = [slip('1'), slip('2'), slip('3', { isOwn: true })]
  answers['/api/billing/manage-slips'] = () => ({ items: waiting })
  answers['/api/billing/manage-confirm-slip'] = ({ slip: id }) => {
    waiting = waiting.filter((each) => each.id !== id)
    return { credited: 59_000, unmatched: 0 }
  }
  answers['/api/billing/manage-reject-slip'] = ({ slip: id }) => {
    waiting = waiting.filter((each) => each.id !== id)
    return { ok: true }
  }
  show(createElement(Review, { blockId: 'r', level: 1 } as never))
  const current = () => document.querySelector('button[aria-current]')?.textContent
  await expect.poll(current).toContain('Payer 1')
  await userEvent.keyboard('j')
  await expect.poll(current).toContain('Payer 2')
  await userEvent.keyboard('k')
  await expect.poll(current).toContain('Payer 1')
  await userEvent.keyboard('a')
  await expect.element(page.getByLabelText('Amount received')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(current).toContain('Payer 2')
  expect(sent.at(-1)).toEqual({
    path: '/api/billing/manage-confirm-slip',
    body: { slip: '1', amount: 59_000 },
  })
  ;(document.activeElement as HTMLElement | null)?.blur()
  await userEvent.keyboard('r')
  await expect.element(page.getByLabelText('Reason, sent to the payer')).toHaveFocus()
  await page.getByRole('button', { name: 'Reject slip' }).click()
  await expect.element(page.getByText('Please say why.')).toBeVisible()
  await page.getByRole('button', { name: 'The amount does not match.' }).click()
  await page.getByRole('button', { name: 'Reject slip' }).click()
  await expect.poll(current).toContain('Payer 3')
  expect(sent.at(-1)?.body).toEqual({ slip: '2', reason: 'The amount does not match.' })
  await expect.element(page.getByText('This is your own slip', { exact: false })).toBeVisible()
})
