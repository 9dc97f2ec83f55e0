import { brokenRules } from '@tests/support/axe'
import { openBuilder } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

test(
  'drops a ready-made section by mouse, adds it by keyboard, and undoes it as a whole',
  { tag: '@full' },
  async ({ page }) => {
    const frame = await openBuilder(page, 'hora', '/method')
    const onPage = (text: string) => frame.locator('#canvas-page').getByText(text, { exact: true })
    const rows = frame.locator('#canvas-page > .canvas-rows > .row')
    const before = await rows.count()
    await page.getByRole('tab', { name: 'Ready-made' }).click()
    const menu = page.locator('[data-pattern="offers-menu"]')
    await page.getByRole('textbox', { name: 'Search ready-made sections' }).fill('กาแฟ')
    await expect(menu).toBeVisible()
    expect(await brokenRules(page, { but: 'iframe' })).toEqual([])

    // Two rows that are inserted and removed together.
    const [from, to] = [await menu.boundingBox(), await rows.first().boundingBox()]
    if (!from || !to) throw new Error('There is nothing to drag, or nowhere to.')
    await page.mouse.move(from.x + 60, from.y + 40)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 8 })
    await page.mouse.move(to.x + to.width / 2, to.y + 6, { steps: 4 })
    await page.mouse.up()
    await expect(onPage('What is on today')).toBeVisible()
    await expect(rows).toHaveCount(before + 2)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rows).toHaveCount(before)

    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('ready-made')
    await page.getByRole('option', { name: 'Ready-made sections…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ready-made sections' })
    await dialog.getByRole('textbox', { name: 'Search sections' }).fill('newsletter')
    const newsletter = dialog.locator('[data-pattern="call-newsletter"]')
    await expect(newsletter).toBeVisible()
    expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
    await newsletter.focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(onPage('One letter a month, worth opening')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rows).toHaveCount(before)
  },
)
