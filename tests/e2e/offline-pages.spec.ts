import type { Page } from '@playwright/test'
import { openSession } from '../support/sessions'
import { serve, type Served } from '../support/serve'
import { expect, goTo, test } from './test'

// Its own gateway, because being offline means that the gateway is away: the browser's offline mode does not reach a
// worker's requests.
let served: Served
test.beforeEach(async () => {
  served = await serve({ isBrief: true })
})
test.afterEach(() => served.remove())
test.use({ allowedConsoleErrors: /net::ERR_|Failed to fetch|Failed to load resource|fetch/ })

const url = (site: string, path: string) => `http://${site}.localhost:${served.port}${path}`
/** Text of everything that the browser's caches hold. */
const cachedText = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        if (!/\.(?:woff2|js|css)$/.test(new URL(request.url).pathname))
          texts.push((await (await caches.match(request, { cacheName: name }))?.text()) ?? '')
    return texts.join('\n')
  })
const cachedPages = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('page-1 ')))

test('shows a person their code after a reload without a connection, and nothing of them after they signed out', async ({
  page,
  context,
}) => {
  await context.addCookies([await openSession(served.base, 'academy', 'user')])
  await goTo(page, url('academy', '/user/qrcode?lang=en'))
  const code = page.locator('main').getByRole('img')
  const name = (await code.first().getAttribute('aria-label')) ?? ''
  expect(name).not.toBe('')
  await expect(page.getByText('This page also opens on this device without a connection.')).toBeVisible()
  const stored = await cachedPages(page)
  expect(stored).toHaveLength(1)
  expect(stored[0]).toContain(`academy.localhost:${served.port} /user/qrcode`)
  await context.setOffline(true)
  await served.stop()
  await page.reload()
  await expect(page.getByText(/No connection\. This page comes from your device/)).toBeVisible()
  await expect(page.getByText(/Last updated/)).toBeVisible()
  await expect(code.first()).toHaveAttribute('aria-label', name)
  // The document is nobody's: what is shown of the person is the device's.
  const person = await page.evaluate(() => localStorage.getItem('offline:own-code') ?? '')
  const { firstname } = (JSON.parse(person) as { value: { firstname: string } }).value
  expect(firstname).not.toBe('')
  expect(await cachedText(page)).not.toContain((JSON.parse(person) as { person: string }).person)

  const { port, dataDir } = served
  served = await serve({ port, dataDir, isBrief: true })
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Reload the page' }).click({ timeout: 20_000 })
  await expect(page.getByText(/Last updated/)).toHaveCount(0)
  await expect(code.first()).toHaveAttribute('aria-label', name)
  await goTo(page, url('academy', '/user'))
  await page
    .getByRole('button', { name: /Sign out/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Sign out/ })
    .click({ timeout: 3000 })
    .catch(() => {})
  await expect.poll(() => page.evaluate(() => localStorage.getItem('offline:own-code'))).toBeNull()
  expect(await cachedText(page)).not.toContain(firstname)
})
