import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { ProductCard, ProductView, ShelfFacets } from '@schemas/commerce/entities/shelf'
import { BootProvider, PageProvider } from '@kit/boot'
import { PageLinkProvider } from '@kit/page-link'
import { queryClient } from '@kit/use-call'
import { View as Filters } from '../../blocks/shop/filters/view'
import { View as Detail } from '../../blocks/shop/product-detail/view'
import { View as Grid } from '../../blocks/shop/product-grid/view'
import { View as SearchBox } from '../../blocks/shop/search-box/view'

const card = (code: string, more: Partial<ProductCard> = {}): ProductCard => ({
  id: code,
  code,
  title: `Product ${code}`,
  brand: 'Maker',
  brandCode: 'maker',
  price: { amount: 10_000, currency: 'THB' },
  isFrom: false,
  stock: { state: 'in' },
  variants: 1,
  ...more,
})
const facets = (count: number): ShelfFacets => ({
  groups: [{ name: 'brand', label: 'Maker', values: [{ value: 'samorn', text: 'Samorn', count }] }],
  price: { min: 5000, max: 20_000 },
  inStock: 4,
  onSale: 0,
})
const boot = {
  locale: 'en',
  now: '2026-11-28T05:00:00Z',
  session: { role: 'guest' },
  space: { timeZone: 'Asia/Bangkok' },
  assets: {},
} as unknown as Boot

const calls: URL[] = []
let root: Root
const start = location.href
beforeEach(() => {
  queryClient().clear()
  localStorage.clear()
  calls.length = 0
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    const url = new URL(address as string, location.href)
    calls.push(url)
    const { searchParams: query, pathname } = url
    if (pathname === '/api/shop/suggest')
      return Promise.resolve(
        Response.json({ products: [card('FOUND')], categories: [{ code: 'sauce', title: 'Sauces' }], brands: [] }),
      )
    if (query.has('facets')) return Promise.resolve(Response.json({ items: [], total: 1, facets: facets(1) }))
    if (query.has('cursor')) return Promise.resolve(Response.json({ items: [card('THIRD')] }))
    return Promise.resolve(Response.json({ items: [card('SAMORN')], total: 1 }))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
  history.replaceState(null, '', start)
  document.body.replaceChildren()
})

/** Blocks on a page that someone arrived at. */
function arrive(blocks: ReactNode, { path = '/shop/products', params = {}, arrival = 'a' } = {}) {
  history.replaceState(null, '', path)
  const link = ({
    to,
    viewTransition: _none,
    children,
    ...rest
  }: {
    to: string
    viewTransition?: boolean
    children?: ReactNode
  }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  )
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path, params, query: {} } as never} arrival={arrival}>
        <PageLinkProvider value={link as never}>{blocks}</PageLinkProvider>
      </PageProvider>
    </BootProvider>,
  )
}
const perRow = { base: 3, tablet: 2, mobile: 2 }
const grid = createElement(Grid, {
  blockId: 'grid',
  level: 1,
  source: 'all',
  sort: 'relevance',
  perRow,
  perPage: 2,
  badges: true,
  data: { products: { ok: true, value: { items: [card('FIRST'), card('SECOND')], next: 'more', total: 3 } } },
} as never)
const filters = createElement(Filters, {
  blockId: 'filters',
  source: 'all',
  facets: ['category', 'price', 'brand', 'attributes', 'stock', 'sale'],
  data: { facets: { ok: true, value: { items: [], total: 3, facets: facets(2) } } },
} as never)
const productTitles = () => [...document.querySelectorAll('article h2')].map((each) => each.textContent)

it('filters in place: the list, its address and the focus', async () => {
  await page.viewport(1200, 800)
  arrive([<div key="f">{filters}</div>, <div key="g">{grid}</div>])
  await expect.poll(productTitles).toEqual(['Product FIRST', 'Product SECOND'])
  expect(calls).toEqual([])
  await page.getByRole('link', { name: /Samorn/ }).click()
  await expect.poll(productTitles).toEqual(['Product SAMORN'])
  expect(location.search).toBe('?brand=samorn')
  expect(document.activeElement?.textContent).toContain('Samorn')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 product')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  expect(location.search).toBe('')
})

it('sorts, and sends the order with the filters', async () => {
  arrive(grid)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('price')
  await expect.poll(() => calls.at(-1)?.searchParams.get('sort')).toBe('price')
  expect(location.search).toBe('?sort=price')
})

