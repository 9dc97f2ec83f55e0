import { readFileSync } from 'node:fs'
import { brokenRules } from '@tests/support/axe'
import type { Page } from '@playwright/test'
import { ask } from '../support/hosts'
import { linkOf, mailTo } from '../support/outbox'
import { makePicture } from '../support/picture'
import { serve, type Served } from '../support/serve'
import { openSession, statusOf } from '../support/sessions'
import { expect, goTo, isAlive, test } from './test'

// Its own gateway, whose outbox is read.
test.describe.configure({ mode: 'serial' })
// Refused on purpose: a guessable password, an invalid telephone number, a page for admins, an ended session.
test.use({
  viewport: { width: 390, height: 844 },
  allowedConsoleErrors: /status of 40[013]|Auth token removed|Session marked as invalid/,
})

let served: Served
test.beforeAll(async () => {
  served = await serve({ isBrief: true })
})
test.afterAll(() => served.remove())
const address = (path: string, site = 'academy') => `http://${site}.localhost:${served.port}${path}`
const english = { name: 'lang', value: 'en', domain: 'academy.localhost', path: '/' }

async function expectAccessible(page: Page): Promise<void> {
  expect(await brokenRules(page)).toEqual([])
}

test('registers a person, opens the account by mail, resets a forgotten password', async ({ page }) => {
  await page.context().addCookies([english])
  await goTo(page, address('/user/register?to=/about'))
  await page.getByLabel('First name').fill('Malee')
  await page.getByRole('textbox', { name: 'Email' }).fill('malee@somewhere.example')
  await page.getByLabel('Password', { exact: true }).fill('password1')
  await expect(page.getByText(/Strength: .*easy to guess/)).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('This password is easy to guess.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('quiet river under seven bridges')
  await expect(page.getByText(/Strength: very good/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()

  await goTo(page, linkOf(await mailTo(served, 'malee@somewhere.example')))
  await page.getByRole('button', { name: 'Activate account' }).click()
  await expect(page).toHaveURL(address('/about'))
  await goTo(page, address('/user'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()

  await page.context().clearCookies({ name: '_account' })
  await goTo(page, address('/user/recovery'))
  await page.getByRole('textbox', { name: 'Email' }).fill('malee@somewhere.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
  await goTo(page, linkOf(await mailTo(served, 'malee@somewhere.example', 'Set a new password')))
  await page.getByLabel('New password').fill('eleven herons over the delta')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(page).toHaveURL(address('/user'))
  await goTo(page, address('/user/profile'))
  await expect(page.getByLabel('First name')).toHaveValue('Malee')

  // The same when signed in: another password, another address, her stored data, and the end of every session.
  const security = page.getByRole('form', { name: 'Password' })
  await security.getByLabel('Current password').fill('eleven herons over the delta')
  await security.getByLabel('New password').fill('nine lanterns on the long pier')
  await security.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/^Password changed/)).toBeVisible()
  const moving = page.getByRole('form', { name: 'Email' })
  await moving.getByLabel('New email').fill('malee@elsewhere.example')
  await moving.getByLabel('Current password').fill('nine lanterns on the long pier')
  await moving.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(page.getByText('Check your new inbox')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^my-data-.*\.json$/)
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
    profile: { email: 'malee@somewhere.example', firstname: 'Malee' },
  })

  const here = (await page.context().cookies(address('/'))).find(({ name }) => name === '_account')
  if (!here) throw new Error('There is no session.')
  expect(await statusOf(served.base, here, '/account/sessions')).toBe(200)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(address('/user/login'))
  await isAlive(page)
  expect((await page.context().cookies(address('/'))).some(({ name }) => name === '_account')).toBe(false)
  expect(await statusOf(served.base, here, '/account/sessions')).toBe(401)

  await goTo(page, linkOf(await mailTo(served, 'malee@elsewhere.example')))
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByText('malee@elsewhere.example').first()).toBeVisible()
})

test('fills in a profile with a Thai address, signs out another device, and shows members only to admins', async ({
  page,
  browser,
}) => {
  await page.context().addCookies([english, await openSession(served.base, 'academy', 'user')])
  await openSession(served.base, 'academy', 'user')
  await goTo(page, address('/user/profile'))
  await page.getByRole('textbox', { name: /^Phone/ }).fill('call me')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter 8 to 15 digits')).toBeVisible()
  await page.getByRole('textbox', { name: /^Phone/ }).fill('081 234 5678')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  // From the province to the postcode, each in either language.
  await page.getByLabel('I have an address in Thailand').check()
  await page.getByRole('textbox', { name: /^House number/ }).fill('99/1 Soi Convent')
  for (const [box, typed, chosen] of [
    ['Province', 'กรุงเทพ', 'Bangkok'],
    ['District', 'bang rak', 'Bang Rak'],
    ['Subdistrict', 'สีลม', 'Si Lom'],
  ] as const) {
    const field = page.getByRole('combobox', { name: new RegExp(`^${box}`) })
    await field.fill(typed)
    await page.getByRole('listbox').getByRole('option', { name: chosen, exact: true }).click()
    await expect(field).toHaveValue(chosen)
  }
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('10500')
  // Name and picture change everywhere at once.
  const sign = page.getByRole('banner').locator('summary').filter({ hasText: 'Account of' }).first()
  await page.getByRole('textbox', { name: 'First name' }).fill('Nok')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(sign).toContainText('Account of Nok')
  await page
    .locator('input[data-pick="files"]')
    .first()
    .setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await makePicture({ width: 300, height: 200, format: 'png' }),
    })
  await page.getByRole('button', { name: 'Use picture' }).click()
  await expect(sign.locator('img')).toHaveAttribute('src', /\.webp$/)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(sign.locator('img')).toHaveCount(0)
  await page.reload()
  await expect(sign).toContainText('Account of Nok')
  await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('081 234 5678')
  await expect(page.getByRole('textbox', { name: /^House number/ })).toHaveValue('99/1 Soi Convent')
  for (const [box, chosen] of [
    ['Province', 'Bangkok'],
    ['District', 'Bang Rak'],
    ['Subdistrict', 'Si Lom'],
  ] as const)
    await expect(page.getByRole('combobox', { name: new RegExp(`^${box}`) })).toHaveValue(chosen)
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('10500')
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByText('Device signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toHaveCount(0)
  await expectAccessible(page)

  expect((await page.goto(address('/user/members')))?.status()).toBe(403)
  const admin = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await admin.addCookies([english, await openSession(served.base, 'academy', 'admin')])
  const desk = await admin.newPage()
  await goTo(desk, address('/user/members'))
  await desk.getByPlaceholder('Search by name or email').fill('malee')
  await expect(desk.getByText('Members: 1')).toBeVisible()
  await desk.getByRole('combobox', { name: 'Role of Malee' }).selectOption('Manager')
  await desk.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(desk.getByText('Malee now has the role “Manager”.')).toBeVisible()
  await admin.close()

  // People delete their own account.
  const leaving = { email: 'malee@elsewhere.example', password: 'nine lanterns on the long pier' }
  await page.context().clearCookies({ name: '_account' })
  await goTo(page, address('/user/login?to=/user/profile'))
  const form = page.locator('main')
  await form.getByLabel('Email').fill(leaving.email)
  await form.getByLabel('Password', { exact: true }).fill(leaving.password)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: /^Close my account/ }).click()
  await page.getByLabel(`Type ${leaving.email} to confirm`).fill(leaving.email)
  await page.getByLabel('Your password').fill(leaving.password)
  await page.getByRole('button', { name: 'Close permanently' }).click()
  await expect(page).toHaveURL(address('/'))
  expect((await page.context().cookies(address('/'))).some(({ name }) => name === '_account')).toBe(false)
  expect(
    (await ask(served.base, 'academy.localhost', '/account/signin', { method: 'POST', body: leaving })).status,
  ).toBe(401)
})

