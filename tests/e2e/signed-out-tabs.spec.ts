import { demoPassword } from '../support/sessions'
import { siteUrl } from '../support/site-url'
import { expect, goTo, test } from './test'

// Any console error fails the spec: a tab that is signed out reports none.
test('a person who signs out leaves every tab, and other devices when they say so', async ({ page, browser }) => {
  const login = siteUrl('academy', '/user/login')
  const signIn = async (tab: typeof page) => {
    await goTo(tab, login)
    await tab.locator('main').getByLabel('Email').fill('user@academy.example')
    await tab.locator('main').getByLabel('Password', { exact: true }).fill(demoPassword)
    await tab.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(tab).not.toHaveURL(login)
  }
  const complaints: string[] = []
  await signIn(page)
  const wallet = await page.context().newPage()
  wallet.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  await goTo(wallet, siteUrl('academy', '/user/wallet'))
  await expect(wallet.getByText('15,670.00').first()).toBeVisible()
  await goTo(page, siteUrl('academy', '/about'))
  const banner = page.getByRole('banner')
  await banner
    .locator('summary')
    .filter({ hasText: /Account/ })
    .click()
  await banner.getByRole('button', { name: 'Sign out' }).click()
  await expect(wallet).toHaveURL(siteUrl('academy', '/'))

  await signIn(page)
  await goTo(wallet, siteUrl('academy', '/user/wallet'))
  const elsewhere = await browser.newContext()
  const phone = await elsewhere.newPage()
  await signIn(phone)
  await goTo(phone, siteUrl('academy', '/user/profile'))
  await phone.getByRole('button', { name: /Sign out everywhere|ออกจากระบบทุกอุปกรณ์/ }).click()
  await phone.getByRole('dialog').getByRole('button').last().click()
  await expect(wallet).toHaveURL(siteUrl('academy', '/'))
  expect(complaints).toEqual([])
  await elsewhere.close()
})
