import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../../../src/tools/chromium.mjs'
import { table } from '../figures.mjs'
import { ask, homes } from './gateway.mjs'
import { loadPage, scriptsOf } from './page-load.mjs'

/** kB of script, brotli, that a plain content page may load. */
const budget = 150

/** Script and requests of each site's homepage and of one content page: an article where the site has some. */
export async function measureBytes({ port, verbose }) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  const report = {}
  const rows = []
  for (const [site, home] of Object.entries(homes))
    for (const path of [home, await contentPage(port, site)]) {
      const load = await loadPage(browser, `http://${site}.localhost:${port}${path}`)
      const scripts = scriptsOf(load)
      const kB = scripts.reduce((sum, script) => sum + script.bytes, 0) / 1000
      const early = load.requests.filter((request) => request.beforePaint && request.type !== 'script')
      const html = load.requests.find((request) => request.type === 'document')
      report[`${site}${path}`] = {
        kB,
        scripts,
        beforePaint: count(early),
        data: load.requests.filter((request) => request.type === 'data').map((request) => request.url),
      }
      rows.push([
        `${site}${path}`,
        `${kB.toFixed(1)}${kB > budget ? ' !' : ''}`,
        String(scripts.length),
        (html.bytes / 1000).toFixed(1),
        words(count(early)),
      ])
      if (verbose)
        console.log(
          `\n${site}${path}\n${scripts.map(({ url, bytes }) => `  ${(bytes / 1000).toFixed(2).padStart(7)}  ${url}`).join('\n')}`,
        )
    }
  await browser.close()
  console.log(
    `\nScript until idle, kB brotli as served (at most ${budget} for a content page), HTML, and what was asked for before the first paint`,
  )
  console.log(table(['page', 'script', 'files', 'html', 'before paint, beside script'], rows))
  return report
}

async function contentPage(port, site) {
  const { body } = await ask(port, `${site}.localhost`, '/sitemap.xml')
  const paths = [...body.toString().matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  return paths.find((path) => /^\/(?!cluster\/)[^/]+\/[^/]+$/.test(path)) ?? '/about'
}

const count = (requests) => requests.reduce((found, { type }) => ({ ...found, [type]: (found[type] ?? 0) + 1 }), {})
const words = (counts) =>
  Object.entries(counts)
    .map(([type, number]) => `${number} ${type}`)
    .join(', ')
