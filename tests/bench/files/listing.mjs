import { median } from '../figures.mjs'
import { openBrowser, signedIn } from './browser.mjs'
import { mainThreadMs } from './main-thread.mjs'

const frames = 180

/**
 * Milliseconds from a long folder's first answer to its first row on the screen, and of scrolling through it as a grid
 * and as a list, at the speed of a wheel and far faster: the frames, and the main thread's processor time for each.
 */
export async function measureListing({ port, items, rounds = 3, verbose }) {
  const browser = await openBrowser()
  try {
    const page = await signedIn(browser, port, '/user/upload')
    await page.addInitScript(watchRows)
    const shown = []
    for (let turn = 0; turn < rounds; turn += 1) {
      await page.goto(`http://academy.localhost:${port}/user/filemanager`)
      const { row, answer } = await page.waitForFunction(() => globalThis.benchRow).then((found) => found.jsonValue())
      shown.push(row - answer)
      if (verbose) console.log(`first row ${(row - answer).toFixed(0)} ms after its data`)
    }
    const scrolled = {}
    for (const look of ['grid', 'list']) {
      await page.getByRole('button', { name: look === 'grid' ? 'Grid' : 'List', exact: true }).click()
      for (const by of [60, 300]) {
        const { times } = await page.evaluate(scrollThrough, { by, frames })
        const { result, spent } = await mainThreadMs(page, () => page.evaluate(scrollThrough, { by, frames }))
        const sorted = times.toSorted((a, b) => a - b)
        scrolled[`${look}, ${by} px a frame`] = {
          frameMs: { median: median(times), p95: sorted[Math.floor(sorted.length * 0.95)], worst: sorted.at(-1) },
          processorMsOfFrame: spent / frames,
          scrolledPx: result.scrolled,
        }
        if (verbose) console.log(look, by, scrolled[`${look}, ${by} px a frame`])
      }
    }
    return { items, firstRowMs: median(shown), scrolled }
  } finally {
    await browser.close()
  }
}

/** In the page: when the first row with an item was drawn, and when its answer arrived. */
function watchRows() {
  const look = () => {
    if (!document.querySelector('[data-listing] [data-id]')) return requestAnimationFrame(look)
    requestAnimationFrame(() => {
      const [answer] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/files/list'))
      globalThis.benchRow = { row: performance.now(), answer: answer?.responseEnd ?? 0 }
    })
  }
  requestAnimationFrame(look)
}

/** In the page: scrolls for some seconds, a fixed number of pixels per frame. */
async function scrollThrough({ by, frames: count }) {
  const place = document.querySelector('[data-listing]')
  const times = []
  const from = place.scrollTop
  let before = await new Promise(requestAnimationFrame)
  for (let frame = 0; frame < count; frame += 1) {
    place.scrollTop += by
    const now = await new Promise(requestAnimationFrame)
    times.push(now - before)
    before = now
  }
  return { times, scrolled: place.scrollTop - from }
}
