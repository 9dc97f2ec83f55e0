import { brokenRules } from '@tests/support/axe'
import type { Browser, BrowserContext, Frame, Page } from '@playwright/test'
import { ask } from '../support/hosts'
import { newerBuild } from '../support/newer-build'
import { serve, type Served } from '../support/serve'
import { demoPassword, openSession, statusOf } from '../support/sessions'
import { canvasOf, readAsGuest, write } from './in-builder'
import { expect, goTo, test } from './test'
import { choose, desk, press, inputMethodsOf, writeBy } from './input-methods'

// Its own gateway: it is killed, a site of it is disabled, and it is started as a newer build.
test.describe.configure({ mode: 'serial' })

let first: Served
let served: Served
test.beforeAll(async () => {
  first = served = await serve({ isBrief: true })
})
test.afterAll(async () => {
  await served.stop()
  await first.remove()
})

const address = (site: string, path: string) => `http://${site}.localhost:${served.port}${path}`
const restart = async (main?: string) => {
  served = await serve({ dataDir: served.dataDir, port: served.port, isBrief: true, ...(main ? { main } : {}) })
}

async function person(
  browser: Browser,
  site: string,
  role: 'manager' | 'admin',
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ ...desk, storageState: { cookies: [], origins: [] } })
  await context.addCookies([
    { name: 'lang', value: 'en', domain: `${site}.localhost`, path: '/' },
    await openSession(served.base, site, role),
  ])
  return { page: await context.newPage(), context }
}

async function open(page: Page, site: string, path: string): Promise<Frame> {
  await goTo(page, address(site, `${path}?edit`))
  return canvasOf(page)
}

const state = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
/** The gateway's answer for a person; a guest without `cookies`. */
const sent = async (site: string, path: string, cookies: Record<string, string> = {}) =>
  (await ask(served.base, `${site}.localhost`, `${path}?lang=en`, { cookies })).text
const seen = (browser: Browser, path: string) => readAsGuest(browser, address('academy', `${path}?lang=en`))

test('publishes a scheduled release only at its time', async ({ browser }) => {
  const { page, context } = await person(browser, 'academy', 'manager')
  const frame = await open(page, 'academy', '/privacy')
  await write(page, frame, 'Privacy policy', 'Privacy, as planned')
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Later').click()
  // In the site's time zone, regardless of the device's. The field has minutes; the next one that leaves time to press
  // the button.
  const soon = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000 + 7 * 3_600_000).toISOString().slice(0, 16)
  await dialog.getByLabel('Date and time').fill(soon)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText(/published automatically on/)).toBeVisible()
  expect(await seen(browser, '/privacy')).not.toContain('Privacy, as planned')
  await context.close()
})

