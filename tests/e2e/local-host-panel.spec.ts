import type { Page } from '@playwright/test'
import { gatewayBase, siteUrl } from '../support/site-url'
import { demoSites } from '../support/sessions'
import { expect, goTo, isAlive, test } from './test'

const localUrl = () => gatewayBase().replace('127.0.0.1', 'localhost')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Local host panel' })
const field = (page: Page) => panel(page).getByRole('combobox', { name: 'Search hosts' })

test('shows the current host, and all others', async ({ page }) => {
  await goTo(page, localUrl())
  await expect(panel(page)).toContainText('academy.localhost')
  await expect(panel(page)).toContainText(`${demoSites.length} hosts`)
  await field(page).click()
  await expect(panel(page).getByRole('option')).toHaveCount(demoSites.length)
})

test('finds a host by typing, shows its site, remembers it, and resets', async ({ page, context }) => {
  await goTo(page, localUrl())
  await field(page).fill('talad')
  await expect(panel(page).getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'market')
  await isAlive(page)
  await expect(panel(page)).toContainText('market.localhost')
  expect(new URL(page.url()).hostname).toBe('localhost')

  const again = await context.newPage()
  await goTo(again, `${localUrl()}/about`)
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'market')
  await again.close()

  await panel(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'academy')
})

test('collapses to a button, stays collapsed, and opens again', async ({ page }) => {
  await goTo(page, localUrl())
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(panel(page)).toHaveCount(0)
  await page.reload()
  const button = page.getByRole('button', { name: /Local host panel/ })
  await button.click()
  await expect(panel(page)).toBeVisible()
})

test.describe('its console', () => {
  test.use({ allowedConsoleErrors: /Nobody catches this/ })
  test('shows log entries and uncaught errors', async ({ page }) => {
    await goTo(page, localUrl())
    await expect(panel(page)).toBeVisible()
    await page.evaluate(() => {
      console.info('A line for the console')
      setTimeout(() => {
        throw new Error('Nobody catches this')
      })
    })
    await panel(page).getByRole('button', { name: 'Console' }).click()
    await expect(page.getByText('A line for the console')).toBeVisible()
    await expect(page.getByText('Nobody catches this')).toBeVisible()
  })
})

test('appears only on local hosts', async ({ page, open }) => {
  await open('academy')
  await expect(panel(page)).toHaveCount(0)
  await page.context().addCookies([{ name: 'hostOverride', value: 'market.localhost', url: siteUrl('academy') }])
  await open('academy')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'academy')
})
