import { fileURLToPath } from 'node:url'
import { brokenRules } from '@tests/support/axe'
import type { Page } from '@playwright/test'
import { serve, type Served } from '../support/serve'
import { openSession } from '../support/sessions'
import { preview, studioOf } from './in-studio'
import { expect, goTo, test } from './test'

// Its own gateway: what is published here is seen by every visitor, and other specs are visitors too.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1440, height: 900 } })

let served: Served
test.beforeAll(async () => {
  served = await serve({ isBrief: true })
})
test.afterAll(() => served.remove())
const { address, visitor, openStudio } = studioOf(() => served)

/** A real family under the Open Font Licence, in its makers' subset files. */
const fontFile = (script: 'thai' | 'latin') =>
  fileURLToPath(new URL(`../../themes/academy/assets/fonts/ibm-plex-sans-thai-${script}-400.woff2`, import.meta.url))
const openFonts = async (page: Page) => {
  await page.getByRole('button', { name: 'Type', exact: true }).click()
  await page.getByRole('button', { name: 'Upload and manage fonts' }).click()
  return page.getByRole('dialog', { name: 'Site fonts' })
}
const publish = async (page: Page) => {
  await expect(page.getByText('Draft saved')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Publish even though/ }).check()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Visitors now see this theme.')).toBeVisible()
}
const groundOf = (element: Element) => getComputedStyle(element, '::before').backgroundImage

test('uploads a font family, reports what it lacks, previews and publishes it; a guest sees it', async ({
  browser,
}) => {
  const [{ page, context }, guest] = [await visitor(browser, 'admin'), await visitor(browser)]
  await openStudio(page)
  const dialog = await openFonts(page)
  await expect(dialog.getByText('No fonts uploaded yet.')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'sly.woff2',
    mimeType: 'font/woff2',
    buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
  })
  await expect(
    dialog.getByRole('alert').getByText('This font isn’t supported. Use a WOFF2, TTF or OTF file.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove sly.woff2 from the list' }).click()

  await dialog.locator('input[type=file]').setInputFiles(fontFile('latin'))
  // Its own name belongs to a family that comes with the app.
  const card = dialog.getByRole('region', { name: 'IBM Plex Sans Thai 2' })
  await expect(card.getByText('This font lacks Thai characters')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles(fontFile('thai'))
  await expect(card.getByText('This font lacks Thai characters')).toHaveCount(0)
  await card.getByRole('button', { name: 'Rename IBM Plex Sans Thai 2' }).click()
  await dialog.getByLabel('Font name').fill('Harbour')
  await page.keyboard.press('Enter')
  const harbour = dialog.getByRole('region', { name: 'Harbour' })
  await expect(harbour.getByText('น้ำใจไทย').first()).toBeVisible()
  expect(await brokenRules(page, { of: '[role=dialog]' })).toEqual([])
  await harbour.getByRole('button', { name: 'Use for headings' }).click()
  await page.keyboard.press('Escape')
  const heading = preview(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('font-family', /^Harbour/)
  await expect
    .poll(() =>
      heading.evaluate((element) =>
        [...element.ownerDocument.fonts].some(
          ({ family, status }) => family.replaceAll('"', '') === 'Harbour' && status === 'loaded',
        ),
      ),
    )
    .toBe(true)

  await publish(page)
  const fetched = guest.page.waitForResponse(
    (response) => response.url().endsWith('.woff2') && response.url().includes('/_store/public/academy/'),
  )
  await goTo(guest.page, address('/about'))
  expect((await fetched).headers()).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Harbour/)
  await expect
    .poll(() =>
      guest.page.evaluate(
        () =>
          [...document.fonts].filter(
            ({ family, status }) => family.replaceAll('"', '') === 'Harbour' && status === 'loaded',
          ).length,
      ),
    )
    .toBeGreaterThan(0)

  // A file can be removed, the last one not while it is in use; a removed one can be restored.
  const again = await openFonts(page)
  const files = again.getByRole('list', { name: 'Files of Harbour' }).getByRole('listitem')
  await again.getByRole('button', { name: /^Move ibm-plex-sans-thai-latin.* to the trash/ }).click()
  await expect(files).toHaveCount(1)
  await again.getByRole('button', { name: /^Move ibm-plex-sans-thai-thai.* to the trash/ }).click()
  await expect(page.getByText(/“Harbour” is used by .+ Choose another font there first\./)).toBeVisible()
  await again.getByRole('button', { name: /^Restore ibm-plex-sans-thai-latin.* from the trash/ }).click()
  await expect(files).toHaveCount(2)
  await Promise.all([context.close(), guest.context.close()])
})

