import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { CartLineView, CartView } from '@schemas/commerce/entities/cart'
import type { QuoteView } from '@schemas/commerce/entities/checkout'
import { BootProvider, PageProvider } from '@kit/boot'
import { PageLinkProvider } from '@kit/page-link'
import { queryClient } from '@kit/use-call'
import { View as CartButton } from '../../blocks/shop/cart-button/view'
import { View as Cart } from '../../blocks/shop/cart/view'
import { View as Checkout } from '../../blocks/shop/checkout/view'

const token = 'T'.repeat(43)
const line = (variant: string, more: Partial<CartLineView> = {}): CartLineView => ({
  variant,
  sku: variant,
  title: `Product ${variant}`,
  options: [],
  quantity: 2,
  isSaved: false,
  price: { amount: 10_000, currency: 'THB' },
  total: 20_000,
  stock: { state: 'in' },
  problems: [],
  ...more,
})
const cartOf = (lines: CartLineView[], version = 1): CartView => ({
  cart: 'cart',
  version,
  lines,
  count: lines.reduce((all, { quantity }) => all + quantity, 0),
  subtotal: 0,
  currency: 'THB',
  toFreeDelivery: [{ temperature: 'dry', amount: 12_000 }],
})
const quoteOf = (more: Partial<QuoteView> = {}): QuoteView => ({
  cart: 'cart',
  version: 1,
  isShipped: false,
  subtotal: 20_000,
  shipping: 0,
  fee: 0,
  vat: 0,
  total: 20_000,
  methods: [
    { method: 'promptpay', isOffered: true, fee: 0 },
    { method: 'cod', isOffered: false, fee: 0 },
  ],
  ...more,
})
const boot = {
  locale: 'en',
  session: { role: 'guest' },
  space: { timeZone: 'Asia/Bangkok' },
  assets: {},
} as unknown as Boot

type LinkProps = { to: string; viewTransition?: boolean; children?: ReactNode }
type Sent = { path: string; body: Record<string, unknown> }
const sent: Sent[] = []
let answers: Record<string, (body: Record<string, unknown>) => unknown>
const refuse = (status: number, code: string, message: string, more: object = {}) =>
  Response.json({ error: { status, code, message, requestId: 'r', ...more } }, { status })
