import { brokenRules } from '@tests/support/axe'
import { demoSessions } from '../support/sessions'
import { openBuilder, write } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

/** A separate page: other specs edit other ones. */
const path = '/about'

// Two browsers at once.
test.slow()

test(
  'shows two people on one page each other, their selections and their saves',
  { tag: '@full' },
  async ({ page, browser }) => {
    const colleague = await browser.newContext({
      storageState: { cookies: demoSessions().admin, origins: [] },
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
    })
    await colleague.addCookies([{ name: 'lang', value: 'en', url: 'http://market.localhost' }])
    const second = await colleague.newPage()
    const frame = await openBuilder(page, 'market', path)
    await expect(page.getByRole('button', { name: /^On this page too/ })).toHaveCount(0)
    const other = await openBuilder(second, 'market', path)
    const people = page.getByRole('button', { name: /^On this page too/ })
    await expect(people).toBeVisible()
    await expect(second.getByRole('button', { name: /^On this page too/ })).toBeVisible()

    // The colleague selects the title: it is marked here, on the canvas and in the outline.
    const title = other.locator('#canvas-page').getByRole('heading').first()
    const text = (await title.innerText()).trim()
    const box = await title.boundingBox()
    if (!box) throw new Error('The page has no title.')
    await second.mouse.click(box.x + 30, box.y + box.height / 2)
    const held = page.locator('[data-held]')
    await expect(held).toBeVisible()
    const name = await held.innerText()
    await page.getByRole('button', { name: 'Outline', exact: true }).click()
    await expect(
      page.getByRole('tree', { name: 'Parts of the page' }).getByRole('img', { name: `${name} is here` }),
    ).toBeVisible()
    await people.click()
    await page.getByRole('menuitem', { name: new RegExp(name) }).click()
    await expect(page.getByRole('treeitem', { selected: true })).toContainText(/heading|title|hero/i)
    expect(await brokenRules(page, { but: 'iframe' })).toEqual([])

    // The colleague's saves arrive automatically, without a conflict.
    await write(second, other, text, 'Written by a colleague')
    await expect(frame.locator('#canvas-page').getByText('Written by a colleague')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeAttached()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    // Edits on top of it are saved without a question.
    await write(page, frame, 'Written by a colleague', 'Written by both')
    await expect(other.locator('#canvas-page').getByText('Written by both')).toBeVisible()

    await second.close()
    await expect(people).toHaveCount(0)
    await expect(held).toHaveCount(0)
    await colleague.close()
  },
)
