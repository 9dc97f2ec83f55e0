import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import type { Role } from '@schemas/layout/role'
import type { WorkspaceLink } from '@schemas/workspace'
import { BootProvider, PageProvider } from '@kit/boot'
import { PageLinkProvider } from '@kit/page-link'
import { queryClient } from '@kit/use-call'
import { View } from './view'
import styles from './view.module.css'

const entry = (
  id: string,
  group: WorkspaceLink['group'],
  en: string,
  to: string,
  more: Partial<WorkspaceLink> = {},
) => ({
  id,
  group,
  label: { en, th: en },
  icon: 'home' as const,
  to,
  role: 'manager' as const,
  keywords: '',
  ...more,
})
const links: WorkspaceLink[] = [
  entry('a.home', 'home', 'Home', '/user/dashboard', { tab: 1 }),
  entry('a.files', 'files', 'My files', '/user/filemanager', { tab: 3 }),
  entry('messages.inbox', 'messages', 'Messages', '/user/message', { tab: 2, count: true }),
  entry('a.members', 'people', 'Members and roles', '/user/members', { tab: 4 }),
  entry('a.roles', 'people', 'Invitations', '/user/invitations', { tab: 5 }),
  entry('a.audit', 'activity', 'Activity log', '/user/audit', { tab: 6 }),
  entry('a.device', 'settings', 'Device details', '/user/device', { isSearchOnly: true }),
]

let root: Root
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((target) =>
    Promise.resolve(
      Response.json(
        String(target instanceof Request ? target.url : target).includes('waiting')
          ? { items: [{ id: 'm', entry: 'messages.inbox', count: 3, label: 'Unread: 3', to: '/user/message' }] }
          : { revision: 1, unread: 3 },
      ),
    ),
  )
})
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.rail
  document.cookie = 'rail=; Path=/; Max-Age=0'
  document.body.replaceChildren()
})

function draw({ role = 'admin' as Role, frame = 'workspace' as Payload['frame'], path = '/user/members' } = {}) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'en',
    local: false,
    site: { id: 'test', siteName: 'Test', siteFavicon: '' },
    session: { role, userID: 'me', firstname: 'Usa' },
    space: { name: 'Test', locales: ['th', 'en'], timeZone: 'Asia/Bangkok' },
    routes: links.map(({ to, label }) => ({ path: to, title: label.en, frame: 'default', types: [] })),
    workspace: links,
  } as unknown as Boot
  const payload = { path, pattern: path, query: {}, frame, head: { title: '' }, tree: null } as unknown as Payload
  root.render(
    <MemoryRouter>
      <BootProvider boot={boot}>
        <PageLinkProvider value={Link}>
          <PageProvider payload={payload}>
            {createElement(View, { entries: [], blockId: 'b' } as never)}
            <main data-frame="workspace" className="page" />
          </PageProvider>
        </PageLinkProvider>
      </BootProvider>
    </MemoryRouter>,
  )
}
const rail = () => page.getByRole('navigation', { name: 'Workspace', exact: true })

it('names the place, marks its entry, and counts what waits', async () => {
  await page.viewport(1440, 900)
  draw()
  await expect.element(rail().getByRole('link', { name: 'Members and roles' })).toHaveAttribute('aria-current', 'page')
  await expect
    .element(page.getByRole('navigation', { name: 'You are here' }))
    .toHaveTextContent('PeopleMembers and roles')
  await expect.element(rail().getByRole('link', { name: 'Messages (3 waiting)' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Edit page' })).toHaveAttribute('href', '/user/members?edit')
  // Found by the palette alone.
  await expect.element(rail().getByText('Device details')).not.toBeInTheDocument()
})

it('remembers on the device that the sidebar is collapsed', async () => {
  await page.viewport(1440, 900)
  draw()
  await rail().getByRole('button', { name: 'Collapse sidebar' }).click()
  expect([document.documentElement.dataset.rail, document.cookie]).toEqual([
    'folded',
    expect.stringContaining('rail=folded'),
  ])
  // The entries keep their names.
  await expect.element(rail().getByRole('link', { name: 'Members and roles' })).toBeInTheDocument()
  await rail().getByRole('button', { name: 'Expand sidebar' }).click()
  expect(document.cookie).not.toContain('rail')
})

it('has at most four tabs on a phone, and everything else in a sheet', async () => {
  await page.viewport(390, 844)
  draw()
  const tabs = page.getByRole('navigation', { name: 'Workspace tabs' })
  await expect.element(tabs).toBeVisible()
  await expect.element(document.querySelector<HTMLElement>(`.${styles.rail}`)).not.toBeVisible()
  expect(tabs.getByRole('link').elements().length).toBeLessThanOrEqual(4)
  await tabs.getByRole('button', { name: 'More' }).click()
  const sheet = page.getByRole('dialog', { name: 'Workspace' })
  await expect.element(sheet.getByRole('link', { name: 'Activity log' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})

it.each([
  ['an ordinary page', { frame: 'default' as const }],
  ['a plain member', { role: 'user' as const }],
])('shows nothing on %s', async (_name, options) => {
  draw(options)
  await expect.element(page.getByRole('main')).toBeInTheDocument()
  await expect.element(rail()).not.toBeInTheDocument()
})
