import { brokenRules } from '@tests/support/axe'
import { openBuilder, write } from './in-builder'
import { expect, test } from './test'

// A page that no other spec edits: it has no versions yet.
test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

test(
  'names a version, compares it with the draft, and restores it in one undoable step',
  { tag: '@full' },
  async ({ page }) => {
    const frame = await openBuilder(page, 'studio', '/creators')
    const title = (await frame.locator('#canvas-page').getByRole('heading').first().innerText()).trim()
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('complementary', { name: 'History' })
    await expect(history.getByText('No changes yet.')).toBeVisible()

    await write(page, frame, title, 'Questions, answered')
    await history.getByLabel('Name this version').fill('With answers')
    await history.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(history.getByRole('listitem').filter({ hasText: 'With answers' })).toContainText('Newest')
    await write(page, frame, 'Questions, answered', 'No questions')
    await expect(history.getByRole('listitem').first()).not.toContainText('With answers')

    await history.getByRole('listitem').filter({ hasText: 'With answers' }).getByRole('button').click()
    const dialog = page.getByRole('dialog')
    const differences = dialog.getByRole('navigation', { name: 'Differences (1)' })
    await expect(differences).toContainText('Questions, answered')
    await expect(differences).toContainText('No questions')
    await expect(dialog.frameLocator('iframe[title="Then"]').getByText('Questions, answered')).toBeVisible()
    await expect(dialog.frameLocator('iframe[title="Current draft"]').getByText('No questions')).toBeVisible()
    expect(await brokenRules(page, { of: '[role="dialog"]', but: 'iframe' })).toEqual([])

    await dialog.getByRole('button', { name: 'Restore this version' }).click()
    const heading = frame.locator('#canvas-page').getByRole('heading').first()
    await expect(heading).toHaveText('Questions, answered')
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
    await expect(heading).toHaveText('No questions')

    await history.getByRole('button', { name: 'Compare with published version' }).click()
    await expect(dialog.getByRole('navigation')).toContainText(title)
  },
)
