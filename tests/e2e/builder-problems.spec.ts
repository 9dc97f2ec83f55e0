import { brokenRules } from '@tests/support/axe'
import type { Page } from '@playwright/test'
import { siteUrl } from '../support/site-url'
import { asManager } from './as-manager'
import { openBuilder, readAsGuest } from './in-builder'
import { expect, lookedAtIn, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 } })

const problems = (page: Page, name = 'Problems') => page.getByRole('complementary', { name })

/** Inserts a block of that name at the end of the page, by keyboard. */
async function insert(page: Page, name: string): Promise<void> {
  await page.getByRole('application').focus()
  await page.keyboard.press('/')
  await page.getByRole('textbox', { name: 'Find a block to add' }).fill(name)
  await page.keyboard.press('Enter')
}

async function emptyTheLink(page: Page): Promise<void> {
  const link = page.getByRole('combobox', { name: 'Link' })
  await link.fill('')
  await link.press('Tab')
}

test('shows a problem at its block and in the list, leads to it, fixes it in one step, and undoes it', async ({
  page,
}) => {
  await openBuilder(page, 'cafe', '/about')
  await page.getByRole('button', { name: 'Problems', exact: true }).click()
  await expect(problems(page).getByText('No problems found.')).toBeVisible()
  await insert(page, 'heading')
  await expect(problems(page).getByText('Sample text.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Opening hours')
  await problems(page)
    .getByRole('button', { name: /No Thai text yet/ })
    .click()
  await expect(page.getByRole('textbox', { name: 'Heading, Thai' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Heading, Thai' }).fill('เวลาเปิด')
  await expect(problems(page).getByText('No problems found.')).toBeVisible()
  await page.getByRole('radiogroup', { name: 'Heading level' }).getByText('6').click()
  const skipped = problems(page).getByRole('listitem').filter({ hasText: 'This heading is level 6' })
  await expect(skipped).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show the problems (warnings 1)' })).toBeVisible()
  const badge = page.locator('[data-surface="badges"]').getByRole('button', { name: 'Heading: problems 1' })
  await expect(badge).toBeVisible()

  await page.getByRole('application').focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radiogroup', { name: 'Heading level' })).toBeHidden()
  await skipped.getByRole('button', { name: /This heading is level 6/ }).click()
  await expect(page.getByRole('radiogroup', { name: 'Heading level' })).toBeVisible()

  await skipped.getByRole('button', { name: /^Change to level/ }).click()
  await expect(problems(page).getByText('No problems found.')).toBeVisible()
  await expect(badge).toBeHidden()
  await page.getByRole('button', { name: /^Undo: Change to level/ }).click()
  await expect(skipped).toBeVisible()
})

test.describe('missing resources of the site', () => {
  // The gateway is asked whether it has the picture.
  test.use({ allowedConsoleErrors: /status of 404/ })

  test(
    'reports a missing picture of a block pasted from another site: at once, at the block and on the canvas',
    { tag: '@full' },
    async ({ page }) => {
      await openBuilder(page, 'cafe', '/welcome')
      const image = {
        id: 'far',
        type: 'content/image',
        version: 1,
        props: { image: { asset: 'item-0198f000-0000-7000-8000-0000000000ff', alt: '' } },
      }
      const parts = JSON.stringify({ sitewright: 'parts', format: 1, kind: 'block', nodes: [image] })
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', text)
        dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, parts)
      await expect(
        page.getByText('One pasted picture or file is not on this site. Choose a replacement.'),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Show the problems (warnings 1)' }).click()
      await expect(problems(page).getByRole('button', { name: /This picture is not on this site/ })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(
        page.locator('[data-surface="badges"]').getByRole('button', { name: 'Picture: problems 1' }),
      ).toBeVisible()
      const hole = page.frameLocator('iframe[title="The page being edited"]').locator('.picture-missing')
      await expect
        .poll(() => hole.evaluate((each) => getComputedStyle(each, '::before').content))
        .toBe('"This picture is not on this site"')
    },
  )
})

test('blocks publishing by an error, with a link to it, and not by a warning', async ({ page, browser }) => {
  await openBuilder(page, 'cafe', '/contact')
  await insert(page, 'button')
  await emptyTheLink(page)
  await expect(page.getByRole('button', { name: 'Show the problems (errors 1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('This page has errors, so it cannot be published yet.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: /This link goes nowhere/ }).click()
  await expect(dialog).toBeHidden()
  const link = page.getByRole('combobox', { name: 'Link' })
  await expect(link).toBeFocused()

  // A button without a target reaches no visitor; one that is not translated is only a warning.
  await link.fill('#')
  await link.press('Tab')
  await expect(page.getByRole('button', { name: 'Show the problems (errors 1)' })).toBeVisible()
  await link.fill('/about')
  await link.press('Tab')
  await page.getByRole('textbox', { name: 'Button text' }).fill('Visit us')
  await expect(page.getByRole('button', { name: 'Show the problems (warnings 1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog.getByText('Visitors see it now.')).toBeVisible()
  expect(await readAsGuest(browser, siteUrl('cafe', '/contact?lang=en'))).toContain('Visit us')
})

for (const language of lookedAtIn('en'))
  test.describe(language, () => {
    test.use({ language })
    test('makes the list of problems and the publish dialog accessible', { tag: '@full' }, async ({ page }) => {
      const th = language === 'th'
      // A separate page: its problems stay.
      const path = `/problems-for-everyone-${language}`
      const post = await asManager('cafe')
      const heading = {
        id: 'heading',
        type: 'content/heading',
        version: 1,
        props: { text: { th: 'เรื่องของทุกคน', en: 'For everyone' }, level: 1 },
      }
      const title = { th: 'ทุกคน', en: 'Everyone' }
      await post('/api/editor/create', {
        path,
        title,
        content: {
          format: 1,
          path,
          title,
          views: { guest: { rows: [{ id: 'row', cells: [{ id: 'cell', blocks: [heading] }] }] } },
        },
      })
      await openBuilder(page, 'cafe', `${path}?edit`)
      await page.getByRole('button', { name: th ? 'ปัญหา' : 'Problems', exact: true }).click()
      await page.getByRole('application').focus()
      await page.keyboard.press('/')
      await page.getByRole('textbox', { name: th ? 'ค้นหาบล็อก' : 'Find a block to add' }).fill('button')
      await page.keyboard.press('Enter')
      const link = page.getByRole('combobox', { name: th ? 'ลิงก์' : 'Link' })
      await link.fill('')
      await link.press('Tab')
      await expect(problems(page, th ? 'ปัญหา' : 'Problems').getByRole('listitem')).toHaveCount(1)
      // No tooltip of the pointer stays open.
      await page.mouse.move(700, 500)
      await expect(page.getByRole('tooltip')).toHaveCount(0)
      const broken = () => brokenRules(page, { but: 'iframe' })
      expect(await broken()).toEqual([])
      await page.getByRole('button', { name: th ? 'เผยแพร่' : 'Publish' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
      expect(await broken()).toEqual([])
    })
  })
