import { expect, test } from './test'

test('shows the page’s own menu with the copyright line on right-click', async ({ page, open }) => {
  await open('academy', '/about')
  await page.locator('main h1').click({ button: 'right' })
  const menu = page.getByRole('menu', { name: 'Page menu' })
  await expect(menu).toBeVisible()
  await expect(page.getByText(/© .*Tawan Academy/).last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
})

test('shows the visitor, the browser and the system in the user info panel', async ({ page, open }) => {
  await open('academy')
  const button = page.getByRole('button', { name: 'user info' })
  // It is at the footer's edge, over no text of the page.
  await expect(button).not.toBeInViewport()
  await button.click()
  const panel = page.getByRole('complementary', { name: 'user info' })
  await expect(panel).toContainText('Chrome')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test.describe('user info of a member', () => {
  test.use({ role: 'user' })
  test('names the member', async ({ page, open }) => {
    await open('academy')
    const { session } = JSON.parse((await page.locator('#boot').textContent()) ?? '') as {
      session: { firstname: string; lastname: string }
    }
    expect(session.firstname).not.toBe('')
    await page.getByRole('button', { name: 'user info' }).click()
    await expect(page.getByRole('complementary', { name: 'user info' })).toContainText(session.firstname)
    await expect(page.getByRole('complementary', { name: 'user info' })).toContainText(session.lastname)
  })
})

test('shows the button to the top after 100 px, and scrolls there', async ({ page, open }) => {
  await open('academy', '/faq')
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(button).toBeHidden()
  await page.mouse.wheel(0, 600)
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

test('opens a gallery, cycles by keyboard, and returns the focus', async ({ page, open }) => {
  await open('academy', '/demo/element')
  const gallery = page
    .locator('main')
    .getByRole('button')
    .filter({ has: page.locator('picture') })
    .and(page.locator('[aria-haspopup="dialog"]'))
    .first()
  await gallery.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Full-screen pictures' })
  await expect(viewer).toBeVisible()
  const count = viewer.getByText(/^\d+ of \d+$/)
  const last = Number((await count.textContent())?.split(' of ')[1])
  await expect(count).toHaveText(`1 of ${last}`)
  await page.keyboard.press('ArrowLeft')
  await expect(count).toHaveText(`${last} of ${last}`)
  await page.keyboard.press('ArrowRight')
  await expect(count).toHaveText(`1 of ${last}`)
  await page.keyboard.press('End')
  await expect(count).toHaveText(`${last} of ${last}`)
  await viewer.getByRole('button', { name: 'Next' }).click()
  await expect(count).toHaveText(`1 of ${last}`)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(gallery).toBeFocused()
})

test.describe('when the export fails', () => {
  test.use({ role: 'manager', allowedConsoleErrors: /status of 500/ })
  test('shows a toast for 3 seconds', { tag: '@full' }, async ({ page, open }) => {
    await page.route('**/api/form/export*', (route) =>
      route.fulfill({ status: 500, json: { error: { status: 500, message: 'Internal Server Error' } } }),
    )
    await open('academy', '/register-interest')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV file' }).click()
    const toast = page.getByText('Something went wrong on our side. Please try again in a moment.')
    await expect(toast).toBeVisible()
    await expect(toast).toHaveCount(0)
  })
})
