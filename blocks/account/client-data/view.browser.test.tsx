import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { View } from './view'

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiJvbmUifQ.c2lnbmF0dXJl'
const boot = {
  locale: 'en',
  build: 'build-7',
  callKey: { id: 'key-of-calls', secret: 'secret-of-calls' },
  site: { siteName: 'Alpha', hostname: 'alpha.localhost', key: 'pk_alpha', publicToken: 'public-token' },
  space: { name: 'Alpha' },
  session: { role: 'manager', userID: 'me', token },
  routes: [{ path: '/user/device_debug' }],
}
let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
function draw(facts: 'browser' | 'device', clientData?: { ip?: string; location?: string }) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ ...boot, space: { ...boot.space, clientData } } as unknown as Boot}>
      {createElement(View, { facts, level: 1, look: 'plain', blockId: 'b' } as never)}
    </BootProvider>,
  )
}
/** The value beside a label, once no request is pending. */
const valueFor = async (label: string) => {
  await expect.element(page.getByText(label, { exact: true })).toBeVisible()
  const line = page.getByText(label, { exact: true }).element().nextElementSibling
  await vi.waitFor(() => expect(line?.textContent).not.toBe('Being asked...'))
  return line?.textContent
}

it("shows the answers of the site's services", async () => {
  const answers: Record<string, object> = {
    'https://ip.example/': { ip: '203.0.113.9' },
    'https://geo.example/203.0.113.9': {
      cityName: 'Bang Rak',
      regionName: 'Bangkok',
      countryName: 'Thailand',
      isProxy: true,
      isp: 'Loxley',
    },
  }
  const fetchMock = vi
    .spyOn(window, 'fetch')
    .mockImplementation((address) => Promise.resolve(Response.json(answers[address as string])))
  draw('device', { ip: 'https://ip.example/', location: 'https://geo.example/{ip}' })
  await expect.element(page.getByText('203.0.113.9')).toBeVisible()
  expect([
    await valueFor('Location'),
    await valueFor('Network'),
    await valueFor('Behind a proxy'),
    await valueFor('Role'),
    await valueFor('Build'),
  ]).toEqual(['Bang Rak, Bangkok, Thailand', 'Loxley', 'Yes', 'Manager', 'build-7'])
  expect(fetchMock.mock.calls.map(([, options]) => options?.credentials)).toEqual(['omit', 'omit'])
})

it.each([
  ['no service', undefined],
  ['services that fail', { ip: 'https://ip.example/', location: 'https://geo.example/' }],
] as const)('shows “Unknown” with %s', async (_what, services) => {
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.reject(new TypeError('away')))
  draw('browser', services)
  await expect.element(page.getByText('Screen')).toBeVisible()
  for (const label of ['Public IP address', 'Location', 'Network']) expect(await valueFor(label)).toBe('Unknown')
  expect(await valueFor('Screen')).toBe(`${screen.width} × ${screen.height}`)
  expect(await valueFor('Browser')).toMatch(/Chrom/)
  expect(page.getByText('Role').elements()).toHaveLength(0)
})

it('contains no token, key or cookie, on screen or in the copy', async () => {
  document.cookie = 'lang=secret-of-cookies'
  localStorage.setItem('kept', 'secret-of-storage')
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  draw('device')
  await valueFor('Location')
  await page.getByRole('button', { name: 'Copy all' }).click()
  await vi.waitFor(() => expect(copied).toHaveBeenCalledOnce())
  const shown = `${document.body.innerHTML} ${String(copied.mock.calls[0]?.[0])}`
  expect(copied.mock.calls[0]?.[0]).toContain('Location: Unknown')
  for (const secret of [
    token,
    token.split('.')[1] as string,
    'key-of-calls',
    'secret-of-calls',
    'pk_alpha',
    'public-token',
    'secret-of-cookies',
    'secret-of-storage',
  ])
    expect(shown).not.toContain(secret)
  document.cookie = 'lang=; max-age=0'
  localStorage.removeItem('kept')
})