it('goes on, and is as long again after Back', async () => {
  arrive(grid, { arrival: 'kept' })
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect.poll(productTitles).toEqual(['Product FIRST', 'Product SECOND', 'Product THIRD'])
  await expect.element(page.getByRole('link', { name: 'Show more' })).not.toBeInTheDocument()
  arrive(<p>Another page</p>, { path: '/other', arrival: 'other' })
  await expect.element(page.getByText('Another page')).toBeVisible()
  arrive(grid, { arrival: 'kept' })
  await expect.poll(() => productTitles().length).toBe(3)
  expect(calls.filter(({ searchParams }) => searchParams.has('cursor'))).toHaveLength(1)
})

it('suggests from two letters on and opens by arrow keys', async () => {
  arrive(createElement(SearchBox, { blockId: 's', page: '/shop/products', suggestions: true } as never))
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('f')
  await box.fill('fi')
  await expect.element(page.getByRole('option', { name: /Product FOUND/ })).toBeVisible()
  expect(calls.map(({ searchParams }) => searchParams.get('q'))).toEqual(['fi'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: /Sauces/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option', { name: /Sauces/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(location.search).toBe('?q=fi')
})

const option = (code: string, value: string) => ({ code, value, label: code, text: value })
const scarf: ProductView = {
  id: 'p',
  slug: 'scarf',
  title: 'Cotton scarf',
  summary: '',
  body: undefined,
  kind: 'good',
  brand: '',
  brandCode: '',
  temperature: 'dry',
  images: [],
  attributes: [],
  breadcrumbs: [],
  delivery: { zones: [{ price: 4000, days: [1, 1], provinces: ['10'] }], freeFrom: 69_000, orderBy: 12 },
  variants: [
    {
      id: '1',
      sku: 'SC-S',
      options: [option('Size', 's')],
      price: { amount: 45_000, currency: 'THB' },
      stock: { state: 'in' },
    },
    {
      id: '2',
      sku: 'SC-L',
      options: [option('Size', 'l')],
      price: { amount: 70_000, currency: 'THB' },
      stock: { state: 'out' },
    },
  ],
}
const detail = (chosen?: string, movedTo?: string) =>
  createElement(Detail, {
    blockId: 'd',
    delivery: true,
    wishlist: true,
    path: true,
    data: { product: { ok: true, value: { product: { ...scarf, ...(chosen ? { chosen } : {}) }, head: {}, movedTo } } },
  } as never)
const onPage = { path: '/shop/product/scarf', params: { sku: 'scarf' } }

it('chooses nothing unless the address names it, and shows what is sold out before', async () => {
  arrive(detail(), onPage)
  await expect.element(page.getByRole('radio', { name: /^s/ })).not.toBeChecked()
  await expect.element(page.getByText('From', { exact: true })).toBeVisible()
  const large = page.getByRole('radio', { name: /l sold out/ })
  await expect.element(large).not.toBeChecked()
  await userEvent.click(large, { force: true })
  await expect.element(page.getByText('Sold out for now')).toBeVisible()
  await expect.element(page.getByText('฿700')).toBeVisible()
  expect(location.pathname).toBe('/shop/product/SC-L')
  expect(calls).toEqual([])
})

it('begins with the variant of its address', async () => {
  arrive(detail('SC-S'), onPage)
  await expect.element(page.getByRole('radio', { name: /^s/ })).toBeChecked()
  await expect.element(page.getByText('In stock')).toBeVisible()
})

it('replaces a former SKU in the address', async () => {
  arrive(detail('SC-S', 'SC-S'), { path: '/shop/product/OLD', params: { sku: 'OLD' } })
  await expect.poll(() => location.pathname).toBe('/shop/product/SC-S')
})

it('says what delivery to a province costs, and remembers the province', async () => {
  arrive(detail('SC-S'), onPage)
  await page.getByRole('combobox', { name: 'Deliver to' }).selectOptions('Bangkok')
  await expect.element(page.getByText('Delivery ฿40')).toBeVisible()
  await expect.element(page.getByText(/^Arrives/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Deliver to' }).selectOptions('Phuket')
  await expect.element(page.getByText('not delivered there', { exact: false })).toBeVisible()
  expect(localStorage.getItem('shop-province')).toBe('83')
  expect(JSON.parse(localStorage.getItem('shop-recent') ?? '[]')).toEqual(['scarf'])
})
