import { brokenRules } from '@tests/support/axe'
import { siteUrl } from '../support/site-url'
import { openBuilder, readAsGuest, write } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

test('what is written is a guest’s once it is published, no longer once it is rolled back, and can be planned and taken back', async ({ page, browser }) => {
  const seen = () => readAsGuest(browser, siteUrl('academy', '/teachers?lang=en'))
  const frame = await openBuilder(page, 'academy', '/teachers')
  const title = (await frame.locator('#canvas-page').getByRole('heading').first().innerText()).trim()
  await write(page, frame, title, 'Our five teachers')
  expect(await seen()).not.toContain('Our five teachers')

  // Before the draft was saved by itself: publishing saves it.
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: /teachers/ })).toBeChecked()
  await dialog.getByLabel('Note').fill('A teacher more')
  expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('Visitors see it now.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: /See the page/ })).toHaveAttribute('href', '/teachers')
  expect(await seen()).toContain('Our five teachers')

  await dialog.getByRole('button', { name: 'Show the history' }).click()
  const history = page.getByRole('complementary', { name: 'History' })
  const live = history.getByRole('listitem').filter({ hasText: 'Visitors see this' })
  await expect(live).toContainText('A teacher more')
  await history.getByRole('button', { name: /^Roll back to no/ }).first().click()
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(dialog).toBeHidden()
  await expect(live).toContainText('Rolled back to no')
  expect(await seen()).not.toContain('Our five teachers')

  // The draft has it still, and can be published anew.
  await expect(frame.locator('#canvas-page').getByText('Our five teachers')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByRole('checkbox', { name: /teachers/ })).toBeChecked()

  // At a time that is to come, as long as nobody takes it back.
  await dialog.getByText('At a time').click()
  await dialog.getByLabel('Date and time').fill('2020-01-01T08:00')
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText('Choose a time to come.')).toBeVisible()
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 16)
  await dialog.getByLabel('Date and time').fill(tomorrow)
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog.getByText(/published by itself on/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Show the history' }).click()
  const planned = page.getByRole('region', { name: 'Planned' })
  await expect(planned.getByRole('listitem')).toHaveCount(1)
  await planned.getByRole('button', { name: 'Take back' }).click()
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(planned).toBeHidden()
})
