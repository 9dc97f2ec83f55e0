import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Role } from '@schemas/layout/role'
import { BootProvider } from '@kit/boot'
import { View } from './view'

const figures = {
  balance: 123_450,
  unread: 3,
  devices: 2,
  answers: 1,
  since: '2026-01-05T00:00:00Z',
  lacks: ['phone', 'address'],
}
const everywhere = [
  '/user/wallet',
  '/user/message',
  '/user/filemanager',
  '/user/profile',
  '/user/qrcode',
  '/user/email',
  '/user/members',
  '/user/audit',
  '/config',
].map((path) => ({ path }))
let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})
function draw(role: Role, { value = figures, routes = everywhere } = {}) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'en',
    session: { role, userID: 'me', firstname: 'Usa' },
    space: { timeZone: 'Asia/Bangkok' },
    routes,
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      {createElement(View, { level: 1, blockId: 'b', data: { overview: { ok: true, value } } } as never)}
    </BootProvider>,
  )
}
const tiles = async () => {
  await expect.element(page.getByText('Member since')).toBeVisible()
  return page
    .getByRole('listitem')
    .elements()
    .map((tile) =>
      [...tile.querySelectorAll('span')]
        .map((part) => part.textContent.trim())
        .filter(Boolean)
        .join(': '),
    )
}
const own = [
  'Wallet: ฿1,234.50',
  'Messages: Unread: 3',
  'My files: Open',
  'Profile: Missing: phone, address',
  'Signed-in devices: 2',
  'Form responses: 1',
  'My QR code: Show',
]
const staff = ['Email: Write an email']
const admins = ['Members and roles: Manage', 'Activity log: View', 'Site settings: Manage']

it.each<[Role, string[]]>([
  ['user', own],
  ['manager', [...own, ...staff]],
  ['admin', [...own, ...staff, ...admins]],
])('shows the data of a %s', async (role, expected) => {
  draw(role)
  expect(await tiles()).toEqual(expected)
  await expect.element(page.getByRole('link', { name: /^Wallet/ })).toHaveAttribute('href', '/user/wallet')
  await expect
    .element(page.getByRole('link', { name: /^Signed-in devices/ }))
    .toHaveAttribute('href', '/user/profile#sessions')
})

it('shows that nothing is open, and offers no page the site lacks', async () => {
  draw('admin', {
    value: { ...figures, balance: 250_000_000, unread: 0, answers: 0, lacks: [] },
    routes: [{ path: '/user/wallet' }, { path: '/user/profile' }],
  })
  expect(await tiles()).toEqual(['Wallet: ฿2.5M', 'Profile: Complete', 'Signed-in devices: 2'])
})
