import { brokenRules } from '@tests/support/axe'
import { openBuilder } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

test('fills the areas of tabs by mouse and by keyboard alone, including the hidden one', async ({ page }) => {
  const frame = await openBuilder(page, 'market', '/season')
  const content = frame.locator('#canvas-page')
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowDown')
  for (const what of ['Tabs', 'Quote']) {
    await page.keyboard.press('/')
    await page.getByRole('textbox', { name: 'Find a block to add' }).fill(what.toLowerCase())
    await page.keyboard.press('Enter')
  }
  const quote = content.getByText('A quote worth sharing.')
  await expect(quote).toHaveCount(1)
  const shownIn = (tab: string) =>
    content.getByRole('tabpanel', { name: tab }).filter({ hasText: 'A quote worth sharing.' })

  // By keyboard: steps through the drop positions, each is announced, and Escape cancels.
  await page.keyboard.press('Alt+m')
  const bar = page.getByRole('region', { name: /^Moving Quote/ })
  await expect(bar).toBeVisible()
  for (let press = 0; press < 12 && !(await bar.innerText()).includes('Second of Tabs'); press++)
    await page.keyboard.press('ArrowUp')
  await expect(bar).toContainText('The first row of Second of Tabs')
  await expect(content.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true')
  const drop = await page.locator('[data-drop-line]').boundingBox()
  const place = await content.locator('[data-empty-rows$=":second"]').boundingBox()
  expect(drop && place && drop.y > place.y && drop.y < place.y + place.height).toBe(true)
  expect(await brokenRules(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(shownIn('Second')).toBeVisible()

  // The path to it; each part of it is a link.
  const path = page.getByRole('navigation', { name: 'Path to the selection' })
  await expect(path.getByRole('button')).toHaveText([/^Page$/, /./, /^Tabs$/, /^Second$/, /^Row$/, /^Quote$/])
  await path.getByRole('button', { name: 'Second' }).click()
  await expect(page.locator('[data-kind="area"][data-look="chosen"]')).toBeVisible()

  // By mouse: dragging over the label of a tab opens its panel.
  const box = async (name: string) =>
    (await content.getByRole('tab', { name }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const from = await quote.boundingBox()
  if (!from) throw new Error('The quote is not to be seen.')
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  const label = await box('First')
  await page.mouse.move(label.x + label.width / 2, label.y + label.height / 2, { steps: 8 })
  await expect(content.getByRole('tab', { name: 'First' })).toHaveAttribute('aria-selected', 'true')
  const empty = await content.locator('[data-empty-rows$=":first"]').boundingBox()
  if (!empty) throw new Error('The empty area is not to be seen.')
  await page.mouse.move(empty.x + empty.width / 2, empty.y + empty.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(shownIn('First')).toBeVisible()

  // In the outline each area has a line, and a drag over it drops there.
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Outline' }).click()
  const line = page.getByRole('treeitem', { name: /^Second/ })
  await expect(line).toBeVisible()
  const chosen = await page.getByRole('treeitem', { selected: true }).boundingBox()
  const target = await line.boundingBox()
  if (!chosen || !target) throw new Error('The outline does not show it.')
  await page.mouse.move(chosen.x + 120, chosen.y + chosen.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x + 120, target.y + target.height / 2, { steps: 8 })
  await expect(page.locator('[data-drop-mark]')).toBeVisible()
  await page.mouse.up()
  await line.click()
  await expect(shownIn('Second')).toBeVisible()
  await expect(page.getByText('Draft saved')).toBeAttached()
})
