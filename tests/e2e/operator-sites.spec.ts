import { brokenRules } from '@tests/support/axe'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ask } from '../support/hosts'
import { serve, type Served } from '../support/serve'
import { openSession, statusOf } from '../support/sessions'
import { expect, goTo, test } from './test'

// Its own gateway: sites are made and disabled here, and other specs count them.
test.describe.configure({ mode: 'serial' })

let served: Served
test.beforeAll(async () => {
  served = await serve({ isBrief: true })
})
test.afterAll(() => served.remove())

const address = (site: string, path: string) => `http://${site}.localhost:${served.port}${path}`

/** A separate browser, signed in or anonymous. */
async function visitor(
  browser: Browser,
  {
    site = 'academy',
    role,
    language = 'en',
    width = 1280,
  }: { site?: string; role?: 'manager' | 'admin'; language?: string; width?: number } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    storageState: { cookies: [], origins: [] },
  })
  await context.addCookies([
    ...[site, 'riverside'].map((host) => ({ name: 'lang', value: language, domain: `${host}.localhost`, path: '/' })),
    ...(role ? [await openSession(served.base, site, role)] : []),
  ])
  return { page: await context.newPage(), context }
}

const secret = { email: 'nok@riverside.example', password: '' }

test('makes a site from a template as an admin of the operator, and shows it to a guest at its address at once', async ({
  browser,
}) => {
  const [{ page, context }, guest] = [await visitor(browser, { role: 'admin' }), await visitor(browser)]
  await guest.page.goto(address('riverside', '/'))
  await expect(guest.page.getByRole('heading', { name: 'No site here' })).toBeVisible()

  await goTo(page, address('academy', '/about?edit'))
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Sites' }).click()
  await expect(page).toHaveURL(/edit=sites$/)
  await page.getByRole('link', { name: 'New site' }).click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page
    .getByRole('radio', { name: /^Rimklong Roasters/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Next' }).click()

  // Each field shows its fault, before and after the gateway is asked.
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Enter a site name in each language.')).toHaveCount(2)
  await page.getByLabel('Name in Thai').fill('ริมน้ำคาเฟ่')
  await page.getByLabel('Name in English').fill('Riverside')
  await expect(page.getByLabel('Key')).toHaveValue('riverside')
  await expect(page.getByLabel('Host name 1')).toHaveValue('riverside.localhost')
  await page.getByLabel('Host name 1').fill('https://riverside.localhost')
  await expect(page.getByText('Enter only the name: no https://, path or sign-in details.')).toBeVisible()
  await page.getByLabel('Host name 1').fill('cafe.localhost')
  await page.getByLabel('Key').fill('cafe')
  await page.getByRole('button', { name: 'Next' }).click()
  // Conflicts with other sites are reported at this step, all at once.
  await expect(page.getByText('A site with this key already exists.')).toBeVisible()
  await expect(page.getByText('“Rimklong Roasters” already uses this name.')).toBeVisible()
  await page.getByLabel('Key').fill('riverside')
  await page.getByLabel('Host name 1').fill('riverside.localhost')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Email').fill('nok@')
  await page.getByRole('button', { name: 'Create site' }).click()
  await expect(page.getByText('Enter a complete email address')).toBeVisible()
  await page.getByLabel('Email').fill(secret.email)
  await page.getByLabel('First name').fill('Nok')
  await page.getByRole('button', { name: 'Create site' }).click()
  await expect(page.getByRole('heading', { name: '“Riverside” was created' })).toBeVisible()
  secret.password = (await page.locator('code').textContent()) ?? ''
  expect(secret.password).toMatch(/^\w{4}(-\w{4}){3}$/)

  await goTo(guest.page, address('riverside', '/?lang=en'))
  await expect(guest.page.locator('main h1')).toBeVisible()
  await expect(guest.page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', 'Riverside')
  await Promise.all([context.close(), guest.context.close()])
})

test(
  'gives someone an account and a role, effective from the next navigation',
  { tag: '@full' },
  async ({ browser }) => {
    const { page, context } = await visitor(browser, { role: 'admin' })
    await goTo(page, address('academy', '/about?edit=sites:riverside#members'))
    await page.getByRole('button', { name: 'Add member' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Email').fill('mali@riverside.example')
    await dialog.getByLabel('First name').fill('Mali')
    await dialog.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'User' }).click()
    await dialog.getByRole('button', { name: 'Add member' }).click()
    const password = (await dialog.locator('code').textContent()) ?? ''
    await dialog.getByRole('button', { name: 'Close' }).last().click()

    const member = await visitor(browser, { site: 'riverside' })
    await goTo(member.page, address('riverside', '/user/login'))
    const form = member.page.locator('main')
    await form.getByLabel('Email').fill('mali@riverside.example')
    await form.getByLabel('Password', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(member.page).not.toHaveURL(/login/)
    await goTo(member.page, address('riverside', '/?edit'))
    await expect(member.page.getByRole('banner', { name: 'Builder' })).toHaveCount(0)

    await page.getByRole('combobox', { name: 'Role of Mali' }).click()
    await page.getByRole('option', { name: 'Manager' }).click()
    await expect(page.getByText('Mali is now Manager.')).toBeVisible()
    // The open page follows the new role with the next navigation: the header and everything else are a manager's.
    await expect(member.page.getByRole('link', { name: 'Edit page' })).toHaveCount(0)
    await member.page.getByRole('banner').getByRole('link', { name: 'Beans', exact: true }).click()
    await expect(member.page).toHaveURL(address('riverside', '/beans'))
    await expect(member.page.getByRole('link', { name: 'Edit page' })).toBeVisible()
    await goTo(member.page, address('riverside', '/?edit'))
    await expect(member.page.getByRole('banner', { name: 'Builder' })).toBeVisible()

    // The last admin cannot be demoted.
    await page.getByRole('combobox', { name: 'Role of Nok' }).click()
    await page.getByRole('option', { name: 'User' }).click()
    await expect(page.getByText('A site needs at least one admin who can sign in.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Role of Nok' })).toHaveValue('Admin')
    await Promise.all([context.close(), member.context.close()])
  },
)

test('changes host names and settings, and lists the changes in the audit log', async ({ browser }) => {
  const { page, context } = await visitor(browser, { role: 'admin' })
  await goTo(page, address('academy', '/about?edit=sites:riverside'))
  await page.getByLabel('Name in English').fill('Riverside House')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Riverside House' })).toBeVisible()
  await page.getByRole('tab', { name: 'Host names' }).click()
  await page.getByRole('button', { name: 'Add host name' }).click()
  await page.getByLabel('Host name 2').fill('academy.localhost')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('“Tawan Academy” already uses this name.')).toBeVisible()
  await page.getByLabel('Host name 2').fill('house.localhost')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('region', { name: 'Currently opens at' }).getByRole('link', { name: 'house.localhost' }),
  ).toBeVisible()
  await page.getByRole('tab', { name: 'Services' }).click()
  await page.getByLabel('Public address').fill('http://ip.example')
  await page.getByLabel('Remote log').fill('https://log.example/in')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a full address starting with https://')).toBeVisible()
  await page.getByLabel('Public address').fill('https://ip.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden()
  expect(
    String((await ask(served.base, 'riverside.localhost', '/about')).headers['content-security-policy']),
  ).toContain("connect-src 'self' https://ip.example https://log.example;")
  await page.getByRole('tab', { name: 'Activity log' }).click()
  await expect(page.getByText('Created the site')).toBeVisible()
  await expect(page.getByText('riverside.localhost → riverside.localhost, house.localhost')).toBeVisible()
  await context.close()
})

test(
  'disables the site with a message to its visitors, and enables it again',
  { tag: '@full' },
  async ({ browser }) => {
    const [{ page, context }, guest] = [await visitor(browser, { role: 'admin' }), await visitor(browser)]
    await goTo(page, address('academy', '/about?edit=sites:riverside'))
    await page.getByRole('tab', { name: 'Danger zone' }).click()
    await page.getByRole('button', { name: 'Disable this site' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disable this site' }).click()
    await expect(page.getByRole('heading', { name: 'This site is disabled' })).toBeVisible()
    await guest.page.goto(address('riverside', '/'))
    await expect(guest.page.getByRole('heading', { name: /This site is temporarily closed/ })).toBeVisible()
    await expect(guest.page.getByText('“Riverside House” isn’t available right now.')).toBeVisible()
    expect(await brokenRules(guest.page)).toEqual([])

    await goTo(page, address('academy', '/about?edit=sites'))
    await page.getByText('Disabled (1)').click()
    await expect(page.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('link', { name: 'Riverside House' }).click()
    await page.getByRole('tab', { name: 'Danger zone' }).click()
    await page.getByRole('button', { name: 'Enable site' }).click()
    await expect(page.getByText('“Riverside House” is active again.')).toBeVisible()
    await goTo(guest.page, address('riverside', '/'))
    await expect(guest.page.locator('main h1')).toBeVisible()
    await Promise.all([context.close(), guest.context.close()])
  },
)

test('admits only admins of the operator’s site: its managers and another site’s admins get the page’s builder', async ({
  browser,
}) => {
  for (const who of [
    { role: 'manager', site: 'academy' },
    { role: 'admin', site: 'studio' },
  ] as const) {
    const { page, context } = await visitor(browser, who)
    await goTo(page, address(who.site, '/about?edit=sites'))
    await expect(page.getByRole('banner', { name: 'Builder' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sites', exact: true })).toHaveCount(0)
    expect(await statusOf(served.base, await openSession(served.base, who.site, who.role), '/api/site/list')).toBe(403)
    await context.close()
  }
})

// Together they cover both languages, both widths and every part of the screen.
const variants = [
  { language: 'en', width: 390, places: ['sites', 'sites-new'], tabs: [0, 1, 5] },
  { language: 'th', width: 1024, places: ['sites'], tabs: [2, 3, 4, 6, 7] },
]
for (const { language, width, places, tabs } of variants)
  test(`passes axe in ${language}, and fits phones and tablets`, async ({ browser }) => {
    test.setTimeout(180_000)
    const { page, context } = await visitor(browser, { role: 'admin', language })
    const capture = async (place: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /Loading|กำลังโหลด/ })).toHaveCount(0)
      for (const each of [width === 390 ? 1024 : 390, width]) {
        await page.setViewportSize({ width: each, height: 900 })
        expect(
          await page.evaluate(() =>
            [document.documentElement, ...document.querySelectorAll('main')].every(
              (box) => box.scrollWidth <= box.clientWidth,
            ),
          ),
          `${place} at ${each}`,
        ).toBe(true)
      }
      expect(await brokenRules(page), place).toEqual([])
    }
    for (const place of places) {
      await goTo(page, address('academy', `/about?edit=${place}`))
      await capture(place)
    }
    await goTo(page, address('academy', '/about?edit=sites:riverside'))
    await expect(page.getByRole('tab')).toHaveCount(8)
    for (const index of tabs) {
      await page.getByRole('tab').nth(index).click()
      await capture(`tab ${index}`)
    }
    await context.close()
  })