test('exports a theme to another site as one file, with its fonts', { tag: '@full' }, async ({ browser }) => {
  const { page, context } = await visitor(browser, 'admin')
  await openStudio(page)
  await page.getByRole('button', { name: 'Themes', exact: true }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByText('open', { exact: true }) })
  await card.getByRole('button', { name: /^Actions for/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a file' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('academy.theme.zip')
  // Here it is live.
  await page.locator('input[type=file]').setInputFiles(await file.path())
  await expect(page.getByText('Visitors already see the theme in this file.')).toBeVisible()

  await context.addCookies([
    { name: 'lang', value: 'en', domain: 'market.localhost', path: '/' },
    await openSession(served.base, 'market', 'admin'),
  ])
  await goTo(page, `http://market.localhost:${served.port}/about?edit=theme`)
  await expect(preview(page).getByRole('heading', { level: 1 })).not.toHaveCSS('font-family', /^Harbour/)
  await page.getByRole('button', { name: 'Themes', exact: true }).click()
  await page.locator('input[type=file]').setInputFiles(await file.path())
  await expect(page).toHaveURL(/edit=theme:academy-2$/)
  const heading = preview(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveCSS('font-family', /^Harbour/)
  await expect
    .poll(() =>
      heading.evaluate((element) =>
        [...element.ownerDocument.fonts].some(
          ({ family, status }) => family.replaceAll('"', '') === 'Harbour' && status === 'loaded',
        ),
      ),
    )
    .toBe(true)
  await context.close()
})

test(
  'previews pages as any role and in any language, and follows their links',
  { tag: '@full' },
  async ({ browser }) => {
    const { page, context } = await visitor(browser, 'admin')
    await openStudio(page)
    const root = preview(page).locator('html')
    const roleSeen = () =>
      preview(page)
        .locator('#boot')
        .evaluate((element) => (JSON.parse(element.textContent ?? '') as { session: { role: string } }).session.role)
    expect(await roleSeen()).toBe('guest')
    await page.getByRole('button', { name: /^View as/ }).click()
    await page.getByRole('menuitem', { name: 'User', exact: true }).click()
    await expect.poll(roleSeen).toBe('user')
    await page.getByRole('button', { name: /^Page language/ }).click()
    await page.getByRole('menuitem', { name: 'ไทย' }).click()
    await expect(root).toHaveAttribute('lang', 'th')
    // The admin's own language is unchanged.
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('en')
    await preview(page).getByRole('navigation').getByRole('link', { name: 'บทความ' }).first().click()
    await expect(page.locator('iframe[title="Page in this theme"]')).not.toHaveAttribute('src', /^\/about/)
    await expect(root).toHaveAttribute('lang', 'th')
    expect(await roleSeen()).toBe('user')
    await context.close()
  },
)

test(
  'sets a page background as a colour, a gradient or a picture, with another one in dark',
  { tag: '@full' },
  async ({ browser }) => {
    const [{ page, context }, guest] = [await visitor(browser, 'admin'), await visitor(browser)]
    await openStudio(page)
    const body = preview(page).locator('body')
    await page.getByRole('button', { name: 'Spacing', exact: true }).click()
    await page.getByRole('switch', { name: 'Use a background on every page' }).check()
    await page.getByText('Gradient', { exact: true }).click()
    await expect.poll(() => body.evaluate(groundOf)).toMatch(/^linear-gradient\(/)
    await page.getByText('Picture', { exact: true }).click()
    const picker = page.getByRole('dialog')
    await picker.getByText('From the theme', { exact: true }).click()
    await picker.getByRole('option').first().click()
    await picker.getByRole('button', { name: /^Use/ }).click()
    await expect.poll(() => body.evaluate(groundOf)).toMatch(/url\(/)
    await page.getByText('Custom', { exact: true }).click()
    await page.getByText('Colour', { exact: true }).last().click()
    await expect.poll(() => body.evaluate(groundOf)).toBe('none')
    await page.getByRole('button', { name: 'Colours', exact: true }).click()
    await expect(page.getByText('Text on the page itself is over a picture (light)')).toBeVisible()

    await publish(page)
    await goTo(guest.page, address('/about'))
    expect(await guest.page.locator('body').evaluate(groundOf)).toMatch(/url\(/)
    await guest.page.emulateMedia({ colorScheme: 'dark' })
    expect(await guest.page.locator('body').evaluate(groundOf)).toBe('none')
    await Promise.all([context.close(), guest.context.close()])
  },
)
