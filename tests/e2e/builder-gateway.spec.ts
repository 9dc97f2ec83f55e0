import { brokenRules } from '@tests/support/axe'
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test'
import { newerBuild } from '../support/newer-build'
import { serve, type Served } from '../support/serve'
import { demoPassword, openSession, statusOf } from '../support/sessions'
import { canvasOf, readAsGuest, write } from './in-builder'
import { expect, goTo, test } from './test'

// Its own gateway: it is killed, a site of it is disabled, and it is started as a newer build.
test.describe.configure({ mode: 'serial' })

let first: Served
let served: Served
test.beforeAll(async () => {
  first = served = await serve()
})
test.afterAll(async () => {
  await served.stop()
  await first.remove()
})

const address = (site: string, path: string) => `http://${site}.localhost:${served.port}${path}`
const restart = async (main?: string) => {
  served = await serve({ dataDir: served.dataDir, port: served.port, ...(main ? { main } : {}) })
}

async function person(browser: Browser, site: string, role: 'manager' | 'admin'): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: { cookies: [], origins: [] } })
  await context.addCookies([{ name: 'lang', value: 'en', domain: `${site}.localhost`, path: '/' }, await openSession(served.base, site, role)])
  return { page: await context.newPage(), context }
}

async function open(page: Page, site: string, path: string): Promise<Frame> {
  await goTo(page, address(site, `${path}?edit`))
  return canvasOf(page)
}

const state = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: words }).first()).toBeVisible()
const seen = (browser: Browser, path: string) => readAsGuest(browser, address('academy', `${path}?lang=en`))

test('what is planned for a time waits for it', async ({ browser }) => {
  const { page, context } = await person(browser, 'academy', 'manager')
  const frame = await open(page, 'academy', '/privacy')
  await write(page, frame, 'Privacy policy', 'Privacy, as planned')
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('At a time').click()
  // By the clock of the site, whatever the device's. The field knows minutes; the next one that leaves time to press the button.
  const soon = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000 + 7 * 3_600_000).toISOString().slice(0, 16)
  await dialog.getByLabel('Date and time').fill(soon)
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText(/published by itself on/)).toBeVisible()
  expect(await seen(browser, '/privacy')).not.toContain('Privacy, as planned')
  await context.close()
})

test('a site that is disabled says so in an open builder, which keeps everything and goes on once it is open again', async ({ browser }) => {
  const { page, context } = await person(browser, 'studio', 'manager')
  const admin = await openSession(served.base, 'academy', 'admin')
  const turn = (to: 'disable' | 'enable') => statusOf(served.base, admin, `/api/site/${to}`, { method: 'POST', body: { id: 'studio' } })
  const frame = await open(page, 'studio', '/about')
  const title = (await frame.locator('#canvas-page').getByRole('heading').first().innerText()).trim()

  expect(await turn('disable')).toBe(200)
  const notice = page.getByRole('alert').filter({ hasText: /This site is disabled|You are signed out/ })
  await expect(notice).toContainText('This site is disabled at the moment.')
  await write(page, frame, title, 'Written while it was closed')
  await state(page, 'Site disabled: kept on this device')
  expect(await brokenRules(page, { but: 'iframe' })).toEqual([])

  expect(await turn('enable')).toBe(200)
  await expect(notice).toContainText('You are signed out.')
  const [signIn] = await Promise.all([context.waitForEvent('page'), notice.getByRole('link', { name: 'Sign in' }).click()])
  const form = signIn.locator('main')
  await form.getByLabel('E-mail').fill('manager@studio.example')
  await form.getByLabel('Password', { exact: true }).fill(demoPassword)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(signIn).toHaveURL(address('studio', '/about'))
  await signIn.close()
  await state(page, 'Draft saved')
  await expect(notice).toBeHidden()
  const again = await open(page, 'studio', '/about')
  await expect(again.locator('#canvas-page').getByText('Written while it was closed')).toBeVisible()
  await context.close()
})

test('a publish whose gateway is killed leaves all as it was or all as it is to be, and goes on in the same dialog', async ({ browser }) => {
  const { page, context } = await person(browser, 'academy', 'manager')
  await write(page, await open(page, 'academy', '/contact'), 'Reserve a seat, or ask first', 'Reserve a seat, killed')
  await state(page, 'Draft saved')
  await write(page, await open(page, 'academy', '/teachers'), 'The people who read your homework', 'The people, killed')
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /contact/ }).check()
  const news = async () => [(await seen(browser, '/contact')).includes('Reserve a seat, killed'), (await seen(browser, '/teachers')).includes('The people, killed')]
  expect(await news()).toEqual([false, false])

  // Killed while it is answering: sooner or later in its work, which nobody can choose.
  await page.route('**/api/editor/publish', async (route) => {
    await route.continue()
    await served.stop('SIGKILL')
  }, { times: 1 })
  await dialog.getByRole('button', { name: /^Publish/ }).click()
  await expect(dialog.getByText('The connection failed.')).toBeVisible()
  await restart()
  const [contact, teachers] = await news()
  expect(contact).toBe(teachers)

  if (!contact) {
    await dialog.getByRole('button', { name: /^Publish/ }).click()
    await dialog.getByText('Visitors see it now.').waitFor()
  }
  expect(await news()).toEqual([true, true])
  await context.close()
})

test('a newer page of the theme is taken into a customised one, node by node', async ({ browser }) => {
  const build = newerBuild({ 'A school that opens at sunset': 'A school for the evening', 'Three rules': 'Three new rules' })
  try {
    const { page, context } = await person(browser, 'academy', 'manager')
    const own = await open(page, 'academy', '/about')
    await write(page, own, 'A school that opens at sunset', 'Our school')
    await state(page, 'Draft saved')
    await served.stop()
    await restart(build.main)

    const frame = await open(page, 'academy', '/about')
    const canvas = frame.locator('#canvas-page')
    await expect(canvas.getByText('Three rules', { exact: true })).toBeVisible()
    await page.getByRole('status').filter({ hasText: 'The theme’s page is newer' }).getByRole('button', { name: 'See what is new' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('navigation', { name: 'What differs (2)' })).toContainText('Three new rules')
    await dialog.getByRole('button', { name: 'Take it into the draft' }).click()

    // What both changed is a person's choice; what only the theme changed comes by itself.
    await expect(dialog).toContainText('Changed here and in the theme')
    await expect(dialog.getByRole('button', { name: 'Use what is chosen' })).toBeDisabled()
    expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
    await dialog.getByRole('radio', { name: /use Mine/ }).check()
    await dialog.getByRole('button', { name: 'Use what is chosen' }).click()
    await expect(canvas.getByText('Three new rules', { exact: true })).toBeVisible()
    await expect(canvas.getByText('Our school', { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'The theme’s page is newer' })).toHaveCount(0)

    // One step back, and forth again; then it is the page's.
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect(canvas.getByText('Three rules', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(canvas.getByText('Three new rules', { exact: true })).toBeVisible()
    await state(page, 'Draft saved')
    await open(page, 'academy', '/about')
    await expect(page.getByRole('status').filter({ hasText: 'The theme’s page is newer' })).toHaveCount(0)
    await context.close()
  } finally {
    await served.stop()
    build.remove()
  }
})

// The last one, because its time has come by then.
test('what was planned is there at its time, although the gateway was killed before', async ({ browser }) => {
  test.setTimeout(120_000)
  await restart()
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const guest = await context.newPage()
  await expect(async () => {
    await guest.goto(address('academy', '/privacy?lang=en'))
    await expect(guest.getByRole('heading', { name: 'Privacy, as planned' })).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 90_000, intervals: [1000] })
  await context.close()
})
