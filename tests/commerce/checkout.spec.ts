import { expect, goTo, test } from '../e2e/test'
import { demoSessions } from '../support/sessions'
import { siteUrl } from '../support/site-url'
import { slipPicture } from './slip-picture'

test.use({ viewport: { width: 390, height: 844 } })

test('a guest on a phone buys and pays by slip, and sees that it is confirmed', async ({ page, open, browser }) => {
  test.setTimeout(120_000)
  await open('market', `/shop/products?q=${encodeURIComponent('ปลา')}`)
  await page
    .locator('main article')
    .filter({ hasText: 'Fish sauce, aged 18 months' })
    .getByRole('link', { name: 'Fish sauce, aged 18 months' })
    .click()
  await expect(page).toHaveURL(/\/shop\/product\//)
  await page.getByRole('group', { name: /^Quantity of/ }).waitFor()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: 'View cart' }).click()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('Full name').fill('Nok Jaidee')
  await page.getByLabel('Email').first().fill('nok@example.com')
  await page.getByLabel('Mobile number').fill('081 234 5678')
  await page.getByLabel('House number, building, soi, road').fill('99/1 Rama I Road')
  await page.getByLabel('Find by postcode or subdistrict').fill('10330')
  await page.getByRole('option').first().click()
  await page.getByLabel('I accept the terms of sale.').check()
  await page.getByRole('button', { name: /^Place order · ฿\d/ }).click()
  await expect(page).toHaveURL(/\/billing\/pay\?order=/)
  const qr = page.getByRole('img', { name: /^PromptPay QR for ฿/ })
  await expect(qr).toBeVisible()
  expect((await qr.boundingBox())?.width).toBeGreaterThanOrEqual(240)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const number = (await page.getByText(/^Order TD/).innerText()).replace('Order ', '')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'slip.jpg', mimeType: 'image/jpeg', buffer: await slipPicture('004', `E2E${Date.now()}`) })
  await page.getByRole('button', { name: 'Send slip' }).click()
  await expect(page.getByText('We are checking your slip')).toBeVisible()

  const staff = await browser.newContext({ storageState: { cookies: demoSessions().manager, origins: [] } })
  const desk = await staff.newPage()
  await goTo(desk, siteUrl('market', '/cluster/bills?lang=en'))
  await desk.getByRole('button', { name: new RegExp(number) }).click()
  await expect(desk.getByRole('img', { name: 'Slip of Nok Jaidee' })).toBeVisible()
  await desk.locator('h1').click()
  await desk.keyboard.press('a')
  await desk.keyboard.press('Enter')
  await expect(desk.getByText(/credited$/)).toBeVisible()
  await staff.close()

  await expect(page.getByText('Paid. Thank you!')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: 'See the order' }).click()
  await expect(page.getByText('Payment received')).toBeVisible()
  await page.getByRole('button', { name: /tax invoice/i }).click()
  await expect(page.getByRole('dialog').getByText(number)).toBeVisible()
})
