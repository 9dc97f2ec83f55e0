import { openSession } from '../support/sessions'
import { gatewayBase, siteUrl } from '../support/site-url'
import { expect, goTo, test } from './test'

test.use({ role: 'admin' })

test('adds money with a reason as an admin, and shows it to its owner on a phone', async ({ page, open, browser }) => {
  await open('studio', '/user/wallet')
  const desk = page.getByRole('region', { name: 'Member wallets' })
  await desk.getByLabel('Find a member').fill('user@studio')
  await expect(desk.getByRole('list', { name: 'Members' }).getByRole('button')).toHaveCount(1)
  await desk.getByRole('button', { name: /user@studio/ }).click()
  await desk.getByRole('button', { name: 'Continue' }).click()
  await expect(desk.getByLabel(/Amount in baht/)).toBeFocused()
  await expect(desk.getByText('Enter a reason of at least 3 characters.')).toBeVisible()

  await desk.getByLabel(/Amount in baht/).fill('1,234.56')
  await desk.getByLabel(/Reason/).fill('Prize of the spring contest')
  await desk.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm the change' })
  await expect(dialog).toContainText('Add ฿1,234.56 to')
  await dialog.getByRole('button', { name: 'Add money' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible()
  await expect(desk.getByText('Prize of the spring contest')).toBeVisible()

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: { cookies: [await openSession(gatewayBase(), 'studio', 'user')], origins: [] },
  })
  const owner = await context.newPage()
  await goTo(owner, siteUrl('studio', '/user/wallet?lang=en'))
  const wallet = owner.getByRole('region', { name: 'Wallet', exact: true })
  await expect(wallet.getByText('+฿1,234.56')).toBeVisible()
  await wallet.getByLabel('Type').selectOption('Money in')
  await wallet.getByRole('searchbox', { name: 'Search transactions' }).fill('spring contest')
  await expect(wallet.getByRole('listitem')).toHaveCount(1)
  await expect(owner).toHaveURL(/filter=in.*find=spring/)
  await owner.reload()
  await expect(wallet.getByRole('listitem')).toHaveCount(1)
  await expect(wallet.getByLabel('Type')).toHaveValue('in')
  expect(await owner.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await wallet.getByRole('searchbox', { name: 'Search transactions' }).fill('nothing is called that')
  await wallet.getByRole('button', { name: 'Show all' }).click()
  await expect(wallet.getByRole('listitem').first()).toBeVisible()
  // What staff see of other members is not there.
  await expect(owner.getByText('Member wallets')).toHaveCount(0)
  await context.close()
})
