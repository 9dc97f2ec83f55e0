import { chromium } from 'playwright'
import { chromiumArgs, likelyChromium } from '../../../src/tools/chromium.mjs'

export const openBrowser = () => chromium.launch({ executablePath: likelyChromium(), args: chromiumArgs })

/** A page of the academy, as seen by a signed-in person. */
export async function signedIn(browser, port, path, who = 'user') {
  const base = `http://academy.localhost:${port}`
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  await page.goto(`${base}/user/login?lang=en&to=${encodeURIComponent(path)}`)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: 'Email' }).fill(`${who}@academy.example`)
  await page.locator('input[type="password"]').fill('sitewright-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/user/login'))
  await page.goto(`${base}${path}`)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  return page
}
