import { freePort } from '../support/free-port'
import { openProvider, type OpenIdProvider } from '../support/oidc'
import { linkOf, mailTo } from '../support/outbox'
import { serve, type Served } from '../support/serve'
import { openSession } from '../support/sessions'
import { expect, goTo, test } from './test'

// Its own gateway, with a configured provider.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 390, height: 844 } })

let served: Served
let provider: OpenIdProvider
test.beforeAll(async () => {
  const port = await freePort()
  provider = await openProvider({
    accounts: { somsri: { name: 'Somsri Line' }, niran: { name: 'Niran Line' } },
    redirectUri: `http://academy.localhost:${port}/user/authen/line/callback`,
  })
  served = await serve({ port, env: provider.env, isBrief: true })
})
test.afterAll(async () => {
  await served.remove()
  await provider.close()
})
const address = (path: string) => `http://academy.localhost:${served.port}${path}`
const english = { name: 'lang', value: 'en', domain: 'academy.localhost', path: '/' }

test('links LINE on the profile, signs in with it, and unlinks it', async ({ page, browser }) => {
  await page.context().addCookies([english, await openSession(served.base, 'academy', 'user')])
  await goTo(page, address('/user/profile'))
  const own = page.getByRole('region', { name: 'Linked accounts' })
  // Cancelled at the provider: nothing happened, and the page can be used again.
  await own.getByRole('button', { name: 'Link' }).click()
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page.getByText('You cancelled the LINE sign-in. Nothing was changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to your profile' }).click()
  await own.getByRole('button', { name: 'Link' }).click()
  await page.getByRole('link', { name: 'Sign in as Somsri Line' }).click()
  await expect(page).toHaveURL(address('/user/profile'))
  await expect(own.getByText('LINE · Somsri Line')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.context().addCookies([english])
  await goTo(other, address('/user/login?to=/about'))
  await other.getByRole('button', { name: 'Continue with LINE' }).click()
  await other.getByRole('link', { name: 'Go back' }).click()
  await expect(other.getByText('You cancelled the LINE sign-in. Nothing was changed.')).toBeVisible()
  await other.getByRole('button', { name: 'Start over' }).click()
  await other.getByRole('link', { name: 'Sign in as Somsri Line' }).click()
  await expect(other).toHaveURL(address('/about'))
  await expect(
    other
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: /Account/ }),
  ).toBeVisible()
  await other.context().close()

  await own.getByRole('button', { name: 'Unlink' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(own.getByRole('button', { name: 'Link' })).toBeVisible()
})

test(
  'signs up with LINE, verifies an address, and opens the account by mail in the requesting browser',
  { tag: '@full' },
  async ({ page, browser }) => {
    await page.context().addCookies([english])
    await goTo(page, address('/user/login?to=/about'))
    await page.getByRole('button', { name: 'Continue with LINE' }).click()
    await page.getByRole('link', { name: 'Sign in as Niran Line' }).click()
    await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Niran')
    await page.getByRole('textbox', { name: 'Email' }).fill('niran@somewhere.example')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByText('Check your inbox')).toBeVisible()
    const link = linkOf(await mailTo(served, 'niran@somewhere.example'))

    const other = await (await browser.newContext()).newPage()
    await other.context().addCookies([english])
    await goTo(other, link)
    await other.getByRole('button', { name: 'Activate account' }).click()
    await expect(other.getByRole('alert').filter({ hasText: 'another browser' })).toBeVisible()
    await other.context().close()

    await goTo(page, link)
    await page.getByRole('button', { name: 'Activate account' }).click()
    await expect(page).toHaveURL(address('/about'))
    await expect(page.getByRole('banner').locator('summary').filter({ hasText: 'Account of Niran' })).toBeVisible()
  },
)
