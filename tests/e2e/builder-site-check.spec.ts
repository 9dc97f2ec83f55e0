import { brokenRules } from '@tests/support/axe'
import type { Page } from '@playwright/test'
import { openBuilder } from './in-builder'
import { expect, test } from './test'

// The gateway is asked about the targets of the demo's links.
test.use({ role: 'manager', viewport: { width: 1440, height: 900 }, allowedConsoleErrors: /status of 40[34]/ })

const problems = (page: Page) => page.getByRole('complementary', { name: 'Problems', exact: true })
const line = (page: Page) =>
  problems(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Numbat hours/ }) })

/** Inserts a block of that name at the end of the page, by keyboard. */
async function insert(page: Page, name: string): Promise<void> {
  await page.getByRole('application').focus()
  await page.keyboard.press('/')
  await page.getByRole('textbox', { name: 'Find a block to add' }).fill(name)
  await page.keyboard.press('Enter')
}

test(
  'finds a dead link and a missing translation of another page, leads to them, and drops them from the list once fixed',
  { tag: '@full' },
  async ({ page }) => {
    await openBuilder(page, 'studio', '/about')
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
    await page.getByRole('button', { name: 'New page' }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('Numbat hours')
    await page.getByRole('dialog').getByLabel('Address').fill('/numbat')
    await page.getByRole('dialog').getByRole('button', { name: 'Create and open' }).click()
    await page.waitForURL('**/numbat?edit=page:/numbat')
    await insert(page, 'button')
    const link = page.getByRole('combobox', { name: 'Link' })
    await link.fill('/no-such-numbat')
    await link.press('Tab')
    await expect(page.getByText('Draft saved')).toBeVisible()

    await openBuilder(page, 'studio', '/about')
    await page
      .getByRole('navigation', { name: 'Panels' })
      .getByRole('button', { name: 'Problems', exact: true })
      .click()
    await problems(page).getByText('Whole site', { exact: true }).click()
    await problems(page).getByRole('textbox', { name: 'Search pages and problems' }).fill('numbat')
    await line(page)
      .getByRole('button', { name: /^Numbat hours/ })
      .click()
    await expect(problems(page).getByText(/^Checked:/)).toBeVisible({ timeout: 60_000 })
    expect(await brokenRules(page, { of: '[aria-label="Problems"]' })).toEqual([])

    // The page opens with the field focused, and the list next to it.
    await line(page)
      .getByRole('button', { name: /There is no page at \/no-such-numbat/ })
      .click()
    await page.waitForURL(/\/numbat\?edit/)
    await expect(link).toBeFocused()
    await expect(problems(page).getByText(/^Checked:/)).toBeVisible({ timeout: 60_000 })
    await line(page)
      .getByRole('button', { name: /^Numbat hours/ })
      .click()
    const dead = line(page).getByRole('button', { name: /There is no page at/ })
    await expect(dead).toBeVisible()
    await link.fill('/about')
    await link.press('Tab')
    await expect(dead).toBeHidden()

    await line(page)
      .getByRole('button', { name: /^Thai \d+%/ })
      .click()
    await expect(page.getByLabel('Title, Thai')).toBeFocused()
    await page.keyboard.type('เวลาทำการ')
    await expect(line(page).getByRole('button', { name: /Title.*No Thai text yet/ })).toBeHidden()
  },
)
