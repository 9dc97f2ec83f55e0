import type { BrowserContext, Page } from '@playwright/test'
import { serve, type Served } from '../support/serve'
import { expect, goTo, isAlive, test } from './test'

// Its own gateway, because being offline means that the gateway is away: the browser's offline mode does not reach a
// worker's requests.
let served: Served
test.beforeAll(async () => {
  served = await serve({ isBrief: true })
})
test.afterAll(() => served.remove())
test.use({ allowedConsoleErrors: /net::ERR_|Failed to fetch|Failed to load resource|fetch/ })

const url = (path: string) => `http://academy.localhost:${served.port}${path}`

/** Waits until the worker controls the page. */
async function underWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
}

async function whileAway(context: BrowserContext, work: () => Promise<void>) {
  await context.setOffline(true)
  await served.stop()
  await work()
}

test('reads a visited page offline; another shows the shell and loads automatically when back online', async ({
  page,
  context,
}) => {
  await goTo(page, url('/'))
  await underWorker(page)
  await goTo(page, url('/'))
  await goTo(page, url('/about'))
  const text = await page.locator('main').innerText()
  await whileAway(context, async () => {
    await goTo(page, url('/about'))
    expect(await page.locator('main').innerText()).toBe(text)
    // Also by a link, which requests less than the document.
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click())
    await expect(page).toHaveURL(url('/'))
    await isAlive(page)
    await page.goto(url('/teachers'))
    await expect(page.getByRole('status')).toHaveText('Loading data, please wait...')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
  const { port, dataDir } = served
  served = await serve({ port, dataDir, isBrief: true })
  await context.setOffline(false)
  await expect(page).toHaveTitle(/four teachers/, { timeout: 20_000 })
  await isAlive(page)
})