test('makes a page with a menu entry, which visitors see once both are published', async ({ browser }) => {
  const { page, context } = await person(browser, 'academy', 'manager')
  await open(page, 'academy', '/teachers')
  await press('mouse', page.getByRole('button', { name: 'Pages' }))
  await press('mouse', page.getByRole('complementary', { name: 'Pages' }).getByRole('button', { name: 'New page' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Open evening')
  await dialog.getByLabel('Add to a menu').selectOption('Main menu')
  await press('mouse', dialog.getByRole('button', { name: 'Create and open' }))
  await page.waitForURL('**/open-evening?edit=page:/open-evening')
  await canvasOf(page)
  const menu = async () => (await sent('academy', '/about')).includes('Open evening')
  expect(await menu()).toBe(false)

  // The menu's draft has it, after the existing entries.
  await press('mouse', page.getByRole('button', { name: 'Pages' }))
  await press('mouse', page.getByRole('treeitem', { name: /^Main menu/ }))
  await page.waitForURL('**edit=section:menu-main')
  // The list is still there for the next step.
  await expect(
    page.getByRole('complementary', { name: 'Pages' }).getByRole('treeitem', { name: /^Main menu/ }),
  ).toHaveAttribute('aria-current', 'page')
  const entries = (await canvasOf(page)).locator('#canvas-page').getByRole('link')
  await expect(entries.last()).toHaveText('Open evening')
  expect(await entries.count()).toBeGreaterThan(3)

  await press('mouse', page.getByRole('button', { name: 'Publish' }))
  await choose('mouse', dialog.getByRole('checkbox', { name: /Open evening/ }))
  await expect(dialog.getByRole('checkbox', { name: /Main menu/ })).toBeChecked()
  await press('mouse', dialog.getByRole('button', { name: 'Publish 2 changes' }))
  await expect(dialog.getByText('Visitors see it now.')).toBeVisible()
  expect(await menu()).toBe(true)
  const guest = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const visit = await guest.newPage()
  await goTo(visit, address('academy', '/about?lang=en'))
  await visit.getByRole('banner').getByRole('link', { name: 'Open evening' }).click()
  await expect(visit).toHaveURL(address('academy', '/open-evening'))
  await expect(visit).toHaveTitle(/Open evening/)
  await guest.close()
  await context.close()
})

test(
  'reports a disabled site in an open builder, which keeps everything and continues once it is enabled',
  { tag: '@full' },
  async ({ browser }) => {
    const { page, context } = await person(browser, 'studio', 'manager')
    const admin = await openSession(served.base, 'academy', 'admin')
    const turn = (to: 'disable' | 'enable') =>
      statusOf(served.base, admin, `/api/site/${to}`, { method: 'POST', body: { id: 'studio' } })
    const frame = await open(page, 'studio', '/about')
    const title = (await frame.locator('#canvas-page').getByRole('heading').first().innerText()).trim()

    expect(await turn('disable')).toBe(200)
    const notice = page.getByRole('alert').filter({ hasText: /This site is currently disabled|You’re signed out/ })
    await expect(notice).toContainText('This site is currently disabled.')
    await write(page, frame, title, 'Written while it was closed')
    await state(page, 'Site disabled: kept on this device')
    expect(await brokenRules(page, { but: 'iframe' })).toEqual([])

    expect(await turn('enable')).toBe(200)
    await expect(notice).toContainText('You’re signed out.')
    const [signIn] = await Promise.all([
      context.waitForEvent('page'),
      notice.getByRole('link', { name: 'Sign in' }).click(),
    ])
    const form = signIn.locator('main')
    await form.getByLabel('Email').fill('manager@studio.example')
    await form.getByLabel('Password', { exact: true }).fill(demoPassword)
    await form.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(signIn).toHaveURL(address('studio', '/about'))
    await signIn.close()
    await state(page, 'Draft saved')
    await expect(notice).toBeHidden()
    const again = await open(page, 'studio', '/about')
    await expect(again.locator('#canvas-page').getByText('Written while it was closed')).toBeVisible()
    await context.close()
  },
)

test('publishes completely or not at all when the gateway is killed, and continues in the same dialog', async ({
  browser,
}) => {
  // The gateway restarts for each input method.
  test.slow()
  const { page, context } = await person(browser, 'academy', 'manager')
  let [contact, teachers] = ['Reserve a seat, or ask first', 'The people who read your homework']
  for (const by of inputMethodsOf(1, 1)) {
    await write(page, await open(page, 'academy', '/contact'), contact, `Reserve a seat, killed by ${by}`)
    await state(page, 'Draft saved')
    await write(page, await open(page, 'academy', '/teachers'), teachers, `The people, killed by ${by}`)
    ;[contact, teachers] = [`Reserve a seat, killed by ${by}`, `The people, killed by ${by}`]
    await press(by, page.getByRole('button', { name: 'Publish' }))
    const dialog = page.getByRole('dialog')
    await choose(by, dialog.getByRole('checkbox', { name: /contact/ }))
    const publishedStates = async () => [
      (await sent('academy', '/contact')).includes(contact),
      (await sent('academy', '/teachers')).includes(teachers),
    ]
    expect(await publishedStates()).toEqual([false, false])

    // Killed while it is answering, at an arbitrary point of its work.
    await page.route(
      '**/api/editor/publish',
      async (route) => {
        await route.continue()
        await served.stop('SIGKILL')
      },
      { times: 1 },
    )
    await press(by, dialog.getByRole('button', { name: /^Publish/ }))
    await expect(dialog.getByText('Couldn’t connect.')).toBeVisible()
    await restart()
    const [isContact, isTeachers] = await publishedStates()
    expect(isContact).toBe(isTeachers)

    if (!isContact) {
      await press(by, dialog.getByRole('button', { name: /^Publish/ }))
      await dialog.getByText('Visitors see it now.').waitFor()
    }
    expect(await publishedStates()).toEqual([true, true])
  }
  await context.close()
})

test(
  'makes a view for a role by mouse, previews it by keyboard and by touch, and shows it to no one else',
  { tag: '@full' },
  async ({ browser }) => {
    const { page, context } = await person(browser, 'studio', 'manager')
    const frame = await open(page, 'studio', '/services')
    const canvas = frame.locator('#canvas-page')
    const title = 'The price is on the door'
    await press('mouse', page.getByRole('button', { name: 'Add a view for Manager' }))
    await press('mouse', page.getByRole('menuitem', { name: 'Empty' }))
    const empty = canvas.getByText('This page is empty')
    await expect(empty).toBeVisible()

    const seeAs = async (by: 'keyboard' | 'touch', role: string) => {
      await press(by, page.getByRole('button', { name: /^View as:/ }))
      await press(by, page.getByRole('menuitem', { name: role }))
      await expect(page.getByRole('button', { name: `View as: ${role}` })).toBeVisible()
    }
    await seeAs('keyboard', 'Guest')
    await expect(canvas.getByText(title)).toBeVisible()
    await seeAs('touch', 'Manager')
    await expect(empty).toBeVisible()
    // Keys and touches act on what each person sees.
    await page.getByRole('application').focus()
    await page.keyboard.press('/')
    await page.getByRole('textbox', { name: 'Find a block to add' }).fill('quote')
    await page.keyboard.press('Enter')
    const quote = canvas.getByText('A quote worth sharing.')
    await expect(quote).toBeVisible()
    await writeBy('keyboard', page, frame, 'A quote worth sharing.', 'For managers alone.')
    await seeAs('touch', 'Guest')
    await expect(canvas.getByText('For managers alone.')).toHaveCount(0)

    // The page at another width, in the other language and dark, each with one press.
    await choose('keyboard', page.getByRole('radio', { name: 'Mobile' }))
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(390)
    await choose('touch', page.getByRole('radio', { name: 'Tablet' }))
    await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(820)
    await press('touch', page.getByRole('button', { name: /^Page language/ }))
    await press('touch', page.getByRole('menuitem', { name: 'ไทย' }))
    await expect(canvas.getByText('ราคาเขียนไว้บนประตู')).toBeVisible()
    const ground = () => frame.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await press('keyboard', page.getByRole('button', { name: 'Show dark mode' }))
    await expect.poll(ground).not.toBe(light)
    await press('touch', page.getByRole('button', { name: 'Show light mode' }))
    await expect.poll(ground).toBe(light)

    await press('touch', page.getByRole('button', { name: 'Publish' }))
    // The quote's author is sample text.
    await press('touch', page.getByRole('dialog').getByRole('button', { name: 'Remove it', exact: true }))
    await press('touch', page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }))
    await expect(page.getByRole('dialog').getByText('Visitors see it now.')).toBeVisible()
    const manager = await sent('studio', '/services', {
      _account: (await openSession(served.base, 'studio', 'manager')).value,
    })
    expect([manager.includes('For managers alone.'), manager.includes(title)]).toEqual([true, false])
    const guest = await sent('studio', '/services')
    expect([guest.includes('For managers alone.'), guest.includes(title)]).toEqual([false, true])
    await context.close()
  },
)

test('merges a newer page of the theme into a customised one, node by node', { tag: '@full' }, async ({ browser }) => {
  const build = newerBuild({
    'A school that opens at sunset': 'A school for the evening',
    'Three rules': 'Three new rules',
  })
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
    await page
      .getByRole('status')
      .filter({ hasText: 'The theme has a newer version' })
      .getByRole('button', { name: 'See what’s new' })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('navigation', { name: 'Differences (2)' })).toContainText('Three new rules')
    await dialog.getByRole('button', { name: 'Update the draft' }).click()

    // The person decides what changed on both sides; what only the theme changed is merged automatically.
    await expect(dialog).toContainText('Changed here and in the theme')
    await expect(dialog.getByRole('button', { name: 'Apply choices' })).toBeDisabled()
    expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
    await dialog.getByRole('radio', { name: /use Mine/ }).check()
    await dialog.getByRole('button', { name: 'Apply choices' }).click()
    await expect(canvas.getByText('Three new rules', { exact: true })).toBeVisible()
    await expect(canvas.getByText('Our school', { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'The theme has a newer version' })).toHaveCount(0)

    // Undo and redo; then it is the page's.
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect(canvas.getByText('Three rules', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Redo/ }).click()
    await expect(canvas.getByText('Three new rules', { exact: true })).toBeVisible()
    await state(page, 'Draft saved')
    await open(page, 'academy', '/about')
    await expect(page.getByRole('status').filter({ hasText: 'The theme has a newer version' })).toHaveCount(0)
    await context.close()
  } finally {
    await served.stop()
    build.remove()
  }
})

// The last test, so that its time has come by then.
test('publishes a scheduled release in time, although the gateway was killed before', async ({ browser }) => {
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
