import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { type OverlayRequest, receiveOverlays } from '@kit/ui/overlay/overlay-requests'
import { queryClient } from '@kit/use-call'
import { Desk } from './desk'

const post = {
  id: 'p1',
  slug: 'tea',
  category: 'news',
  title: { en: 'Green tea', th: 'ชาเขียว' },
  live: 'never',
  liveLocales: [],
  work: 'in_review',
  draftNo: 4,
  frozenLocales: [],
  visibility: 'guest',
  featured: false,
  updatedAt: '2026-11-28T00:00:00Z',
}
const choices = {
  categories: [{ id: 'c1', slug: 'news', name: { en: 'News' }, description: {}, version: 2, count: 1 }],
  authors: [],
  tags: [],
  reviewers: [],
}
let root: Root
let stop: () => void
let sent: [string, Record<string, unknown>][]

beforeEach(async () => {
  await page.viewport(1280, 800)
  queryClient().clear()
  sent = []
  stop = receiveOverlays((request: OverlayRequest) => {
    if (request.kind === 'prompt') request.resolve('Name the source.')
    if (request.kind === 'confirm') request.resolve(true)
  })
  vi.spyOn(window, 'fetch').mockImplementation((address, options) => {
    const path = address as string
    if (options?.method === 'POST') {
      const body = JSON.parse(options.body as string) as Record<string, unknown>
      sent.push([path, body])
      return Promise.resolve(Response.json({ ...post, id: 'c1', slug: 'news', version: 3, work: body.to }))
    }
    return Promise.resolve(Response.json(path.startsWith('/api/post/choices') ? choices : { items: [post], total: 1 }))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'en',
    session: { role: 'manager', userID: 'me' },
    space: { timeZone: 'Asia/Bangkok' },
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/cms/component/manager', query: {} } as never}>
        <Desk label="Posts" perPage={30} initial={undefined} view="table" />
      </PageProvider>
    </BootProvider>,
  )
})
afterEach(async () => {
  stop()
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  await page.viewport(414, 896)
})

it('offers the moves of a post’s state, and returns one with a note', async () => {
  await page.getByRole('button', { name: 'Actions for Green tea' }).click()
  const entries = page.getByRole('menuitem')
  await expect.element(entries.first()).toBeVisible()
  expect(entries.all().map((entry) => entry.element().textContent)).toEqual([
    'Approve',
    'Return with a note',
    'Back to draft',
    'Move to trash',
  ])
  await page.getByRole('menuitem', { name: 'Return with a note' }).click()
  await expect
    .poll(() => sent)
    .toEqual([['/api/post/move', { id: 'p1', draftNo: 4, to: 'returned', note: 'Name the source.' }]])
})

it('shows the same posts by state, and moves one by its card’s menu', async () => {
  await page.getByRole('button', { name: 'Board' }).click()
  await expect.element(page.getByRole('button', { name: 'Green tea', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Move/ }).click()
  await page.getByRole('menuitem', { name: /Approved/ }).click()
  await expect.poll(() => sent).toEqual([['/api/post/move', { id: 'p1', draftNo: 4, to: 'approved' }]])
})

it('edits a category with its version', async () => {
  await page.getByRole('button', { name: 'Categories' }).click()
  await page.getByRole('button', { name: 'Edit: News' }).click()
  await page.getByLabelText('Name (Thai)').fill('ข่าว')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sent)
    .toEqual([['/api/post/set-category', { id: 'c1', version: 2, name: { en: 'News', th: 'ข่าว' }, description: {} }]])
})
