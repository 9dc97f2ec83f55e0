import { siteUrl } from '../support/site-url'
import { openBuilder } from './in-builder'
import { expect, goTo, test } from './test'

test.use({
  role: 'manager',
  viewport: { width: 1440, height: 900 },
  allowedConsoleErrors: /ERR_FAILED|Failed to fetch dynamically imported module/,
})

test('shows a notice where a part of the builder fails to load, and loads it on retry', async ({ page }) => {
  let isAway = true
  await page.route(/\/assets\/pages-panel-[^/]+\.js$/, (route) => (isAway ? route.abort() : route.continue()))
  const frame = await openBuilder(page, 'academy', '/contact')
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'didn’t load' })).toBeVisible()
  // The rest keeps working.
  await frame.locator('#canvas-page').getByRole('heading').first().click({ force: true })
  await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible()

  isAway = false
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('tree', { name: 'Content' })).toBeVisible()
})

test('reports an action whose file fails to load, and runs it on retry', async ({ page }) => {
  const file = /\/assets\/add-picture-[^/]+\.js$/
  await page.route(file, (route) => route.abort())
  await openBuilder(page, 'academy', '/contact')
  const act = async () => {
    await page.keyboard.press('ControlOrMeta+K')
    await page.getByPlaceholder('What do you want to do?').fill('picture from library')
    await page.getByRole('option', { name: /Add picture/ }).click()
  }
  await act()
  await expect(page.getByText('That part of the builder didn’t load.')).toBeVisible()

  await page.unroute(file)
  await act()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('reports a builder whose first script fails to load, instead of a white page', async ({ page }) => {
  const entry = /\/assets\/editor-[^/]+\.js$/
  await page.route(entry, (route) => route.abort())
  // The builder does not start, so do not wait for it as other specs do.
  await page.goto(siteUrl('academy', '/contact?edit'))
  await expect(page.getByRole('alert')).toContainText('The builder didn’t load.')

  await page.unroute(entry)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
})

test.describe('theme studio', () => {
  test.use({ role: 'admin' })
  test('reports a file that fails to load, instead of an empty page', async ({ page }) => {
    await page.route(/\/assets\/theme-studio-[^/]+\.js$/, (route) => route.abort())
    await goTo(page, siteUrl('academy', '/contact?edit=theme'))
    await expect(page.getByRole('alert')).toContainText('Part of the builder didn’t load.')

    await page.unrouteAll()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  })
})
