import { brokenRules } from '@tests/support/axe'
import { siteUrl } from '../support/site-url'
import { openBuilder, readAsGuest, write } from './in-builder'
import { expect, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })
// Several documents, one after the other.
test.setTimeout(300_000)

test(
  'turns a selection into a section, uses it on another page, edits it in its own place, and changes both',
  { tag: '@full' },
  async ({ page, browser }) => {
    const saved = () => expect(page.getByText('Draft saved')).toBeVisible()
    // Each by name: other specs have drafts on this site.
    const publish = async (...documents: RegExp[]) => {
      await page.getByRole('button', { name: 'Publish' }).click()
      const dialog = page.getByRole('dialog')
      for (const name of documents) await dialog.getByRole('checkbox', { name }).check()
      await dialog
        .getByRole('button', { name: /^Publish/ })
        .last()
        .click()
      await expect(dialog.getByText('Visitors see it now.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).last().click()
    }
    const frame = await openBuilder(page, 'market', '/delivery')
    const text = 'Open it, look, then pay'
    // Not the page's title: the other page has a different one, and visitors see both.
    const title = frame.locator('#canvas-page').getByRole('heading', { level: 2, name: text, exact: true })
    await title.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await title.boundingBox()
    if (!box) throw new Error('The page has no such heading.')
    await page.mouse.click(box.x + 20, box.y + box.height / 2)
    await page.getByRole('button', { name: 'Save selection as section' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('How to receive a box')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    // Here it is a link now, rendered as before.
    await expect(frame.locator('#canvas-page').getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit section' })).toBeVisible()
    await saved()
    // Away from the button, whose tooltip covers the page.
    await page.mouse.move(22, 700)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    expect(await brokenRules(page, { but: 'iframe' })).toEqual([])

    const other = await openBuilder(page, 'market', '/faq')
    await page
      .locator('[data-section]')
      .getByRole('button', { name: /How to receive a box/ })
      .first()
      .click()
    await expect(other.locator('#canvas-page').getByText(text, { exact: true })).toBeVisible()
    await saved()
    await publish(/^How to receive a box/, /^Delivery and rates/, /^Questions/)
    for (const path of ['/delivery?lang=en', '/faq?lang=en'])
      expect(await readAsGuest(browser, siteUrl('market', path))).toContain(text)

    await page.locator('[data-section]').getByRole('button', { name: 'Actions for How to receive a box' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.waitForURL(/edit=section:/)
    const own = await openBuilder(
      page,
      'market',
      `${new URL(page.url()).pathname}?${new URL(page.url()).searchParams.toString()}`,
    )
    expect(await brokenRules(page, { but: 'iframe' })).toEqual([])
    await write(page, own, text, 'One heading for two pages')
    await saved()
    await publish(/^How to receive a box/)
    for (const path of ['/delivery?lang=en', '/faq?lang=en']) {
      const seen = await readAsGuest(browser, siteUrl('market', path))
      expect([seen.includes('One heading for two pages'), seen.includes(text)]).toEqual([true, false])
    }

    // Unlinked on one page, it belongs to that page again.
    const again = await openBuilder(page, 'market', '/faq')
    const shared = again.locator('#canvas-page').getByText('One heading for two pages')
    await shared.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const linked = await shared.boundingBox()
    if (!linked) throw new Error('The section is not on the page.')
    await page.mouse.click(linked.x + 20, linked.y + linked.height / 2)
    await page.getByRole('button', { name: 'Unlink and turn into a copy' }).click()
    await expect(page.getByRole('button', { name: 'Edit section' })).toHaveCount(0)
    await expect(again.locator('#canvas-page').getByText('One heading for two pages')).toBeVisible()

    // Trashed with a warning about where it is used, and restored.
    await page.locator('[data-section]').getByRole('button', { name: 'Actions for How to receive a box' }).click()
    await page.getByRole('menuitem', { name: 'Move to trash' }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Delivery' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.locator('[data-section]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(page.locator('[data-section]')).toHaveCount(1)

    // Copied where it is linked and pasted on a site without the section, it becomes a copy of its content.
    const first = await openBuilder(page, 'market', '/delivery')
    const there = first.locator('#canvas-page').getByText('One heading for two pages')
    await there.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const place = await there.boundingBox()
    if (!place) throw new Error('The section is not on the page.')
    await page.mouse.click(place.x + 20, place.y + place.height / 2)
    await expect(page.getByRole('button', { name: 'Edit section' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+C')
    await expect(page.getByText('Copied. Paste it here, on another page or another site.')).toBeVisible()
    const elsewhere = await openBuilder(page, 'academy', '/teachers')
    await page.locator('[data-surface="canvas"]').focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(elsewhere.locator('#canvas-page').getByText('One heading for two pages')).toBeVisible()
    await expect(
      page.getByText('The saved section “How to receive a box” is not on this site. Its content was pasted as a copy.'),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit section' })).toHaveCount(0)
    await saved()
    // Other tests need the original page.
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(elsewhere.locator('#canvas-page').getByText('One heading for two pages')).toHaveCount(0)
    await saved()
  },
)
