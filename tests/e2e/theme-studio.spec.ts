import { brokenRules } from '@tests/support/axe'
import type { Page } from '@playwright/test'
import { serve, type Served } from '../support/serve'
import { canvasOf, write } from './in-builder'
import { preview, studioOf } from './in-studio'
import { expect, goTo, lookedAtIn, test } from './test'

// Its own gateway: what is published here is seen by every visitor, and other specs are visitors too.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

let served: Served
test.beforeAll(async () => {
  served = await serve({ isBrief: true })
})
test.afterAll(() => served.remove())

const { address, visitor, openStudio } = studioOf(() => served)
const brandOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-6'))

async function pickBrand(page: Page, hex: string): Promise<void> {
  await page.getByRole('button', { name: /^Brand colour: #/ }).click()
  await page.getByLabel('Colour code').fill(hex)
  await page.keyboard.press('Escape')
}

test('changes the brand colour next to a page, shares it, and publishes it with the page’s draft; a guest in another browser sees both', async ({
  browser,
}) => {
  const [{ page, context }, guest] = [await visitor(browser, 'admin'), await visitor(browser)]
  await goTo(guest.page, address('/about'))
  const before = await brandOf(guest.page)

  await goTo(page, address('/about?edit'))
  const frame = await canvasOf(page)
  const title = (await frame.locator('#canvas-page').getByRole('heading').first().innerText()).trim()
  await write(page, frame, title, 'The school in green')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Theme studio' }).click()
  await expect(page).toHaveURL(/edit=theme$/)
  await pickBrand(page, '#0b7a4b')
  await expect(page.getByText('Draft saved')).toBeVisible()
  await expect(preview(page).getByRole('link', { name: 'Reserve a seat' }).first()).toHaveCSS(
    'background-color',
    'rgb(11, 122, 75)',
  )

  // It is a draft until it is published.
  await goTo(guest.page, address('/about'))
  expect(await brandOf(guest.page)).toBe(before)
  await page.getByRole('button', { name: 'Share with a link' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  await goTo(guest.page, await page.getByRole('textbox', { name: 'The link' }).inputValue())
  await expect(guest.page.getByRole('link', { name: 'Reserve a seat' }).first()).toHaveCSS(
    'background-color',
    'rgb(11, 122, 75)',
  )
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('checkbox', { name: 'About Tawan Academy' }).check()
  await expect(page.getByText('No colour pair gets harder to read than it is now.')).toBeVisible()
  // The pages are being checked meanwhile; publishing needs an explicit decision.
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Tick this to publish anyway.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Publish even though/ }).check()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Visitors now see this theme.')).toBeVisible()
  await goTo(guest.page, address('/about'))
  await expect(guest.page.getByRole('link', { name: 'Reserve a seat' }).first()).toHaveCSS(
    'background-color',
    'rgb(11, 122, 75)',
  )
  await expect(guest.page.getByText('The school in green').first()).toBeVisible()
  await Promise.all([context.close(), guest.context.close()])
})

test(
  'undoes and redoes every change by button and keyboard, and keeps it through a reload',
  { tag: '@full' },
  async ({ browser }) => {
    const { page, context } = await visitor(browser, 'admin')
    await openStudio(page)
    const root = preview(page).locator('html')
    await page.getByRole('button', { name: 'Shape', exact: true }).click()
    await page.getByText('Pill', { exact: true }).click()
    await expect(root).toHaveAttribute('data-button', 'pill')
    await page.getByText('Hard', { exact: true }).click()
    await page.getByRole('button', { name: 'Undo: Change shadows' }).click()
    await page.locator('body').press('Control+z')
    await expect(root).toHaveAttribute('data-button', 'solid')
    await page.locator('body').press('Control+Shift+z')
    await expect(root).toHaveAttribute('data-button', 'pill')
    await expect(page.getByText('Draft saved')).toBeVisible()
    await page.reload()
    await expect(root).toHaveAttribute('data-button', 'pill')
    await page.getByRole('button', { name: 'Undo: Change buttons' }).click()
    await expect(root).toHaveAttribute('data-button', 'solid')
    await expect(page.getByText('Draft saved')).toBeVisible()
    await context.close()
  },
)

test('reports and fixes unreadable text, and refuses to publish it', { tag: '@full' }, async ({ browser }) => {
  const { page, context } = await visitor(browser, 'admin')
  await openStudio(page)
  await page.getByRole('button', { name: /^Secondary text, light/ }).click()
  await page.getByLabel('Colour code').fill('#d8d2c4')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/“Secondary text” on “Page”, light: 1\.\d\d:1, needs 4\.5:1/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/“Secondary text” on “Page”, light: \d\.\d\d:1 becomes 1\.\d\d:1/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Publish even though/ }).check()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await expect(dialog.getByRole('alert').getByText('Some text wouldn’t be readable.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Fix “Secondary text” in light' }).first().click()
  await expect(page.getByText('All text is readable in light and dark mode.')).toBeVisible()
  await page.getByRole('button', { name: /^Secondary text: reset to “/ }).click()
  await expect(page.getByText('Draft saved')).toBeVisible()
  await context.close()
})

