import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../../../src/tools/chromium.mjs'
import { median, ratio, table } from '../figures.mjs'
import { ask, homes, processorMs } from './gateway.mjs'
import { serveHandWritten } from './hand-written-home.mjs'

/** A phone of 390 px at 2×, a quarter of this processor, 150 ms and 1.5 Mbit/s, all applied by the browser. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const line = { offline: false, latency: 150, downloadThroughput: 1.5e6 / 8, uploadThroughput: 7.5e5 / 8 }
const slowdown = 4
/** Largest paint in ms, its ratio to the hand-written page, and ms that the main thread is blocked. */
const targets = { largest: 1700, ratio: 1.25, blocked: 100 }

/**
 * First and largest paint, layout shift and blocked time of each home page on a slow phone, beside a hand-written page
 * with the same texts, pictures and fonts, in turn.
 */
export async function measureFirstPaint({ port, pid, rounds, verbose, sites = Object.keys(homes) }) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  const report = {}
  const rows = []
  await untilIdle(pid)
  for (const site of sites) {
    const address = `http://${site}.localhost:${port}${homes[site]}`
    await visit(browser, address)
    const peer = await serveHandWritten(browser, address, phone)
    const runs = { ours: [], peer: [] }
    for (let round = 0; round < rounds; round++) {
      await keepWarm(port, site)
      runs.ours.push(await visit(browser, address))
      runs.peer.push(await visit(browser, peer.address))
    }
    await peer.close()
    const middle = (name, figure) => median(runs[name].map((run) => run[figure]))
    const figures = ['first', 'largest', 'blocked', 'shift', 'scriptsBefore', 'kBBefore']
    const [ours, theirs] = ['ours', 'peer'].map((name) =>
      Object.fromEntries(figures.map((figure) => [figure, middle(name, figure)])),
    )
    report[site] = { ours, peer: theirs, largestIs: runs.ours.at(-1).largestIs }
    rows.push([
      site,
      ms(ours.first),
      `${ms(ours.largest)}${ours.largest > targets.largest ? ' !' : ''}`,
      ms(theirs.largest),
      `${ratio(ours.largest, theirs.largest)}${ours.largest > theirs.largest * targets.ratio ? ' !' : ''}`,
      `${ms(ours.blocked)}${ours.blocked >= targets.blocked ? ' !' : ''}`,
      ours.shift.toFixed(3),
      String(ours.scriptsBefore),
      ours.kBBefore.toFixed(0),
      runs.ours.at(-1).largestIs,
    ])
    if (verbose)
      console.log(
        `\n${site}\n${runs.ours.at(-1).requests.join('\n')}\nhand-written: ${runs.peer.at(-1).largestIs}\n${runs.peer.at(-1).requests.join('\n')}`,
      )
  }
  await browser.close()
  console.log(
    `\nHome pages on a slow phone (median of ${rounds}, ms; "!" is over ${targets.largest} ms, ${targets.ratio} × the hand-written page, or ${targets.blocked} ms blocked)`,
  )
  console.log(
    table(
      [
        'site',
        'first paint',
        'largest',
        'by hand',
        'ratio',
        'blocked',
        'shift',
        'scripts before',
        'kB before',
        'which is',
      ],
      rows,
    ),
  )
  return report
}

/** As a page that has visitors: rendered and compressed. */
async function keepWarm(port, site) {
  for (const _time of [1, 2])
    await ask(port, `${site}.localhost`, homes[site], { headers: { 'accept-encoding': 'br' } })
}

/** The demo data is written after the port is open. */
async function untilIdle(pid) {
  for (let before = processorMs(pid); ;) {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const now = processorMs(pid)
    if (!(now - before > 100)) return
    before = now
  }
}

const ms = (value) => value.toFixed(0)

/** One visit with an empty cache, until nothing has been requested for a while. */
async function visit(browser, address) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(observe)
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', line)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  // The hand-written page has no script that would say so.
  await page.waitForSelector('html[data-ready="true"], html[data-by-hand]', { state: 'attached', timeout: 60_000 })
  await page.waitForTimeout(1500)
  const seen = await page.evaluate(() => {
    const { paints, shift, tasks } = window.observed
    const largest = paints.at(-1)
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const files = performance.getEntriesByType('resource')
    return {
      first,
      largest: largest?.at ?? 0,
      largestIs: largest?.what ?? '',
      shift,
      blocked: tasks.filter(({ at }) => at > first).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      files: files
        .map(({ name, startTime, responseEnd, transferSize }) => ({ name, startTime, responseEnd, size: transferSize }))
        .concat([
          {
            name: location.pathname,
            startTime: 0,
            responseEnd: performance.getEntriesByType('navigation')[0].responseEnd,
            size: performance.getEntriesByType('navigation')[0].transferSize,
          },
        ]),
    }
  })
  await context.close()
  const before = seen.files.filter(({ startTime }) => startTime < seen.largest)
  return {
    ...seen,
    scriptsBefore: before.filter(({ name }) => name.endsWith('.js')).length,
    kBBefore: before.reduce((sum, { size }) => sum + size, 0) / 1000,
    requests: seen.files
      .toSorted((a, b) => a.startTime - b.startTime)
      .map(
        ({ name, startTime, responseEnd, size }) =>
          `  ${ms(startTime).padStart(5)} ${ms(responseEnd).padStart(5)} ${(size / 1000).toFixed(1).padStart(6)} kB ${name.replace(/^https?:\/\/[^/]+/, '')}`,
      ),
  }
}

/** Runs in the page before anything else. */
function observe() {
  const seen = { paints: [], shift: 0, tasks: [] }
  window.observed = seen
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime, element, url }) =>
    seen.paints.push({
      at: startTime,
      what: `${element?.localName ?? '?'} ${url ? url.slice(url.lastIndexOf('/') + 1) : (element?.textContent ?? '').slice(0, 20)}`,
    }),
  )
  watch('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value))
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, duration }))
}
