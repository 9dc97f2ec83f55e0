import { siteUrl } from '../support/site-url'
import { openBuilder, readAsGuest } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

const notes =
  '# Open day\n\nCome on **Saturday**, see [our makers](/makers).\n\n- Tour at ten\n- Lunch at noon\n\n5 * 3 * 2 seats ![map](https://elsewhere.example/map.png) [no](javascript:alert(1))'

test(
  'pastes Markdown as headings and texts, which a guest reads once published',
  { tag: '@full' },
  async ({ page, browser, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const frame = await openBuilder(page, 'market', '/sell')
    await page.evaluate((text) => navigator.clipboard.writeText(text), notes)
    const canvas = frame.locator('#canvas-page')
    await page.getByRole('application').focus()
    // Unformatted, with Shift.
    await page.keyboard.press('ControlOrMeta+Shift+v')
    await expect(canvas.getByText('# Open day')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(canvas.getByText('# Open day')).toHaveCount(0)

    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByText(/A picture from another website was left out/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Open day' })).toBeVisible()
    await page.getByRole('button', { name: 'As plain text' }).click()
    await expect(canvas.getByText('# Open day')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(canvas.getByRole('listitem').filter({ hasText: 'Tour at ten' })).toBeVisible()

    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('dialog').getByText('Visitors see it now.')).toBeVisible()
    const text = await readAsGuest(browser, siteUrl('market', '/sell?lang=en'))
    expect(text).toContain('5 * 3 * 2 seats no')
    expect(text).not.toContain('**')
  },
)
