import { brokenRules } from '@tests/support/axe'
import type { Frame, Page } from '@playwright/test'
import { openSession, statusOf } from '../support/sessions'
import { gatewayBase, siteUrl } from '../support/site-url'
import { openBuilder } from './in-builder'
import { expect, goTo, test } from './test'
import { choose, desk, press, inputMethodsOf, writeBy } from './input-methods'

// The stale save in the spec of two managers is answered 409, which a browser logs.
test.use({ role: 'manager', ...desk, allowedConsoleErrors: /status of 409/ })

const saved = (page: Page) => page.getByText('Draft saved')
const headings = (frame: Frame) => frame.locator('#canvas-page').getByRole('heading').allInnerTexts()

test('merges different changes of two managers on one page, and asks about conflicting ones', async ({
  page,
  context,
}) => {
  // Two pages at once, with one input method after the other.
  test.slow()
  let frame = await openBuilder(page, 'studio', '/work')
  let [title = ''] = await headings(frame)
  const second = await context.newPage()
  // The second one learns nothing of the first until the save.
  await second.route('**/api/editor/presence', (route) => route.abort())
  const other = await openBuilder(second, 'studio', '/work')
  for (const by of inputMethodsOf(0)) {
    await page.bringToFront()
    await writeBy(by, page, frame, title, `First hand by ${by}`)
    await expect(saved(page)).toBeVisible()
    await second.bringToFront()
    await writeBy(by, second, other, title, `Second hand by ${by}`)
    const dialog = second.getByRole('dialog', { name: 'Changed by two people at once' })
    await expect(dialog).toBeVisible()
    if (by === 'mouse') expect(await brokenRules(second, { of: '[role="dialog"]' })).toEqual([])
    await choose(by, dialog.getByRole('radio', { name: /use Mine/ }).first())
    await press(by, dialog.getByRole('button', { name: 'Apply choices' }))
    await expect(dialog).toBeHidden()
    await expect(saved(second)).toBeVisible()
    title = `Second hand by ${by}`
    frame = await openBuilder(page, 'studio', '/work')
    await expect.poll(async () => (await headings(frame))[0]).toBe(title)
  }
})

test('refuses a manager of another site: by address, by links, and by every call', async ({ browser }) => {
  const { name, value } = await openSession(gatewayBase(), 'market', 'manager')
  const otherContext = await browser.newContext({ storageState: { cookies: [], origins: [] }, ...desk })
  await otherContext.addCookies([
    { name, value, domain: 'academy.localhost', path: '/' },
    { name: 'lang', value: 'en', domain: 'academy.localhost', path: '/' },
  ])
  const visit = await otherContext.newPage()
  await goTo(visit, siteUrl('academy', '/about?edit'))
  await expect(visit.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
  const [builder, editLink] = [visit.getByRole('application'), visit.getByRole('link', { name: 'Edit page' })]
  await expect(builder).toHaveCount(0)
  await expect(editLink).toHaveCount(0)
  const passed: string[] = []
  for (let step = 0; step < 40 && !passed.includes('the end'); step++) {
    await visit.keyboard.press('Tab')
    passed.push(
      await visit.evaluate(() =>
        document.activeElement === document.body ? 'the end' : (document.activeElement?.textContent ?? ''),
      ),
    )
  }
  expect(passed.length).toBeGreaterThan(5)
  expect(passed.filter((html) => html.includes('Edit page'))).toEqual([])
  await expect(builder).toHaveCount(0)
  const call = (path: string, options?: Parameters<typeof statusOf>[3]) =>
    statusOf(gatewayBase(), { domain: 'academy.localhost', value }, path, options)
  expect([
    await call('/api/editor/pages'),
    await call('/api/editor/publish', { method: 'POST', body: { keys: ['page:/about'], note: '' } }),
  ]).toEqual([401, 401])
  await otherContext.close()
})
