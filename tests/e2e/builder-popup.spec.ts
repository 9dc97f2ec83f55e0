import { brokenRules } from '@tests/support/axe'
import { siteUrl } from '../support/site-url'
import { openBuilder } from './in-builder'
import { expect, goTo, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

// A page that no other spec edits.
const path = '/contact'

test(
  'puts a pop-up with text and a button that opens it on a page; a guest opens and closes it',
  { tag: '@full' },
  async ({ page, browser }) => {
    const frame = await openBuilder(page, 'hora', path)
    const content = frame.locator('#canvas-page')
    const insert = async (name: string) => {
      await page.keyboard.press('/')
      await page.getByRole('textbox', { name: 'Find a block to add' }).fill(name)
      await page.keyboard.press('Enter')
    }
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowDown')
    await insert('pop-up')
    // It opens in place for editing; inserted content stays visible in it.
    const strip = content.getByRole('button', { name: 'Something to share' })
    await expect(strip).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Your first reading')
    const empty = content.locator('[data-empty-rows$=":content"]')
    const place = await empty.boundingBox()
    if (!place) throw new Error('The pop-up shows no place for its rows.')
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
    await page.getByRole('textbox', { name: 'Find a block to add' }).fill('quote')
    await page.keyboard.press('Enter')
    await expect(content.locator('dialog').getByText('A quote worth sharing.')).toBeVisible()
    // Sample words reach no visitor.
    await page.getByRole('textbox', { name: 'Quote', exact: true }).fill('As clear as a bell.')
    await page.getByRole('textbox', { name: 'Author', exact: true }).fill('Mali')

    // Another block's button links to it by its anchor, which is suggested.
    await page.getByRole('application').focus()
    for (
      let press = 0;
      press < 6 && !(await page.locator('[data-look="chosen"][data-kind="block"]').getByText('Pop-up').count());
      press++
    )
      await page.keyboard.press('Escape')
    await insert('button')
    const link = page.getByRole('combobox', { name: 'Link' })
    await link.fill('#pop')
    await page.getByRole('option', { name: '#popup' }).click()
    await page.getByRole('textbox', { name: 'Button text' }).fill('How does it go?')
    await expect(page.getByText('Draft saved')).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    const publish = page.getByRole('dialog')
    await publish.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(publish.getByText('Visitors see it now.')).toBeVisible()

    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    const guest = await context.newPage()
    await goTo(guest, siteUrl('hora', `${path}?lang=en`))
    const popup = guest.getByRole('dialog', { name: 'Your first reading' })
    const opener = guest.getByRole('link', { name: 'How does it go?' })
    await opener.focus()
    await guest.keyboard.press('Enter')
    await expect(popup.getByText('As clear as a bell.')).toBeVisible()
    expect(await brokenRules(guest, { of: 'dialog[open]' })).toEqual([])
    await guest.goBack()
    await expect(popup).toBeHidden()
    await expect(opener).toBeFocused()
    await expect(guest).toHaveURL(siteUrl('hora', `${path}?lang=en`))
    await context.close()
  },
)
