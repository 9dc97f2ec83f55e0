import { brokenRules } from '@tests/support/axe'
import type { Page } from '@playwright/test'
import { expect, test } from './test'

test.use({ role: 'manager' })

const panel = (page: Page) => page.getByRole('complementary', { name: 'Pages' })
const line = (page: Page, name: RegExp) => panel(page).getByRole('treeitem', { name })

async function openPanel(page: Page) {
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
  await expect(line(page, /About Tawan Academy/)).toHaveAttribute('aria-current', 'page')
}

test('makes a page at a free address, moves it, trashes it and restores it', async ({ open, page }) => {
  await open('academy', '/about?edit')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Winter term')
  await expect(dialog.getByLabel('Address')).toHaveValue('/winter-term')
  await dialog.getByLabel('Address').fill('/about')
  await expect(dialog.getByText('Another page already uses this address.')).toBeVisible()
  await dialog.getByLabel('Address').fill('/winter-term')
  await dialog.getByRole('button', { name: 'Create and open' }).click()
  await page.waitForURL('**/winter-term?edit=page:/winter-term')
  await expect(page.getByRole('banner', { name: 'Builder' })).toContainText('Winter term')

  await page.getByRole('button', { name: 'Pages' }).click()
  await line(page, /Winter term/)
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: 'Change address' }).click()
  await dialog.getByLabel('New address').fill('/cold-term')
  await dialog.getByRole('button', { name: 'Change address' }).click()
  await page.waitForURL('**/cold-term?edit=page:/cold-term')

  await page.getByRole('button', { name: 'Pages' }).click()
  await line(page, /Winter term/)
    .getByRole('button')
    .click()
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await expect(page.getByText('This page is in the trash.')).toBeVisible()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('This page is in the trash.')).toBeHidden()
})

test('makes a page from a previewed template, whose suggestions give way to what is typed', async ({ open, page }) => {
  await open('academy', '/about?edit')
  await openPanel(page)
  await panel(page).getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: 'Blank page' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Team' }).check()
  await expect(dialog.getByLabel('Title')).toHaveValue('Our team')
  await expect(dialog.getByLabel('Address')).toHaveValue('/our-team')
  await dialog.getByLabel('Address').fill('/our-story')
  // By keyboard, like any radio group.
  await dialog.getByRole('radio', { name: 'Team' }).press('ArrowLeft')
  await expect(dialog.getByRole('radio', { name: 'About us', exact: true })).toBeChecked()
  await expect(dialog.getByLabel('Title')).toHaveValue('About us')
  await expect(dialog.getByLabel('Address')).toHaveValue('/our-story')
  const picture = dialog.locator('[data-template-picture="about"]')
  await expect(picture.frameLocator('iframe').getByText('It began with a small thing done well')).toBeVisible()
  await expect(picture.frameLocator('iframe').locator('main img').first()).toBeVisible()
  expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Create and open' }).click()
  await page.waitForURL('**/our-story?edit=page:/our-story')
  await expect(page.frameLocator('main iframe').getByRole('heading', { level: 1 })).toHaveText(
    'It began with a small thing done well',
  )
  await expect(page.getByRole('banner', { name: 'Builder' })).toContainText('About us')
})

test('operates the list of pages by keyboard, and passes axe', async ({ open, page }) => {
  await open('academy', '/about?edit')
  await openPanel(page)
  await line(page, /About Tawan Academy/).focus()
  const article = line(page, /Article .*\/page\/\{slug\}/)
  // Line by line; what lies between depends on the theme.
  for (let steps = 0; steps < 60 && !(await article.evaluate((element) => element === document.activeElement)); steps++)
    await page.keyboard.press('ArrowDown')
  await expect(article).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menuitem', { name: 'New page from this one' })).toBeVisible()
  await expect(page.locator('[role="menu"]:is(:focus, :focus-within)')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(article).toBeFocused()
  expect(await brokenRules(page, { of: 'aside, nav' })).toEqual([])
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\?edit=/)
})

test('edits the header like a page', async ({ open, page }) => {
  await open('academy', '/about?edit')
  await openPanel(page)
  await line(page, /^Header/).click()
  await page.waitForURL('**/about?edit=slot:header')
  await expect(page.frameLocator('main iframe').locator('main [data-node]').first()).toBeVisible()
})

test(
  'selects several pages by mouse and keyboard, trashes them together, restores them, and publishes them together',
  { tag: '@full' },
  async ({ open, page }) => {
    const made = async (path: string, title: string) => {
      await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
      await panel(page).getByRole('button', { name: 'New page' }).click()
      await page.getByRole('dialog').getByLabel('Title').fill(title)
      await page.getByRole('dialog').getByLabel('Address').fill(path)
      await page.getByRole('dialog').getByRole('button', { name: 'Create and open' }).click()
      await page.waitForURL(`**${path}?edit=page:${path}`)
    }
    await open('hora', '/method?edit')
    for (const nth of ['one', 'two']) await made(`/batch-${nth}`, `Batch ${nth}`)
    await open('hora', '/method?edit')
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
    await panel(page).getByRole('button', { name: 'Select multiple' }).click()
    await line(page, /^Batch one/).click()
    await expect(line(page, /^Batch one/)).toBeChecked()
    await expect(panel(page).getByRole('status').filter({ hasText: 'Selected' })).toHaveText('Selected: 1')
    // Shift selects the whole range; also by keyboard.
    await line(page, /^Batch two/).click({ modifiers: ['Shift'] })
    await expect(panel(page).getByRole('status').filter({ hasText: 'Selected' })).toHaveText('Selected: 2')
    await line(page, /^Batch two/).focus()
    await page.keyboard.press('Space')
    await expect(line(page, /^Batch two/)).not.toBeChecked()
    await page.keyboard.press('Space')
    expect(await brokenRules(page, { of: 'aside, nav' })).toEqual([])

    await panel(page).getByRole('button', { name: 'Move to trash (2)' }).click()
    const trash = panel(page).getByRole('region', { name: 'Trash' })
    await expect(trash.getByRole('treeitem', { name: /^Batch/ })).toHaveCount(2)
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
    await expect(trash.getByRole('treeitem', { name: /^Batch/ })).toHaveCount(0)

    await line(page, /^Batch one/).click()
    await line(page, /^Batch two/).click()
    await panel(page).getByRole('button', { name: 'Publish (2)…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect(dialog.getByRole('checkbox', { name: /Batch one/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: /Batch two/ })).toBeChecked()
  },
)