let root: Root
beforeEach(() => {
  queryClient().clear()
  localStorage.clear()
  sessionStorage.clear()
  sent.length = 0
  answers = {}
  localStorage.setItem('shop-cart', token)
  vi.spyOn(window, 'fetch').mockImplementation((address, init) => {
    const { pathname } = new URL(address as string, location.href)
    const body = init?.body ? (JSON.parse(init.body as string) as Record<string, unknown>) : {}
    if (init?.method === 'POST') sent.push({ path: pathname, body })
    const answer = answers[pathname]?.(body)
    return Promise.resolve(answer instanceof Response ? answer : Response.json(answer ?? {}))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function show(blocks: ReactNode) {
  const link = ({ to, viewTransition: _none, children, ...rest }: LinkProps) => (
    <a href={to} {...rest}>
      {children}
    </a>
  )
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/shop/cart', params: {}, query: {} } as never} arrival="a">
        <PageLinkProvider value={link as never}>{blocks}</PageLinkProvider>
      </PageProvider>
    </BootProvider>,
  )
}
const cart = createElement(Cart, {
  blockId: 'cart',
  level: 1,
  shopPage: '/shop/products',
  saveForLater: true,
} as never)
const button = createElement(CartButton, {
  blockId: 'button',
  page: '/shop/cart',
  icon: 'basket',
  hideEmpty: false,
  label: false,
} as never)
const checkout = createElement(Checkout, {
  blockId: 'checkout',
  level: 1,
  methods: ['promptpay', 'transfer', 'cod'],
  note: true,
  taxInvoice: true,
  shopPage: '/shop/products',
  payPage: '/billing/pay',
} as never)

it('counts without a call, and sends one request for a burst of presses', async () => {
  answers['/api/shop/cart'] = () => cartOf([line('A')])
  answers['/api/shop/cart-set'] = ({ lines }) =>
    cartOf([line('A', { quantity: (lines as { quantity: number }[])[0]?.quantity ?? 0 })], 2)
  show([<div key="b">{button}</div>, <div key="c">{cart}</div>])
  const more = page.getByRole('button', { name: 'One more' })
  await expect.element(more).toBeVisible()
  // From within the page: a slow machine must not stretch the burst over two requests.
  for (let press = 0; press < 3; press++) {
    more.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
  }
  await expect.element(page.getByRole('link', { name: 'Cart, 5 items' })).toBeInTheDocument()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ token, version: 1, lines: [{ variant: 'A', quantity: 5 }] })
  await expect.element(page.getByText('฿120 more for free delivery')).toBeVisible()
})

it('puts back what was removed', async () => {
  answers['/api/shop/cart'] = () => cartOf([line('A'), line('B')])
  let lines = [line('A'), line('B')]
  answers['/api/shop/cart-set'] = ({ lines: wanted }) => {
    const [{ variant, quantity } = { variant: '', quantity: 0 }] = wanted as { variant: string; quantity: number }[]
    lines = [
      ...lines.filter((each) => each.variant !== variant),
      ...(quantity > 0 ? [line(variant, { quantity })] : []),
    ]
    return cartOf(lines, 2)
  }
  show(cart)
  await page.getByRole('button', { name: 'Remove Product A' }).click()
  await expect.element(page.getByText('Removed “Product A”')).toBeVisible()
  await expect.poll(() => sent.at(-1)?.body.lines).toEqual([{ variant: 'A', quantity: 0 }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('link', { name: 'Product A' })).toBeVisible()
  await expect.poll(() => sent.at(-1)?.body.lines).toEqual([{ variant: 'A', quantity: 2, isSaved: false }])
})

it('says at the line what has changed and what cannot be had', async () => {
  answers['/api/shop/cart'] = () =>
    cartOf([
      line('A', { problems: [{ problem: 'price', was: 11_000 }] }),
      line('B', { problems: [{ problem: 'short', left: 1 }] }),
    ])
  answers['/api/shop/cart-set'] = () =>
    refuse(409, 'conflict', 'Only 1 left.', { fields: { 'lines.0.quantity': 'Only 1 left.' } })
  show(cart)
  await expect.element(page.getByText('The price has changed: ฿110 → ฿100')).toBeVisible()
  await page.getByRole('button', { name: 'Take 1' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Only 1 left.')
})

it('adds again what a press added where another tab changed the cart', async () => {
  let requests = 0
  answers['/api/shop/cart'] = () => cartOf([line('A', { quantity: 7 })], 9)
  answers['/api/shop/cart-set'] = ({ lines, version }) => {
    requests += 1
    if (version !== 9) return refuse(409, 'stale_version', 'Your cart has changed in another tab.')
    return cartOf([line('A', { quantity: (lines as { quantity: number }[])[0]?.quantity ?? 0 })], 10)
  }
  localStorage.setItem('shop-cart-lines', JSON.stringify({ version: 3, lines: { A: 1 } }))
  const { addToCart } = await import('../../src/areas/commerce/ui/cart/cart-changes')
  await addToCart({ isGuest: true, key: 'shop-cart-lines' }, 'A', 1)
  expect(requests).toBe(2)
  expect(sent.at(-1)?.body).toMatchObject({ version: 9, lines: [{ variant: 'A', quantity: 8 }] })
})

it('lists what is missing and leads to it, and keeps what was typed in the tab', async () => {
  answers['/api/shop/cart'] = () => cartOf([line('A')])
  answers['/api/shop/quote'] = () => quoteOf()
  show(checkout)
  await page.getByRole('button', { name: 'Place order · ฿200' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Please check 4 fields' })
  await expect.element(summary).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toContain('Please check 4 fields')
  await page.getByRole('button', { name: 'Mobile number: Please enter your phone number.' }).click()
  expect((document.activeElement as HTMLInputElement).name).toBe('contact.phone')
  await userEvent.keyboard('081 234 5678')
  expect(sent).toEqual([])
  await expect.poll(() => sessionStorage.getItem('draft::checkout')).toContain('081 234 5678')
  expect(sessionStorage.getItem('draft::checkout')).toContain('"accepted":false')
})

async function fillIn() {
  await page.getByLabelText('Full name').fill('Nok')
  await page.getByLabelText('Email').fill('nok@example.com')
  await page.getByLabelText('Mobile number').fill('0812345678')
  await page.getByLabelText('I accept the terms of sale.').click()
}

it('orders nothing until a new price is accepted', async () => {
  let total = 20_000
  answers['/api/shop/cart'] = () => cartOf([line('A')])
  answers['/api/shop/quote'] = () => quoteOf({ total })
  answers['/api/shop/place-order'] = ({ seenTotal }) =>
    seenTotal === 25_000
      ? { order: 'order', number: 'TD1', token: 'secret', step: 'pay' }
      : refuse(409, 'conflict', 'Prices have changed.', { details: { total: 25_000 } })
  show(checkout)
  await fillIn()
  total = 25_000
  await page.getByRole('button', { name: 'Place order · ฿200' }).click()
  await expect.element(page.getByText('The total is now ฿250 instead of ฿200.')).toBeVisible()
  await page.getByRole('button', { name: 'Place order · ฿250' }).click()
  expect(sent.filter(({ path }) => path === '/api/shop/place-order')).toHaveLength(1)
  await page.getByRole('button', { name: 'Accept and go on' }).click()
  await expect.element(page.getByText('The total is now', { exact: false })).not.toBeInTheDocument()
})
