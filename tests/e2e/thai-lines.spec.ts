import { badBreaks } from '../support/read-lines'
import { demoSites } from '../support/sessions'
import { expect, test } from './test'

test.use({ language: 'th' })

for (const site of demoSites)
  test(`${site} breaks the lines of its home page between words`, async ({ page, open }) => {
    await open(site)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => document.fonts.ready)
      const texts = 'main :is(h1, h2, h3, h4, p, li, dt, blockquote, summary)'
      expect(await page.evaluate(badBreaks, texts), `${site} at ${width} px`).toEqual([])
      // What is held together fits every column.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await page.locator('main .held').count()).toBeGreaterThan(0)
  })
