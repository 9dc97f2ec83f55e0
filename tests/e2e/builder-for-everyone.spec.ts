import { brokenRules } from '@tests/support/axe'
import { openBuilder } from './in-builder'
import { expect, lookedAtIn, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

for (const language of lookedAtIn('th'))
  test.describe(language, () => {
    test.use({ language })
    test('passes every rule of axe', async ({ page }) => {
      const frame = await openBuilder(page, 'studio', '/privacy')
      const title = frame.locator('#canvas-page').getByRole('heading').first()
      const pressTitle = async (button: 'left' | 'right' = 'left') => {
        await title.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
        const box = await title.boundingBox()
        if (!box) throw new Error('The page has no title.')
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button })
      }
      await pressTitle()
      // The page on the canvas is checked where visitors get it.
      expect(await brokenRules(page, { but: 'iframe' })).toEqual([])

      const wrong: string[] = []
      /** Checks only what has just been opened: the rest has been checked before. */
      const judge = async (what: string, of: string) => {
        await expect(page.locator(of).first()).toBeVisible()
        wrong.push(...(await brokenRules(page, { of, but: 'iframe' })).map((line) => `${what}: ${line}`))
      }
      const [settings, dialog] = ['[data-inspector]', ':is([role="dialog"], dialog[open])']
      const tabs = page.locator(settings).getByRole('tab')
      for (const [tab, what] of ['style', 'visibility'].entries()) {
        await tabs.nth(tab + 1).click()
        for (
          const folded = page.locator(`${settings} [role="tabpanel"] section > div > button[aria-expanded="false"]`);
          (await folded.count()) > 0;
        )
          await folded.first().click()
        await judge(what, settings)
      }
      const canvas = page.getByRole('application')
      await canvas.focus()
      for (let step = 0; step < 2; step++) await page.keyboard.press('Escape')
      await tabs.first().click()
      await judge('layout of a row', settings)
      await canvas.focus()
      await page.keyboard.press('Escape')
      await expect(tabs).toHaveCount(0)
      await judge('settings of the page', settings)

      await pressTitle()
      await pressTitle('right')
      await judge('what can be done with a block', '[role="menu"]')
      await expect(page.getByRole('menuitem', { disabled: false }).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
      await page.keyboard.press('F2')
      await judge('tools of a text', '[data-surface="overlay"]')
      await page.keyboard.press('Escape')
      await canvas.focus()
      await page.keyboard.press('/')
      await judge('blocks to add here', dialog)
      await page.keyboard.press('Escape')
      await expect(page.locator(dialog)).toHaveCount(0)
      await page.keyboard.press('ControlOrMeta+k')
      await judge('all actions', dialog)
      await page.keyboard.press('Escape')
      const palette = page.getByRole('dialog', { name: language === 'th' ? 'คำสั่งทั้งหมด' : 'All actions' })
      for (const action of ['Turn into', 'Wrap in', 'Save as section', 'New page']) {
        await canvas.focus()
        await page.keyboard.press('ControlOrMeta+k')
        await page.keyboard.type(action)
        await expect(palette.getByRole('combobox')).toHaveValue(action)
        await page.keyboard.press('Enter')
        await expect(palette).toHaveCount(0)
        await judge(action, dialog)
        await page.keyboard.press('Escape')
        await expect(page.locator(dialog)).toHaveCount(0)
      }
      await page.locator('header button[aria-haspopup="dialog"]').last().click()
      await judge('the day that is looked at', dialog)
      await page.keyboard.press('Escape')
      const panels = page.locator('[data-tour="panels"] button')
      await panels.nth(1).click()
      await judge('outline', '[data-page-tree]')
      expect(wrong).toEqual([])
    })
  })
