import { brokenRules } from '@tests/support/axe'
import { ask } from '../support/hosts'
import { gatewayBase, siteUrl } from '../support/site-url'
import type { Page } from '@playwright/test'
import { openBuilder } from './in-builder'
import { expect, goTo, test } from './test'
import { desk } from './input-methods'

// Refused calls, and documents that are gone.
test.use({ role: 'admin', ...desk, allowedConsoleErrors: /status of 40[49]/ })

const seen = async (path: string) => (await ask(gatewayBase(), 'hora.localhost', `${path}?lang=en`)).status
const pages = (page: Page) => page.getByRole('complementary', { name: 'Pages' })
const line = (page: Page) => pages(page).getByRole('treeitem', { name: /Once upon a page/ })
async function openPages(page: Page) {
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
  await expect(pages(page).getByRole('treeitem').first()).toBeVisible()
}
async function act(page: Page, name: string) {
  await line(page).click({ button: 'right' })
  await page.getByRole('menuitem', { name }).click()
}
async function publish(page: Page) {
  await page.getByRole('banner', { name: 'Builder' }).getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: /Once upon a page/ })).toBeVisible()
  await dialog.getByRole('checkbox', { name: /Once upon a page/ }).check()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Published' })).toBeVisible()
  await page.keyboard.press('Escape')
}

test(
  'deletes a page for good once visitors lost it, and restores it by rolling back to an earlier release',
  { tag: '@full' },
  async ({ page }) => {
    await openBuilder(page, 'hora', '/')
    await openPages(page)
    await pages(page).getByRole('button', { name: 'New page' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('Once upon a page')
    await dialog.getByLabel('Address').fill('/once-upon')
    await dialog.getByRole('button', { name: 'Create and open' }).click()
    await page.waitForURL('**/once-upon?edit=page:/once-upon')
    await publish(page)
    expect(await seen('/once-upon')).toBe(200)

    await openPages(page)
    await act(page, 'Move to trash')
    await expect(page.getByText('This page is in the trash.')).toBeVisible()
    // Not while it is live.
    await act(page, 'Delete permanently')
    await expect(dialog.getByRole('alert')).toHaveText('Visitors still see this. Publish its move to the trash first.')
    await page.keyboard.press('Escape')
    await publish(page)
    expect(await seen('/once-upon')).toBe(404)

    await act(page, 'Delete permanently')
    await expect(dialog).toContainText('the page /once-upon with all its content')
    await expect(dialog).toContainText('Rolling back to that release shows it to visitors again')
    expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
    // By keyboard: the checkbox has the focus, and a key press ticks it.
    await expect(dialog.getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Delete permanently' }).press('Enter')
    // It was open: the builder continues at the homepage.
    await page.waitForURL(/localhost:\d+\/\?edit$/)
    await openPages(page)
    await expect(line(page)).toHaveCount(0)
    await goTo(page, siteUrl('hora', '/?edit=page:/once-upon'))
    await expect(page.getByText('This was permanently deleted.')).toBeVisible()

    await openBuilder(page, 'hora', '/')
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('complementary', { name: 'History' })
    await history.getByText('Published', { exact: true }).click()
    await history
      .getByRole('button', { name: /^Roll back the site to no/ })
      .first()
      .click()
    await expect(dialog.getByRole('listitem')).toHaveText(['Visitors will see again: Once upon a page'])
    expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Roll back the site' }).click()
    await expect(dialog).toBeHidden()
    expect(await seen('/once-upon')).toBe(200)
    await openPages(page)
    await expect(line(page)).toBeVisible()

    // Conversely, it says what they lose.
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'History' }).click()
    await history
      .getByRole('button', { name: /^Roll back the site to no/ })
      .first()
      .click()
    await expect(dialog.getByRole('listitem')).toHaveText(['Visitors will no longer see: Once upon a page'])
  },
)