test('ends an idle session after two hours with a warning; activity keeps it, and unsaved input is kept', async ({
  page,
}) => {
  const hours = (count: number) => count * 3_600_000
  const cookie = await openSession(served.base, 'academy', 'manager')
  await page.clock.install()
  await page.context().addCookies([english, cookie])
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await goTo(page, address('/user/email'))
  await page.getByLabel('Subject').fill('Half a thought')
  const watched = (tab: Page) => tab.waitForFunction(() => localStorage.getItem('lastActivity') !== null)
  await watched(page)
  // All tabs count as one: activity in either reaches both, and so does the start of the idle watch in one.
  await page.evaluate(() => localStorage.removeItem('lastActivity'))
  const other = await page.context().newPage()
  await goTo(other, address('/user'))
  await watched(other)
  const warnings = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Are you still there?' }))
  await page.clock.fastForward(hours(2) - 60_000)
  for (const warning of warnings) await expect(warning).toBeVisible()
  await page.keyboard.press('Shift')
  for (const warning of warnings) await expect(warning).toBeHidden()
  await page.clock.fastForward(hours(2) - 60_000)
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  await page.clock.fastForward(61_000)
  for (const tab of [page, other]) await expect(tab).toHaveURL(address('/'))
  expect(lines).toEqual(expect.arrayContaining(['Auth token removed.', 'Session marked as invalid.']))
  // A tab waits for its sign-out for a moment only: the answer may come after the next page.
  await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === '_account')).toBe(false)
  const again = await ask(served.base, 'academy.localhost', '/account/session', {
    headers: { cookie: `_account=${cookie.value}` },
  })
  expect((JSON.parse(again.text) as { role: string }).role).toBe('guest')
  await page.context().addCookies([await openSession(served.base, 'academy', 'manager')])
  await goTo(page, address('/user/email'))
  await expect(page.getByLabel('Subject')).toHaveValue('Half a thought')
})
