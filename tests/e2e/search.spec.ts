import { siteUrl } from '../support/site-url'
import { expect, markDocument, test } from './test'

test('finds the site’s content for text typed in the header', async ({ page, open }) => {
  await open('academy')
  const isSameDocument = await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.fill('certificate')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(siteUrl('academy', '/search?q=certificate'))
  await expect(page.locator('main')).toContainText(/certificate/i)
  expect(await page.locator('main a').count()).toBeGreaterThan(0)
  expect(await isSameDocument()).toBe(true)
})

test('finds Thai words inside sentences', async ({ page, open }) => {
  await open('academy', `/search?lang=th&q=${encodeURIComponent('ใบรับรอง')}`)
  expect(await page.locator('main li a, main article a').count()).toBeGreaterThan(0)
})

test('reports when nothing is found', async ({ page, open }) => {
  await open('academy', '/search?q=zzzzqqqq')
  await expect(page.locator('main')).toContainText('No results found.')
})
