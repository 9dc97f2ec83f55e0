import { writeFileSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../../../src/tools/chromium.mjs'
import { median, table } from '../figures.mjs'
import { homes } from './gateway.mjs'

const debugPort = 9333 + (process.pid % 500)
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
}

/** Lighthouse's mobile preset (a slow phone on 1.6 Mbit/s, simulated) on every homepage; medians. */
export async function measureLighthouse({ port, rounds, out, verbose }) {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${debugPort}`],
  })
  const runs = Object.fromEntries(Object.keys(homes).map((site) => [site, []]))
  for (let round = 0; round < rounds; round++)
    for (const [site, path] of Object.entries(homes)) {
      const lhr = await visit(`http://${site}.localhost:${port}${path}`)
      runs[site].push(lhr)
      writeFileSync(`${out}/lighthouse-${site}.json`, JSON.stringify(lhr))
    }
  await browser.close()
  const report = {}
  const rows = Object.entries(runs).map(([site, all]) => {
    const middle = (read) => median(all.map(read))
    const scores = [
      middle((lhr) => lhr.categories.performance.score * 100),
      middle((lhr) => lhr.categories.accessibility.score * 100),
    ]
    const values = Object.values(metrics).map((id) => middle((lhr) => lhr.audits[id].numericValue))
    report[site] = {
      performance: scores[0],
      accessibility: scores[1],
      ...Object.fromEntries(Object.keys(metrics).map((name, index) => [name, values[index]])),
    }
    return [
      site,
      ...scores.map((score) => score.toFixed(0)),
      ...values.map((value, index) => (Object.keys(metrics)[index] === 'CLS' ? value.toFixed(3) : value.toFixed(0))),
    ]
  })
  console.log(`\nLighthouse of each home page, mobile preset (median of ${rounds}; times in ms)`)
  console.log(table(['site', 'performance', 'accessibility', ...Object.keys(metrics)], rows))
  if (verbose) for (const [site, all] of Object.entries(runs)) console.log(`\n${site}\n${shortcomings(all.at(-1))}`)
  return report
}

/** A busy machine may not paint within Lighthouse's timeout; such a run is repeated. */
async function visit(address) {
  for (let tries = 3; ; tries--) {
    const { lhr } = await lighthouse(address, {
      port: debugPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
    })
    if (!lhr.runtimeError && lhr.categories.performance.score !== null) return lhr
    if (tries === 1) throw new Error(`${address}: ${lhr.runtimeError?.message ?? 'no score'}`)
  }
}

/** Audits that cost points or time, as Lighthouse names them. */
function shortcomings(lhr) {
  return Object.values(lhr.audits)
    .filter((audit) => audit.score !== null && audit.score < 0.9)
    .map((audit) => `  ${audit.id} ${audit.score} ${audit.displayValue ?? ''}`)
    .join('\n')
}
