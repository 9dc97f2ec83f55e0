import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { View } from './view'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  history.replaceState(history.state, '', location.pathname)
})

const share = (no: number) => ({
  id: `s${no}`,
  item: { id: `i${no}`, name: `Plan ${no}.txt`, type: 'file' },
  address: `https://alpha.example/external/storage/${no}`,
  state: 'active',
  isPassword: false,
  createdAt: '2026-11-20T02:10:00.000Z',
  expiresAt: null,
  visitedAt: null,
  downloadsUsed: 2,
  downloadsAllowed: no === 1 ? 5 : null,
})
const counts = { active: 51, off: 1, expired: 2, exhausted: 0, revoked: 0 }

/** Shows the links of a person of this role, and records what is asked for. */
function show(role: string): string[] {
  queryClient().clear()
  const requests: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation((request) => {
    const { pathname, searchParams } = new URL(request as string, location.href)
    requests.push(`${pathname}?${searchParams}`)
    const offset = Number(searchParams.get('offset') ?? 0)
    const shares = Array.from({ length: offset === 0 ? 50 : 1 }, (_, at) => share(offset + at + 1))
    return Promise.resolve(Response.json(pathname.endsWith('/list') ? { shares, total: 51, counts } : { shares: [] }))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale: 'en', routes: [], session: { role, userID: 'u1' }, space: { timeZone: 'Asia/Bangkok' } }
  root.render(
    <BootProvider boot={boot as unknown as Boot}>
      <PageProvider payload={{ path: '/user/shares', query: {} } as unknown as Payload}>
        {createElement(View, { blockId: 'shares' } as never)}
      </PageProvider>
    </BootProvider>,
  )
  return requests
}

it('pages by the call’s own offset, filters in the address, and shows its facts', async () => {
  const requests = show('user')
  await expect.element(page.getByRole('row', { name: /Plan 1\.txt/ })).toHaveTextContent(/2 of 5/)
  await expect.element(page.getByRole('option', { name: 'Ended (3)' })).toBeInTheDocument()
  await expect.element(page.getByRole('combobox', { name: 'Owner' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Older' }).click()
  await expect.element(page.getByRole('row', { name: /Plan 51\.txt/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Older' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Link type' }).selectOptions('Ended (3)')
  await vi.waitFor(() => expect(new URLSearchParams(location.search).get('which')).toBe('ended'))
  await vi.waitFor(() =>
    expect(requests).toEqual([
      '/api/share/list?limit=50',
      '/api/share/list?limit=50&offset=50',
      '/api/share/list?limit=50&which=ended',
    ]),
  )
})

it('lets staff see everyone’s links, and opens a link’s settings by its name', async () => {
  const requests = show('manager')
  await page.getByRole('combobox', { name: 'Owner' }).selectOptions('Whole organisation')
  await vi.waitFor(() => expect(requests.at(-1)).toBe('/api/share/list?limit=50&whose=site'))
  await page.getByRole('button', { name: 'Manage the link to Plan 2.txt' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
