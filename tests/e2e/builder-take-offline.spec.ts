import { brokenRules } from '@tests/support/axe'
import { ask } from '../support/hosts'
import { gatewayBase } from '../support/site-url'
import { openBuilder } from './in-builder'
import { expect, test } from './test'
import { desk } from './input-methods'

test.use({ role: 'manager', ...desk, allowedConsoleErrors: /status of 40[49]/ })

// A page that no other spec visits: it is unavailable for a while.
test('takes a page offline and online again, while its draft stays open', async ({ page }) => {
  const guest = async () => {
    const { status, body } = await ask(gatewayBase(), 'market.localhost', '/privacy?lang=en')
    return { status, hasDraft: body.includes('Words of tomorrow') }
  }
  await openBuilder(page, 'market', '/privacy')
  await page
    .getByRole('textbox', { name: /^Description/ })
    .first()
    .fill('Words of tomorrow')
  const dialog = page.getByRole('dialog')
  const pages = page.getByRole('complementary', { name: 'Pages' })
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
  const line = pages.locator('[aria-current="page"]')
  const act = async (name: string) => {
    await line.click({ button: 'right' })
    await page.getByRole('menuitem', { name: `${name}…` }).click()
    await expect(dialog.getByRole('button', { name, exact: true })).toBeFocused()
    expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
    await page.keyboard.press('Enter')
  }
  await act('Take offline')
  await expect(line).toContainText('Offline')
  expect((await guest()).status).toBe(404)

  await act('Put online')
  await expect(line).not.toContainText('Offline')
  expect(await guest()).toEqual({ status: 200, hasDraft: false })
  await expect(page.getByRole('textbox', { name: /^Description/ }).first()).toHaveValue('Words of tomorrow')
  await expect(line).toContainText('Not published yet')
})
