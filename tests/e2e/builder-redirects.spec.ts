import { brokenRules } from '@tests/support/axe'
import { siteUrl } from '../support/site-url'
import { openBuilder } from './in-builder'
import { expect, goTo, test } from './test'

test.use({ role: 'manager' })

test(
  'redirects an address to a page at once, gives way to a page made there, and removes and restores the redirect; updates the site’s telephone number as fast',
  { tag: '@full' },
  async ({ page, browser }) => {
    // A manager's path through four dialogs and a publishing, with a guest who checks after each.
    test.slow()
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, locale: 'en-GB' })
    const guest = await context.newPage()
    const visit = async () => {
      await goTo(guest, siteUrl('studio', '/งานเก่า?from=poster'))
      const { pathname, search } = new URL(guest.url())
      return decodeURI(pathname) + search
    }
    await openBuilder(page, 'studio', '/services')
    const dialog = page.getByRole('dialog')
    const openRedirects = async () => {
      await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: 'Pages' }).click()
      await page.getByRole('button', { name: /^Import and export/ }).click()
      await page.getByRole('menuitem', { name: 'Redirects' }).click()
    }
    await openRedirects()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByLabel('From this address').fill('/งานเก่า/')
    await dialog.getByRole('combobox', { name: 'To' }).fill('serv')
    await page.getByRole('option', { name: /\/services$/ }).click()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog.getByText('/งานเก่า now redirects to /services.')).toBeVisible()
    expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
    await expect.poll(visit).toBe('/services?from=poster')

    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'New page' }).click()
    await dialog.getByLabel('Title').fill('Older work')
    await dialog.getByLabel('Address').fill('/งานเก่า')
    await dialog.getByRole('button', { name: 'Create and open' }).click()
    await expect(page.getByRole('banner', { name: 'Builder' })).toContainText('Older work')
    await page.getByRole('button', { name: 'Publish' }).click()
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(dialog.getByText('Visitors see it now.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect.poll(visit).toBe('/งานเก่า?from=poster')

    await openRedirects()
    const line = dialog.getByRole('listitem').filter({ hasText: '/งานเก่า' })
    await expect(line).toContainText('A page uses this address')
    await line.getByRole('button', { name: 'Remove /งานเก่า' }).click()
    await expect(line).toBeHidden()
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(line).toContainText('/services')
    await dialog.getByRole('button', { name: 'Close' }).first().click()

    // Data of the whole site next to it: its contact data, on the canvas and for visitors without publishing, and back
    // again.
    await page.getByRole('button', { name: /^Import and export/ }).click()
    await page.getByRole('menuitem', { name: 'Contact details' }).click()
    await dialog.getByLabel('Phone').fill('02-909-0909 ต่อ 9')
    expect(await brokenRules(page, { of: '[role="dialog"]' })).toEqual([])
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    const canvas = page.frameLocator('iframe[src$="?canvas"]').first()
    await expect(canvas.getByRole('link', { name: '02-909-0909 ต่อ 9' })).toHaveAttribute('href', 'tel:029090909')
    const footer = async () => {
      await goTo(guest, siteUrl('studio', '/services'))
      return guest.getByRole('contentinfo').innerText()
    }
    await expect.poll(footer).toContain('02-909-0909 ต่อ 9')
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect.poll(footer).toContain('02 000 0909')
    await expect(canvas.getByRole('link', { name: '02 000 0909' })).toBeAttached()
    await context.close()
  },
)
