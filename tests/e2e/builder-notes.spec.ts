import { brokenRules } from '@tests/support/axe'
import type { Page } from '@playwright/test'
import { demoSessions } from '../support/sessions'
import { siteUrl } from '../support/site-url'
import { openBuilder, readAsGuest } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'manager' })

const panel = (page: Page) => page.getByRole('complementary', { name: 'Notes' })
const open = (page: Page) => panel(page).getByRole('list', { name: 'Open' }).getByRole('listitem')

test('writes a note on a part of the page by keyboard, answers it, finds it on the canvas and in the list of pages, resolves and deletes it', async ({
  page,
  browser,
}) => {
  const frame = await openBuilder(page, 'studio', '/services')
  const title = frame.locator('#canvas-page h1').first()
  const box = await title.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10)
  await page.keyboard.press('ControlOrMeta+Alt+M')
  await expect(panel(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Is this price still right?')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(open(page)).toHaveCount(1)
  await expect(open(page)).toContainText('Is this price still right?')
  await expect(panel(page).getByRole('textbox')).toHaveValue('')
  // Its mark is on the canvas, its count next to the selection's path, and its sign in the list of pages.
  await expect(page.getByRole('button', { name: /notes 1$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notes, 1 open' })).toBeVisible()

  await open(page).getByRole('button', { name: 'Reply' }).click()
  await open(page).getByRole('textbox').fill('It is.')
  await open(page).getByRole('button', { name: 'Reply' }).click()
  await expect(open(page)).toContainText('It is.')
  expect(await brokenRules(page, { of: '[aria-label="Notes"]' })).toEqual([])

  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
  await expect(page.getByRole('treeitem', { name: /^Services and prices.*Open notes: 1/ })).toBeVisible()
  await page.getByRole('button', { name: 'Notes, 1 open' }).click()

  await open(page).getByRole('button', { name: 'Resolve' }).click()
  await expect(open(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /notes 1$/ })).toBeHidden()
  await panel(page).getByText('Resolved 1').click()
  const resolved = panel(page).getByRole('list', { name: 'Resolved' })
  await expect(resolved).toContainText('It is.')
  await resolved.getByRole('button', { name: 'Delete' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Delete this note?' })
  await expect(dialog).toContainText('and its replies')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(resolved).toBeHidden()
  expect(await readAsGuest(browser, siteUrl('studio', '/services'))).not.toContain('price still right')
})

test(
  'marks a note with a mention as new everywhere, leads to it, and delivers the answer automatically',
  { tag: '@full' },
  async ({ page, browser }) => {
    test.slow()
    await openBuilder(page, 'academy', '/privacy')
    await page.getByRole('button', { name: 'Notes', exact: true }).click()
    await expect(panel(page).getByRole('textbox')).toBeFocused()
    await page.keyboard.type('@')
    await expect(
      panel(page).getByRole('listbox', { name: 'Mention someone' }).getByRole('option').first(),
    ).toBeVisible()
    expect(await brokenRules(page, { of: '[aria-label="Notes"]' })).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.type('is this date right?')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(open(page)).toContainText('is this date right?')
    await expect(page.getByRole('button', { name: 'Notes, 1 open', exact: true })).toBeVisible()

    const colleague = await browser.newContext({
      storageState: { cookies: demoSessions().admin, origins: [] },
      locale: 'en-GB',
    })
    await colleague.addCookies([{ name: 'lang', value: 'en', url: siteUrl('academy', '/') }])
    const second = await colleague.newPage()
    // On other pages they see that there is something new, and in the list of the whole site what it is.
    await openBuilder(second, 'academy', '/courses')
    await second.getByRole('button', { name: /^Notes, 1 new to you$/ }).click()
    await panel(second).getByText('For me 1').click()
    const listed = panel(second).getByRole('button', { name: /is this date right\?/ })
    expect(await brokenRules(second, { of: '[aria-label="Notes"]' })).toEqual([])
    await listed.click()
    await expect(second).toHaveURL(/\/privacy\?edit/)
    await expect(open(second).first()).toBeFocused()
    await expect(open(second)).toContainText('New')
    // Once seen, it is not new any more; the address in a mail still leads to it.
    await expect(second.getByRole('button', { name: 'Notes, 1 open', exact: true })).toBeVisible()
    const { notes } = (await (await second.waitForResponse(/\/api\/editor\/notes/)).json()) as {
      notes: { id: string }[]
    }
    await openBuilder(second, 'academy', `/privacy?edit=page:/privacy&note=${notes[0]?.id}`)
    await expect(open(second).first()).toBeFocused()
    await expect(second).toHaveURL(/\/privacy\?edit=page(:|%3A)(\/|%2F)privacy$/)
    await open(second).getByRole('button', { name: 'Reply' }).click()
    await open(second).getByRole('textbox').fill('It is.')
    await open(second).getByRole('button', { name: 'Reply' }).click()
    await expect(open(page)).toContainText('It is.')
    await colleague.close()
  },
)

test('reads and writes notes below the page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBuilder(page, 'studio', '/brief')
  await page.getByRole('button', { name: 'Notes', exact: true }).click()
  await panel(page).getByRole('textbox').fill('Shorter, please.')
  await panel(page).getByRole('button', { name: 'Add note' }).click()
  await expect(open(page)).toContainText('The whole page')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
