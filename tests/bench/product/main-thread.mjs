import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../../../src/tools/chromium.mjs'
import { median, table } from '../figures.mjs'
import { homes } from './gateway.mjs'

const figures = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
}

/**
 * The main thread's processor time for a homepage until it is idle: unlike Lighthouse's blocking time it is stable on a
 * busy machine.
 */
export async function measureMainThread({ port, rounds }) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  const report = {}
  const rows = []
  for (const [site, path] of Object.entries(homes)) {
    const runs = []
    for (let round = 0; round < rounds; round++)
      runs.push(await visit(browser, `http://${site}.localhost:${port}${path}`))
    const values = Object.values(figures).map((name) => median(runs.map((run) => run[name] * 1000)))
    report[site] = Object.fromEntries(Object.keys(figures).map((name, index) => [name, values[index]]))
    rows.push([site, ...values.map((value) => value.toFixed(0)), String(median(runs.map((run) => run.Nodes)))])
  }
  await browser.close()
  console.log(`\nMain thread of a phone-sized home page until idle, processor ms (median of ${rounds})`)
  console.log(table(['site', ...Object.keys(figures), 'nodes'], rows))
  return report
}

async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(address)
  await page.waitForSelector('html[data-ready="true"]', { state: 'attached' })
  await page.waitForTimeout(1500)
  const { metrics } = await client.send('Performance.getMetrics')
  await context.close()
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
