import { loadPage, scriptsOf } from '../bench/product/page-load.mjs'
import { expect, test } from './test'
import { siteUrl } from '../support/site-url'

/** Script of a plain content page until it is idle, brotli as served. */
const scriptBudget = 150_000

test('loads little script for a content page, and only its HTML, styles, fonts and pictures before it is visible', async ({
  browser,
}) => {
  const load = await loadPage(browser, siteUrl('academy', '/about'))
  const scripts = scriptsOf(load)
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  console.log(
    `academy/about: ${(total / 1000).toFixed(1)} kB of script in ${scripts.length} files, of ${scriptBudget / 1000}`,
  )
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThan(scriptBudget)
  const early = load.requests.filter(({ beforePaint }) => beforePaint).map(({ type }) => type)
  expect(early.filter((type) => type === 'document')).toHaveLength(1)
  expect(early.filter((type) => !['document', 'stylesheet', 'font', 'image', 'script'].includes(type))).toEqual([])
  // The page's own data came with its HTML, whatever is requested later.
  expect(
    load.requests.filter(({ url, type }) => type === 'data' && /_payload\.json|^\/(?:api|account)\//.test(url)),
  ).toEqual([])
})
