import { demoPassword } from '../support/sessions'
import { siteUrl } from '../support/site-url'
import { expect, goTo, test } from './test'

// Any console error fails the spec: a tab that is signed out reports none.
test('a person who signs out leaves every tab, and other devices where it is ended', async ({ page, browser }) => {
  const login = siteUrl('academy', '/user/login')
  const signIn = async (tab: typeof page) => {
    await goTo(tab, login)
    await tab
      .locator('main')
      .getByLabel(/Email|อีเมล/)
      .fill('user@academy.example')
    await tab
      .locator('main')
      .getByLabel(/^(?:Password|รหัสผ่าน)$/)
      .fill(demoPassword)
    await tab
      .locator('main')
      .getByRole('button', { name: /^(?:Sign in|เข้าสู่ระบบ)$/ })
      .click()
    await expect(tab).not.toHaveURL(login)
  }
  const complaints: string[] = []
  await signIn(page)
  const wallet = await page.context().newPage()
  wallet.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  await goTo(wallet, siteUrl('academy', '/user/wallet'))
  await expect(wallet.locator('main h1')).toBeVisible()
  await goTo(page, siteUrl('academy', '/about'))
  const banner = page.getByRole('banner')
  await banner
    .locator('summary')
    .filter({ hasText: /Account/ })
    .click()
  await banner.getByRole('button', { name: 'Sign out' }).click()
  await expect(wallet).toHaveURL(siteUrl('academy', '/'))

  // Another browser, whose session alone is ended: the person's other ones belong to other specs.
  const firefox = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
    locale: 'en',
  })
  const laptop = await firefox.newPage()
  laptop.on('console', (line) => line.type() === 'error' && complaints.push(line.text()))
  await signIn(laptop)
  await goTo(laptop, siteUrl('academy', '/user/wallet'))
  await signIn(page)
  await goTo(page, siteUrl('academy', '/user/profile'))
  const session = page.getByRole('listitem').filter({ hasText: 'Firefox on Linux' }).first()
  await session.getByRole('button', { name: 'Sign out' }).click()
  await expect(laptop).toHaveURL(siteUrl('academy', '/'))
  expect(complaints).toEqual([])
  await firefox.close()
})
