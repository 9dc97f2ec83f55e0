import type { ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { installNavigator } from '@kit/navigate'
import example from './examples/front.json'
import { View } from './view'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const boot = {
  locale: 'en',
  site: { id: 's' },
  assets: {},
  routes: [],
  space: { timeZone: 'Asia/Bangkok' },
  session: { role: 'guest' },
} as unknown as Boot

function open(query: Record<string, string>, data: unknown = example.data, more: object = {}): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const props = {
    ...(example.props as object),
    title: 'Articles',
    intro: 'All of them',
    blockId: 'list',
    columns: 3,
    ratio: '3:2',
    look: 'surface',
    showExcerpt: true,
    showAuthor: false,
    showCategory: true,
    showTime: true,
    fromAddress: false,
    orPost: false,
    ...more,
    data,
  }
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/cms-blog', query, tree: { assets: {} } } as never}>
        <View {...(props as unknown as ComponentProps<typeof View>)} />
      </PageProvider>
    </BootProvider>,
  )
}

it('leads with the newest, and links to topics and months', async () => {
  open({})
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Articles')
  const topics = page.getByRole('navigation', { name: 'Topics' })
  await expect.element(topics.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true')
  await expect
    .element(topics.getByRole('link', { name: 'ขนมปัง' }))
    .toHaveAttribute('href', `/cms-blog?tag=${encodeURIComponent('ขนมปัง')}`)
  await expect.element(topics.getByRole('link', { name: 'ข่าว' })).toHaveAttribute('href', '/cms-blog/news')
  await expect
    .element(page.getByRole('link', { name: 'November 2026 3 articles' }))
    .toHaveAttribute('href', '/cms-blog?month=2026-11')
  expect(document.querySelector('[data-layout="lead"]')).not.toBeNull()
})

it('says what the list is narrowed to, marks the topic, and leads back', async () => {
  open({ tag: 'ขนมปัง' })
  await expect.element(page.getByRole('status')).toHaveTextContent('About “ขนมปัง”')
  await expect.element(page.getByRole('link', { name: 'ขนมปัง' }).first()).toHaveAttribute('aria-current', 'true')
  await expect.element(page.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/cms-blog')
  expect(document.querySelector('[data-layout="lead"]')).toBeNull()
})

it('searches from the first page of all posts, and explains an empty result', async () => {
  const navigate = vi.fn<(to: string, options: object) => void>()
  installNavigator(navigate)
  open({ find: 'zebra', tag: 'x' }, { ...example.data, posts: { ok: true, value: { posts: [] } } })
  await expect.element(page.getByText('Nothing matches yet')).toBeVisible()
  const box = page.getByRole('searchbox', { name: 'Search articles' })
  await expect.element(box).toHaveValue('zebra')
  await box.fill('  ปลา ')
  await page.getByRole('button', { name: 'Search' }).click()
  expect(navigate).toHaveBeenCalledWith(`/cms-blog?find=${encodeURIComponent('ปลา')}`, {})
})

it('shows nothing where the address is a post', async () => {
  open({})
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  root.unmount()
  open({}, { posts: { ok: false, error: { status: 404, message: '' } } }, { fromAddress: true, orPost: true })
  await expect.poll(() => document.body.textContent).toBe('')
})
