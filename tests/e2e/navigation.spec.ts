import type { Page } from '@playwright/test'
import { ask } from '../support/hosts'
import { gatewayBase, siteUrl } from '../support/site-url'
import { expect, markDocument, test } from './test'

const payloadsOf = (page: Page) => {
  const requested: string[] = []
  page.on(
    'request',
    (request) =>
      new URL(request.url()).pathname.endsWith('/_payload.json') && requested.push(new URL(request.url()).pathname),
  )
  return requested
}
const menuLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

test('loads the next page of a link in one request, with its title, and moves the focus to it', async ({
  page,
  open,
}) => {
  await open('academy')
  const isSameDocument = await markDocument(page)
  const payloads = payloadsOf(page)
  await menuLink(page, 'Teachers').click()
  await expect(page).toHaveURL(siteUrl('academy', '/teachers'))
  await expect(page).toHaveTitle(/four teachers/)
  await expect(page.locator('main')).toBeFocused()
  expect(await isSameDocument()).toBe(true)
  expect(payloads).toEqual(['/teachers/_payload.json'])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(siteUrl('academy', '/teachers?lang=en'))
})

test('prefetches on hover, and uses it on click', async ({ page, open }) => {
  await open('academy')
  const payloads = payloadsOf(page)
  const arrived = page.waitForResponse((response) => response.url().endsWith('/teachers/_payload.json'))
  await menuLink(page, 'Teachers').hover()
  await arrived
  await menuLink(page, 'Teachers').click()
  await expect(page).toHaveTitle(/four teachers/)
  expect(payloads).toEqual(['/teachers/_payload.json'])
})

test.describe('when no page arrives', () => {
  test.use({ allowedConsoleErrors: /429|Too many/ })

  test('shows the gateway’s message instead, and gives the next page its title and the focus', async ({
    page,
    open,
  }) => {
    await open('academy')
    const home = await page.title()
    const address = '**/teachers/_payload.json'
    await page.route(address, (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/json',
        body: JSON.stringify({ error: { status: 429, message: 'Too many requests. Please wait a moment.' } }),
      }),
    )
    await menuLink(page, 'Teachers').click()
    await expect(page.getByText('Too many requests. Please wait a moment.')).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
    await page.getByRole('link', { name: 'Back to homepage' }).click()
    await expect(page).toHaveTitle(home)
    await expect(page.locator('main')).toBeFocused()
  })
})

test('moves the focus to the part of a page named in the address', async ({ page, open }) => {
  await open('cafe')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="/menu#espresso"]')?.click())
  await expect(page).toHaveURL(/#espresso$/)
  await expect(page.locator('#espresso')).toBeFocused()
})

test('keeps a form’s input out of the form of another page', async ({ page, open }) => {
  await open('hora', '/contact')
  const first = page.locator('main form').getByRole('textbox').first()
  await first.fill('Begun here')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href$="/consult"]')?.click())
  await expect(page).toHaveURL(/consult$/)
  await expect(first).toHaveValue('')
})

test('restores scroll position and title when going back', async ({ page, open }) => {
  await open('academy', '/faq')
  const title = await page.title()
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/teachers"]')?.click())
  await expect(page).toHaveTitle(/four teachers/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('applies each page’s own rules: the same by link and by address', async ({ page, open }) => {
  const columns = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main .grid')]
        .map((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
        .join(),
    )
  await open('academy', '/teachers')
  const byAddress = await columns()
  await open('academy')
  await menuLink(page, 'Teachers').click()
  await expect(page).toHaveTitle(/four teachers/)
  expect(await columns()).toBe(byAddress)
})

test('skips the header by the skip link', async ({ page, open }) => {
  await open('academy')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test.describe('unknown address', () => {
  test.use({ allowedConsoleErrors: /status of 404/ })

  test('is reported by the gateway, with the address', async ({ page, open }) => {
    const response = await open('market', '/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.locator('main h1')).toContainText('404')
    await expect(page.locator('main')).toContainText('Page Not Found: /no/such/page')
  })

  test('is reported by a navigation too, without a document load, with a link home', async ({ page, open }) => {
    await open('market')
    const isSameDocument = await markDocument(page)
    await page.evaluate(() => {
      history.pushState({}, '', '/no/such/page')
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect(page.locator('main')).toContainText('Page Not Found: /no/such/page')
    expect(await isSameDocument()).toBe(true)
    await page.locator('main').getByRole('link', { name: 'Back to homepage' }).first().click()
    await expect(page).toHaveURL(siteUrl('market'))
    await expect(page.locator('main h1')).not.toContainText('404')
  })
})

test('keeps the page when a block throws in the browser', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route('**/teachers/_payload.json', async (route) => {
    // Node resolves no *.localhost, so the route's own fetch would fail.
    const answer = await ask(gatewayBase(), 'academy.localhost', '/teachers/_payload.json?lang=en')
    const payload = answer.json<{
      tree: { rows: { cells: { blocks: { type: string; props: Record<string, unknown> }[] }[] }[] }
    }>()
    const block = payload.tree.rows
      .flatMap((row) => row.cells.flatMap((cell) => cell.blocks))
      .find((each) => each.type === 'content/heading')
    if (block) block.props.text = { not: 'a text' }
    await route.fulfill({ json: payload })
  })
  await page.goto(siteUrl('academy', '/?lang=en'))
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  await menuLink(page, 'Teachers').click()
  await expect(page.locator('main [data-block-problem="threw"]')).toHaveText('This part can’t be shown right now.')
  await expect(page.locator('main [data-block-problem]')).toHaveCount(1)
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(400)
  await context.close()
})
