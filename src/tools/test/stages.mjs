import { mkdirSync, rmSync } from 'node:fs'
import { runChecks } from '../check/run-checks.mjs'
import { runLive } from '../setup/child.mjs'
import { makeReady } from '../setup/make-ready.mjs'
import { reportProblem } from '../setup/problem.mjs'
import { inProject } from '../setup/project.mjs'
import { countPlaywright, countVitest, failedPlaywright, readReport, skippedVitest } from './counts.mjs'

const reportFile = (runner) => inProject('test-results', `${runner}.json`)

/**
 * Each stage resolves to { passed, failed, failures?: messages } and never throws: a broken one must not hide the
 * others.
 */
export const stages = [
  { name: 'packages', run: () => ready({}) },
  { name: 'build', run: () => ready({ build: true }) },
  { name: 'browser', run: () => ready({ chromium: true }) },
  { name: 'check', run: () => runChecks({ withTests: false }) },
  { name: 'vitest', run: runVitest },
  { name: 'playwright', run: runPlaywright },
]

// Counted only when it fails: being ready is no passed test.
async function ready(wanted) {
  try {
    const chromium = await makeReady(wanted)
    if (chromium) process.env.CHROMIUM_PATH = chromium
    return { passed: 0, failed: 0 }
  } catch (error) {
    reportProblem(error)
    return { passed: 0, failed: 1 }
  }
}

async function runVitest(filters, { full, env } = {}) {
  const file = freshReport('vitest')
  const failuresFile = freshReport('vitest-failures')
  const code = await runLive(
    process.execPath,
    [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts', ...filters],
    {
      VITEST_JSON_OUTPUT_FILE: file,
      VITEST_FAILURES_OUTPUT_FILE: failuresFile,
      // A run of named files uses both databases, one of areas and changes a part, as the whole run does.
      TEST_PARTS: full || (filters.length && !env) ? '' : '1',
      ...env,
    },
  )
  const report = readReport(file)
  const skipped = skippedVitest(report).map((name) => `skipped, which counts as failed: ${name}`)
  return { ...countVitest(report, code), failures: [...skipped, ...(readReport(failuresFile) ?? [])] }
}

async function runPlaywright(filters, { full, shard, env } = {}) {
  const file = freshReport('playwright')
  const cli = inProject('node_modules', '@playwright', 'test', 'cli.js')
  const code = await runLive(
    process.execPath,
    [
      cli,
      'test',
      '--config',
      'tests/playwright.config.ts',
      '--reporter=list,json',
      ...(shard ? [`--shard=${shard}`] : []),
      ...filters,
    ],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      TEST_PARTS: full || filters.length > 0 ? '' : '1',
      ...env,
    },
  )
  const report = readReport(file)
  return { ...countPlaywright(report, code), failures: failedPlaywright(report) }
}

// Without this, a runner that fails at once would be judged by its last run's report.
function freshReport(runner) {
  const file = reportFile(runner)
  mkdirSync(inProject('test-results'), { recursive: true })
  rmSync(file, { force: true })
  return file
}
