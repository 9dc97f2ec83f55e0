import { openBuilder } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

test('converts a heading into text and wraps it in a card with its text, each in one undoable step', async ({
  page,
}) => {
  const frame = await openBuilder(page, 'academy', '/about')
  const content = frame.locator('#canvas-page')
  const heading = content.getByRole('heading', { level: 2 }).first()
  const text = await heading.innerText()
  await heading.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await heading.boundingBox()
  if (!box) throw new Error('There is no heading on the page.')
  const [x, y] = [box.x + 40, box.y + box.height / 2]

  await page.mouse.click(x, y, { button: 'right' })
  await page.getByRole('menuitem', { name: 'Turn into…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Rich text|^Text/ })
    .first()
    .click()
  await expect(content.getByRole('heading', { name: text, exact: true })).toHaveCount(0)
  await expect(content.locator('.rich-text > p').getByText(text, { exact: true })).toHaveCount(1)

  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByPlaceholder('What do you want to do?')).toBeFocused()
  await page.keyboard.type('Wrap in')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: /^Card/ }).first().click()
  await expect(
    content.locator('[data-kind="block"] [data-kind="block"] .rich-text > p').getByText(text, { exact: true }),
  ).toHaveCount(1)

  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(content.getByRole('heading', { name: text, exact: true })).toHaveCount(1)
  await expect(page.getByText('Draft saved')).toBeAttached()
})
