import { brokenRules } from '@tests/support/axe'
import type { Page } from '@playwright/test'
import { siteUrl } from '../support/site-url'
import { openBuilder, readAsGuest } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'manager' })

const panel = (page: Page) => page.getByRole('complementary', { name: 'Find and replace' })
const here = (page: Page, count: RegExp | string) => panel(page).getByRole('heading', { name: count })
const elsewhere = (page: Page) => panel(page).getByRole('region', { name: 'Elsewhere on the site' })

async function find(page: Page, searchText: string, by = ''): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Shift+F')
  await expect(panel(page).getByLabel('Find', { exact: true })).toBeFocused()
  await page.keyboard.type(searchText)
  await panel(page).getByLabel('Replace with').fill(by)
}

/** A separate page with a heading, as a draft. */
async function makePage(page: Page, path: string, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('dialog').getByLabel('Address').fill(path)
  await page.getByRole('dialog').getByRole('button', { name: 'Create and open' }).click()
  await page.waitForURL(`**${path}?edit=page:${path}`)
}

test('finds text, shows it, and replaces it one by one, all at once, and back again', async ({ page }) => {
  const frame = await openBuilder(page, 'cafe', '/branches')
  await find(page, 'café', 'tea house')
  await expect(here(page, /^On this page: \d+$/)).toBeVisible()
  const found = panel(page)
    .getByRole('region', { name: /^On this page/ })
    .getByRole('listitem')
  const before = await found.count()
  expect(before).toBeGreaterThan(2)
  await expect(elsewhere(page).getByRole('listitem').first()).toBeVisible()
  expect(await brokenRules(page, { of: '[aria-label="Find and replace"]' })).toEqual([])

  // Going to a match selects its block, in the language of the text, and focuses the field with the text.
  await found.filter({ hasText: 'Four cafés' }).last().getByRole('button').first().click()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('complementary', { name: 'Selection settings' })).toContainText('Four cafés')

  await found
    .last()
    .getByRole('button', { name: /Replace only here/ })
    .click()
  await expect(found).toHaveCount(before - 1)
  await panel(page)
    .getByRole('button', { name: `Replace all here (${before - 1})` })
    .click()
  await expect(here(page, 'Not found on this page.')).toBeVisible()
  await page.getByRole('banner', { name: 'Builder' }).getByRole('button', { name: /^Undo/ }).click()
  await expect(found).toHaveCount(before - 1)
})

test('replaces text on other pages as drafts, except those left out, and undoes it', async ({ page, browser }) => {
  await openBuilder(page, 'cafe', '/welcome')
  await makePage(page, '/quokka-one', 'Quokka days')
  await makePage(page, '/quokka-two', 'Quokka nights')
  await openBuilder(page, 'cafe', '/welcome')
  await find(page, 'quokka', 'wombat')
  await expect(here(page, 'Not found on this page.')).toBeVisible()
  await expect(elsewhere(page).getByRole('listitem')).toHaveCount(2)
  await elsewhere(page).getByRole('button', { name: 'Replace elsewhere (2)…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace “quokka” with “wombat”?' })
  expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
  await dialog.getByRole('checkbox', { name: /Quokka nights/ }).uncheck()
  await dialog.getByRole('button', { name: 'Replace 1', exact: true }).click()
  await expect(elsewhere(page)).toContainText('Replaced 1 in the drafts of 1 other pages or parts.')
  await expect(elsewhere(page).getByRole('listitem')).toHaveCount(1)
  await elsewhere(page).getByRole('button', { name: 'Undo' }).click()
  await expect(elsewhere(page)).toContainText('Undone.')
  await expect(elsewhere(page).getByRole('listitem')).toHaveCount(2)

  // Another document opens with the same search text.
  await elsewhere(page)
    .getByRole('button', { name: /^Quokka nights/ })
    .click()
  await page.waitForURL(/quokka-two/)
  await expect(panel(page).getByLabel('Find', { exact: true })).toHaveValue('quokka')
  await expect(here(page, 'On this page: 1')).toBeVisible()
  expect(await readAsGuest(browser, siteUrl('cafe', '/welcome'))).not.toContain('wombat')
})

test('searches in full width on a phone, and leads to the page from a match', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBuilder(page, 'cafe', '/branches')
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Find and replace' }).click()
  await panel(page).getByLabel('Find', { exact: true }).fill('café')
  await expect(panel(page).getByRole('listitem').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await panel(page).getByRole('listitem').filter({ hasText: '· EN' }).first().getByRole('button').first().click()
  await expect(panel(page)).toBeHidden()
})
