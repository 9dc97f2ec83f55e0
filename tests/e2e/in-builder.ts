import type { Browser, Frame, Page } from '@playwright/test'
import { siteUrl } from '../support/site-url'
import { expect, goTo } from './test'

/** Opens the builder on a page of a site and waits until its canvas is ready. */
export async function openBuilder(page: Page, site: string, path: string): Promise<Frame> {
  await goTo(page, siteUrl(site, path.includes('?') ? path : `${path}?edit`))
  return canvasOf(page)
}

export async function canvasOf(page: Page): Promise<Frame> {
  await expect(
    page
      .frameLocator('iframe[src$="?canvas"]')
      .first()
      .locator('#canvas-page :is([data-kind], [data-empty-rows])')
      .first(),
  ).toBeAttached()
  const frame = page.frames().find((each) => each.url().includes('canvas'))
  if (!frame) throw new Error('There is no canvas.')
  return frame
}

/** Replaces the text `old` on the canvas, as a person does: double click, select all, type. */
export async function write(page: Page, frame: Frame, old: string, text: string): Promise<void> {
  const element = frame.locator('#canvas-page').getByText(old, { exact: true }).first()
  await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element.boundingBox()
  if (!box) throw new Error(`"${old}" is not on the canvas.`)
  await page.mouse.dblclick(box.x + Math.min(60, box.width / 2), box.y + box.height / 2)
  await expect(frame.locator('[data-writing], .canvas-writing').first()).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Escape')
  await expect(frame.locator('#canvas-page').getByText(text, { exact: true }).first()).toBeVisible()
}

/** What an anonymous visitor reads at an address, in a separate browser. */
export async function readAsGuest(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] }, locale: 'en-GB' })
  const page = await context.newPage()
  await goTo(page, url)
  const text = await page.locator('main').innerText()
  await context.close()
  return text
}
