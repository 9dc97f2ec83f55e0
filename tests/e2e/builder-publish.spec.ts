import { brokenRules } from '@tests/support/axe'
import { ask } from '../support/hosts'
import { gatewayBase, siteUrl } from '../support/site-url'
import { openBuilder, readAsGuest, write } from './in-builder'
import { expect, test } from './test'
import { choose, desk, press, inputMethodsOf } from './input-methods'

test.use({ role: 'manager', ...desk })

test('shows a guest edits once they are published, no longer after a rollback, and schedules and cancels a release', async ({
  page,
  browser,
}) => {
  const seen = () => readAsGuest(browser, siteUrl('academy', '/teachers?lang=en'))
  const frame = await openBuilder(page, 'academy', '/teachers')
  const title = (await frame.locator('#canvas-page').getByRole('heading').first().innerText()).trim()
  await write(page, frame, title, 'Our five teachers')
  expect(await seen()).not.toContain('Our five teachers')

  // Before autosave has saved the draft: publishing saves it.
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: /teachers/ })).toBeChecked()
  await dialog.getByLabel('Release note').fill('A teacher more')
  expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('Visitors see it now.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: /View page/ })).toHaveAttribute('href', '/teachers')
  expect(await seen()).toContain('Our five teachers')

  await dialog.getByRole('button', { name: 'View history' }).click()
  const history = page.getByRole('complementary', { name: 'History' })
  const live = history.getByRole('listitem').filter({ hasText: 'Live' })
  await expect(live).toContainText('A teacher more')
  // Undo, redo, and undo again: each is one step, with any input method.
  const methods = inputMethodsOf(0)
  for (const [step, by] of [...methods, ...methods].slice(0, 3).entries()) {
    await press(by, history.getByRole('button', { name: /^Roll back the site to no/ }).first())
    await press(by, dialog.getByRole('button', { name: 'Roll back the site' }))
    await expect(dialog).toBeHidden()
    await expect(live).toContainText('Site rolled back to no')
    const { text } = await ask(gatewayBase(), 'academy.localhost', '/teachers?lang=en')
    expect([by, text.includes('Our five teachers')]).toEqual([by, step % 2 === 1])
  }
  expect(await seen()).not.toContain('Our five teachers')

  // The draft still has it, and can be published again.
  await expect(frame.locator('#canvas-page').getByText('Our five teachers')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByRole('checkbox', { name: /teachers/ })).toBeChecked()

  // Scheduled, until someone cancels it.
  await dialog.getByText('Later').click()
  await dialog.getByLabel('Date and time').fill('2020-01-01T08:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('This time has passed. Choose a time in the future.')).toBeVisible()
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 16)
  const planned = page.getByRole('region', { name: 'Scheduled' })
  for (const by of methods) {
    await choose(by, dialog.getByRole('radio', { name: 'Later' }))
    await dialog.getByLabel('Date and time').fill(tomorrow)
    await press(by, dialog.getByRole('button', { name: 'Schedule' }))
    await expect(dialog.getByText(/published automatically on/)).toBeVisible()
    await press(by, dialog.getByRole('button', { name: 'View history' }))
    await expect(planned.getByRole('listitem')).toHaveCount(1)
    await press(by, planned.getByRole('button', { name: 'Remove schedule' }))
    await press(by, dialog.getByRole('button', { name: 'Remove schedule' }))
    await expect(planned).toBeHidden()
    await press(by, page.getByRole('button', { name: 'Publish' }))
  }
})
