import { brokenRules } from '@tests/support/axe'
import { siteUrl } from '../support/site-url'
import { openBuilder } from './in-builder'
import { expect, goTo, test } from './test'

test.use({ role: 'manager', viewport: { width: 1440, height: 900 }, savesData: false })

// A page that no other spec edits.
const path = '/faq'

test('adds a table of contents, which follows the headings; a guest uses it without scripts', async ({
  page,
  browser,
}) => {
  const frame = await openBuilder(page, 'cafe', path)
  await expect(page.locator('html[data-parts="fetched"]')).toBeAttached()
  await page.getByRole('application').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('/')
  await page.getByRole('textbox', { name: 'Find a block to add' }).fill('table of contents')
  await page.keyboard.press('Enter')
  const list = frame.locator('#canvas-page').getByRole('navigation', { name: 'On this page' })
  const lines = list.getByRole('listitem')
  await expect(lines).toHaveText(['At the café', 'The regulars’ book', 'Beans and delivery', 'Not answered yet?'])
  const heading = frame.getByRole('heading', { name: 'Beans and delivery' })
  await heading.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await heading.boundingBox()
  if (!box) throw new Error('The heading is not on the canvas.')
  await page.mouse.dblclick(box.x + 40, box.y + box.height / 2)
  await expect(frame.locator('[data-writing]')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Beans by post')
  await expect(lines).toHaveText(['At the café', 'The regulars’ book', 'Beans by post', 'Not answered yet?'])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('Visitors see it now.')).toBeVisible()

  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const guest = await context.newPage()
  await guest.goto(siteUrl('cafe', `${path}?lang=en`))
  await guest.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Beans by post' }).click()
  await expect(guest.getByRole('heading', { name: 'Beans by post' })).toBeInViewport()
  await guest.goto(siteUrl('cafe', `${path}?lang=th`))
  const links = guest.getByRole('navigation', { name: 'ในหน้านี้' }).locator('li a:visible')
  const wanted = await links.evaluateAll((all) =>
    all.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
  )
  expect(wanted).toContain('สมุดขาประจำ')
  for (const id of wanted) await expect(guest.locator(`[id="${id}"]`)).toHaveCount(1)
  await context.close()

  const scripted = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 1440, height: 900 },
  })
  const reader = await scripted.newPage()
  await goTo(reader, siteUrl('cafe', `${path}?lang=en`))
  const link = reader
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'The regulars’ book' })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'location')
  expect(await brokenRules(reader)).toEqual([])
  await scripted.close()
})
