import { brokenRules } from '@tests/support/axe'
import type { Page } from '@playwright/test'
import { siteUrl } from '../support/site-url'
import { openBuilder } from './in-builder'
import { expect, goTo, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

/** Its own page, which ends with its single address again. */
const path = '/method'
const thai = (word: string) => siteUrl('hora', encodeURI(`/${word}`))

async function publish(page: Page): Promise<void> {
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('Visitors see it now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
}

test('gives a page an own address in Thai: checked during typing, used by links, and redirected from an old one', async ({
  page,
  browser,
}) => {
  await openBuilder(page, 'hora', path)
  const field = page.getByLabel('Address in Thai')
  await field.fill('/about')
  await expect(page.getByText('The page at /about already uses this address.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog').getByText('The page at /about already uses this address.')).toBeVisible()
  await page.keyboard.press('Escape')
  await field.fill('วิธีดู')
  await field.blur()
  await expect(field).toHaveValue('/วิธีดู')
  await expect(page.getByText('The page at /about already uses this address.')).toHaveCount(0)
  expect(await brokenRules(page, { but: 'iframe' })).toEqual([])
  await publish(page)
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
  await expect(page.getByRole('treeitem').filter({ hasText: '/method · /วิธีดู' })).toBeVisible()

  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const guest = await context.newPage()
  // In Thai, the site's first language, by the page's path; then in English by the switch, and back.
  await goTo(guest, siteUrl('hora', path))
  await expect(guest).toHaveURL(thai('วิธีดู'))
  await expect(guest.locator('html')).toHaveAttribute('lang', 'th')
  expect(await guest.locator('link[rel="canonical"]').getAttribute('href')).toBe(thai('วิธีดู'))
  await guest
    .getByRole('link', { name: 'English' })
    .or(guest.getByRole('link', { name: 'EN', exact: true }))
    .first()
    .click()
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
  await expect(guest).toHaveURL(`${siteUrl('hora', path)}?lang=en`)
  // The Thai address opens the page in Thai for everyone.
  await goTo(guest, thai('วิธีดู'))
  await expect(guest.locator('html')).toHaveAttribute('lang', 'th')
  await goTo(guest, siteUrl('hora', '/faq'))
  await guest
    .locator(`a[href="${encodeURI('/วิธีดู')}"]`)
    // The menu's own link is in a closed submenu.
    .filter({ visible: true })
    .first()
    .click()
  await expect(guest).toHaveURL(thai('วิธีดู'))

  await field.fill('/วิธีคำนวณ')
  await field.blur()
  await publish(page)
  await goTo(guest, thai('วิธีดู'))
  await expect(guest).toHaveURL(thai('วิธีคำนวณ'))
  await field.fill('')
  await publish(page)
  await goTo(guest, thai('วิธีคำนวณ'))
  await expect(guest).toHaveURL(`${siteUrl('hora', path)}?lang=th`)
  await context.close()
})
