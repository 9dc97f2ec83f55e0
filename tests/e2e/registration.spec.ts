import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openSession } from '../support/sessions'
import { gatewayBase, siteUrl } from '../support/site-url'
import { expect, goTo, test } from './test'

const send = (page: Page) => page.locator('main').getByRole('button', { name: 'Send the registration' }).click()

/** Fills in everything required of someone who grows nothing and comes alone. */
async function fillIn(page: Page, name: string) {
  const form = page.locator('main form')
  await form.getByLabel(/^Title/).selectOption({ index: 1 })
  await form.getByLabel(/^Full name/).fill(name)
  await form.getByLabel(/^Mobile phone/).fill('081 234 5678')
  await form.getByLabel(/^Province/).selectOption({ label: 'Chiang Mai' })
  await form.getByLabel(/Aerated compost/).check()
  await form.getByLabel('Not yet').check()
  await form.getByLabel('On my own').check()
  await form.getByLabel(/You may store and use/).check()
}

/** A person unknown to other tests. */
const someone = () => `Somchai ${Math.random().toString(36).slice(2, 10)}`

/** Registers someone, taking the minimum time of a person. */
async function register(page: Page, name: string) {
  await goTo(page, siteUrl('academy', '/register-interest'))
  const opened = Date.now()
  await fillIn(page, name)
  await page.waitForTimeout(Math.max(0, 2200 - (Date.now() - opened)))
  await send(page)
  await expect(page.getByRole('heading', { name: 'Your registration arrived' })).toBeVisible()
}

test('names each missing answer, and links to its field', async ({ page, open }) => {
  await open('academy', '/register-interest')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await send(page)
  const summary = page.getByRole('alert').filter({ hasText: 'answers need attention' })
  await expect(summary).toBeVisible()
  await expect(page.getByLabel(/^Title/)).toBeFocused()
  await expect(page.getByLabel(/^Full name/)).toHaveAttribute('aria-invalid', 'true')
  await summary.getByRole('button', { name: /^Mobile phone/ }).click()
  await expect(page.getByLabel(/^Mobile phone/)).toBeFocused()
  await page.keyboard.type('12')
  await page.getByLabel(/^Full name/).fill('So')
  await expect(summary).toContainText('Full name')
  expect(calls).toEqual([])
})

test('shows and hides a dependent question with its condition', async ({ page, open }) => {
  await open('academy', '/register-interest')
  await expect(page.getByLabel(/About how large is your plot/)).toHaveCount(0)
  await page.locator('main').getByLabel('Yes', { exact: true }).check()
  await expect(page.getByLabel(/About how large is your plot/)).toBeVisible()
})

test('keeps the input through a reload of the page', async ({ page, open }) => {
  await open('academy', '/register-interest')
  await page.getByLabel(/^Full name/).fill('Malee Kept')
  await page.reload()
  await expect(page.getByLabel(/^Full name/)).toHaveValue('Malee Kept')
})

test('registers a visitor; a manager finds the answer, opens it, changes its status and exports it', async ({
  page,
  browser,
}) => {
  const name = someone()
  await register(page, name)
  await expect(page.locator('main')).toContainText(/Your reference: [0-9A-F]{8}/)

  const context = await browser.newContext({ acceptDownloads: true })
  await context.addCookies([await openSession(gatewayBase(), 'academy', 'manager')])
  const manager = await context.newPage()
  await goTo(manager, siteUrl('academy', '/register-interest?lang=en'))
  await manager.getByPlaceholder('Search responses').fill(name)
  const row = manager.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('New')
  await expect(row).toContainText('Chiang Mai')
  await row.getByRole('button', { name }).click()
  const dialog = manager.getByRole('dialog', { name })
  await expect(dialog).toContainText('081')
  await dialog.getByLabel('Done').check()
  await expect(dialog.getByText('Status changed to “Done”.')).toBeAttached()
  await manager.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Done')

  const download = manager.waitForEvent('download')
  await manager.getByRole('button', { name: 'Export' }).click()
  await manager.getByRole('menuitem', { name: 'CSV file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const csv = readFileSync(await file.path(), 'utf8')
  expect(csv.charCodeAt(0)).toBe(0xfeff)
  expect(csv).toContain(name)
  await context.close()
})

test.describe('two managers at the same answer', () => {
  test.use({ allowedConsoleErrors: /status of 409/ })
  test(
    'reports a conflict to the later one, who then sees the current status',
    { tag: '@full' },
    async ({ page, browser }) => {
      const name = someone()
      await register(page, name)
      const open = async () => {
        const context = await browser.newContext()
        await context.addCookies([await openSession(gatewayBase(), 'academy', 'manager')])
        const manager = await context.newPage()
        await goTo(manager, siteUrl('academy', '/register-interest?lang=en'))
        // Awaited before anything is changed: a later answer would already show the change.
        const found = manager.waitForResponse(
          (answer) => answer.url().includes('/api/form/submissions?') && answer.url().includes('q='),
        )
        await manager.getByPlaceholder('Search responses').fill(name)
        await found
        await manager.getByRole('row').filter({ hasText: name }).getByRole('button', { name }).click()
        return { context, dialog: manager.getByRole('dialog', { name }) }
      }
      const [first, second] = [await open(), await open()]
      // Not `check`: the box is ticked only after the gateway has confirmed.
      await first.dialog.getByLabel('Done').click()
      await expect(first.dialog.getByText('Status changed to “Done”.')).toBeAttached()
      await second.dialog.getByLabel('Seen').click()
      await expect(second.dialog).toContainText('Someone else changed this response. You now see the latest version.')
      await expect(second.dialog.getByLabel('Done')).toBeChecked()
      await first.context.close()
      await second.context.close()
    },
  )
})

test('shows a visitor the form, and nothing of others’ answers', async ({ page, open }) => {
  await open('academy', '/register-interest')
  await expect(page.locator('main form')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
})
