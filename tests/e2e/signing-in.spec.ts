import type { Page } from '@playwright/test'
import { demoPassword, demoSites, openSession } from '../support/sessions'
import { gatewayBase, siteUrl } from '../support/site-url'
import { expect, goTo, isAlive, test } from './test'

async function fillIn(page: Page, email: string, password: string) {
  const form = page.locator('main')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Places outside memory that contain a text given to the page: browser storage, attributes, addresses. */
const placesWith = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const entriesOf = (storage: Storage) =>
      Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
        .flatMap((key) => [key, storage.getItem(key)])
        .join(' ')
    const attributes = [...document.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes].map(({ value }) => value))
      .join(' ')
    const requested = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' ')
    const places = {
      local: entriesOf(localStorage),
      session: entriesOf(sessionStorage),
      cookies: document.cookie,
      attributes,
      addresses: `${location.href} ${requested}`,
      history: JSON.stringify(history.state),
      name: window.name,
    }
    return Object.entries(places).flatMap(([place, content]) => (content.includes(wanted) ? [place] : []))
  }, text)

test('signs in from a page, returns to it, and signs out', async ({ page, open, context }) => {
  await open('academy', '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(siteUrl('academy', `/user/login?to=${encodeURIComponent('/about')}`))
  await fillIn(page, 'user@academy.example', demoPassword)
  await expect(page).toHaveURL(siteUrl('academy', '/about'))
  await isAlive(page)
  const cookie = (await context.cookies(siteUrl('academy'))).find(({ name }) => name === '_account')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  // The account token came with the document and with the sign-in; it is only in memory.
  const { token } = await page.evaluate(
    () => (JSON.parse(document.getElementById('boot')?.textContent ?? '') as { session: { token: string } }).session,
  )
  expect(token.split('.')).toHaveLength(3)
  expect(await placesWith(page, token)).toEqual([])

  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /Account/ })
    .click()
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect((await context.cookies(siteUrl('academy'))).find(({ name }) => name === '_account')).toBeUndefined()
})

test.describe('wrong password', () => {
  test.use({ allowedConsoleErrors: /status of 401/ })
  test('is reported at the form, and the input stays', async ({ page, open }) => {
    await open('market', '/user/login')
    await fillIn(page, 'user@market.example', 'not-the-password')
    await expect(page.getByRole('alert').filter({ hasText: 'Incorrect email or password.' })).toBeVisible()
    await expect(page.locator('main').getByLabel('Email')).toHaveValue('user@market.example')
    await expect(page.locator('main').getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page).toHaveURL(siteUrl('market', '/user/login'))
  })
})

test('reports empty fields before anything is sent', async ({ page, open }) => {
  await open('market', '/user/login')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await fillIn(page, '', '')
  await expect(page.locator('main').getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  expect(calls).toEqual([])
})

test('sends a guest to sign in from a page for admins, and returns the admin to it', async ({ page, open }) => {
  await open('studio', '/config')
  await expect(page).toHaveURL(siteUrl('studio', `/user/login?to=${encodeURIComponent('/config')}`))
  await fillIn(page, 'admin@studio.example', demoPassword)
  await expect(page).toHaveURL(siteUrl('studio', '/config'))
  await expect(page.locator('main h1')).toBeVisible()
})

test('leads from the organisation’s entrance to its dashboard, and back to the requested page', async ({
  page,
  open,
  context,
}) => {
  await open('cafe', '/cluster/user/login')
  await fillIn(page, 'user@cafe.example', demoPassword)
  await expect(page).toHaveURL(siteUrl('cafe', '/cluster/user/dashboard'))
  await isAlive(page)
  await context.clearCookies({ name: '_account' })
  await open('cafe', '/cluster/filemanager')
  await expect(page).toHaveURL(siteUrl('cafe', `/cluster/user/login?to=${encodeURIComponent('/cluster/filemanager')}`))
  await fillIn(page, 'manager@cafe.example', demoPassword)
  await expect(page).toHaveURL(siteUrl('cafe', '/cluster/filemanager'))
})

test('ignores a return address that leads elsewhere', async ({ page, open }) => {
  await open('academy', `/user/login?to=${encodeURIComponent('//evil.example/')}`)
  await fillIn(page, 'user@academy.example', demoPassword)
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/user/login')
  expect(new URL(page.url()).host).toBe(new URL(siteUrl('academy')).host)
})

test('never accepts a session of one site at another', async ({ page, context }) => {
  const cookie = await openSession(gatewayBase(), 'academy', 'admin')
  await context.addCookies([{ ...cookie, domain: 'market.localhost' }])
  await page.goto(siteUrl('market', '/config'))
  await expect(page).toHaveURL(/\/user\/login/)
})

test.describe('member', () => {
  test.use({ role: 'user', allowedConsoleErrors: /status of 403/ })
  test('learns that the configuration is for admins', async ({ page, open }) => {
    const response = await open('academy', '/config')
    expect(response?.status()).toBe(403)
    await expect(page.locator('main h1')).toContainText('403')
    await expect(page.locator('main')).toContainText('Your account may not open this page.')
  })
})

test.describe('admin', () => {
  test.use({ role: 'admin' })
  test('sees the site’s configuration', async ({ page, open }) => {
    await open('hora', '/config')
    await expect(page.locator('main')).toContainText('hora.localhost')
    await expect(page.locator('main')).toContainText('/config')
  })
})

test('shows each role its own view of a page', async ({ browser }) => {
  const seen = new Set<string>()
  for (const role of ['guest', 'user', 'manager', 'admin'] as const) {
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    if (role !== 'guest') await context.addCookies([await openSession(gatewayBase(), 'academy', role)])
    const page = await context.newPage()
    const response = await goTo(page, siteUrl('academy', '/cms/page/study-habit?lang=en'))
    expect(response?.status()).toBe(200)
    seen.add(await page.locator('main').innerText())
    await context.close()
  }
  expect(seen.size).toBe(4)
})

test('has three demo people on every site', async () => {
  for (const site of demoSites)
    for (const role of ['user', 'manager', 'admin'] as const)
      expect((await openSession(gatewayBase(), site, role)).value).toContain('.')
})