test(
  'lists overflow and worse contrast on the site’s pages before publishing',
  { tag: '@full' },
  async ({ browser }) => {
    test.setTimeout(120_000)
    const { page, context } = await visitor(browser, 'admin')
    await openStudio(page)
    await page.getByRole('button', { name: /^Secondary text, light/ }).click()
    await page.getByLabel('Colour code').fill('#d8d2c4')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(
      page
        .getByRole('dialog')
        .getByText(/\(light\): \d+\.\d:1 becomes 1\.\d:1/)
        .first(),
    ).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Undo: Change secondary text (light)' }).click()
    await expect(page.getByText('Draft saved')).toBeVisible()
    await context.close()
  },
)

test(
  'makes a theme from another, keeps it unpublished, exports it and trashes it',
  { tag: '@full' },
  async ({ browser }) => {
    const { page, context } = await visitor(browser, 'admin')
    await openStudio(page)
    await page.getByRole('button', { name: 'Themes', exact: true }).click()
    await page.getByRole('button', { name: 'New theme' }).click()
    await page.getByLabel('Name in Thai').fill('งานสงกรานต์')
    await page.getByLabel('Name in English').fill('Songkran feast')
    await expect(page.getByLabel('Short name')).toHaveValue('songkran-feast')
    await page.getByRole('button', { name: 'Create and open' }).click()
    await expect(page).toHaveURL(/edit=theme:songkran-feast$/)
    await expect(page.getByRole('banner', { name: 'Theme studio' })).toContainText('Songkran feast')
    await pickBrand(page, '#0369a1')
    await expect(page.getByText('Draft saved')).toBeVisible()

    await page.getByRole('button', { name: 'Themes', exact: true }).click()
    await page.getByRole('button', { name: 'Actions for Songkran feast' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Save as a file' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('songkran-feast.theme.json')
    await page.locator('input[type=file]').setInputFiles(await file.path())
    await expect(page).toHaveURL(/edit=theme:songkran-feast-2$/)
    await expect(page.getByRole('button', { name: 'Brand colour: #0369a1' })).toBeVisible()

    await page.getByRole('button', { name: 'Themes', exact: true }).click()
    // A second one with the name can be distinguished from the first, here and where it is renamed.
    await expect(page.getByLabel('In English')).toHaveValue('Songkran feast 2')
    await page.getByLabel('In English').fill('Songkran Feast')
    await expect(
      page.getByText('Another theme already has this name. The name stays “Songkran feast 2” until then.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Songkran feast', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Move to trash' }).click()
    await expect(page.getByText('“Songkran feast” was moved to the trash.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(page.getByText('in the trash', { exact: true })).toHaveCount(0)
    await context.close()
  },
)

test(
  'merges different changes of two admins on one theme, and asks about conflicting ones',
  { tag: '@full' },
  async ({ browser }) => {
    const [one, two] = [await visitor(browser, 'admin'), await visitor(browser, 'admin')]
    await openStudio(one.page)
    await openStudio(two.page)
    await pickBrand(one.page, '#9d174d')
    await expect(one.page.getByText('Draft saved')).toBeVisible()
    await two.page.getByRole('button', { name: /^Accent colour: #/ }).click()
    await two.page.getByLabel('Colour code').fill('#0e7490')
    await two.page.keyboard.press('Escape')
    await expect(two.page.getByRole('button', { name: 'Brand colour: #9d174d' })).toBeVisible()
    await expect(two.page.getByText('Draft saved')).toBeVisible()

    await pickBrand(one.page, '#7c2d12')
    const dialog = two.page.getByRole('dialog')
    await expect(one.page.getByRole('button', { name: 'Accent colour: #0e7490' })).toBeVisible()
    await expect(one.page.getByText('Draft saved')).toBeVisible()
    await pickBrand(two.page, '#14532d')
    await expect(dialog.getByText('Mine: #14532d · Theirs: #7c2d12')).toBeVisible()
    await dialog.getByRole('button', { name: 'Theirs' }).click()
    await expect(two.page.getByRole('button', { name: 'Brand colour: #7c2d12' })).toBeVisible()
    await expect(two.page.getByText('Draft saved')).toBeVisible()
    await Promise.all([one.context.close(), two.context.close()])
  },
)

test('admits only admins: a manager gets the page’s builder, a guest the page', async ({ browser }) => {
  const [manager, guest] = [await visitor(browser, 'manager'), await visitor(browser)]
  await goTo(manager.page, address('/about?edit=theme'))
  await expect(manager.page.getByRole('banner', { name: 'Builder' })).toBeVisible()
  // The entry says whom to ask.
  await manager.page.getByRole('button', { name: 'Theme studio' }).click()
  await expect(manager.page.getByRole('dialog', { name: 'Theme studio' })).toContainText('Please contact: ')
  await goTo(guest.page, address('/about?edit=theme'))
  await expect(guest.page.locator('main h1')).toBeVisible()
  await Promise.all([manager.context.close(), guest.context.close()])
})

for (const language of lookedAtIn('th'))
  test(`each panel passes axe and can be reached by keys, in ${language}`, async ({ browser }) => {
    const { page, context } = await visitor(browser, 'admin', language)
    await goTo(page, address('/about?edit=theme'))
    const rail = page.getByRole('navigation').getByRole('button')
    await expect(rail).toHaveCount(6)
    for (let index = 0; index < 6; index++) {
      await rail.nth(index).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('complementary').first()).toBeVisible()
      expect(await brokenRules(page, { but: 'iframe' }), String(index)).toEqual([])
    }
    await context.close()
  })
