import { readFileSync } from 'node:fs'

/**
 * How many tests a runner passed and failed, from its JSON report. A skipped test counts as failed: what is not run is not proven.
 * `code` is the runner's exit code: one that failed without naming a test (an unhandled error, no report) is one failure.
 */
export function countVitest(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  return settle(report.numPassedTests, report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles, code)
}

export function countPlaywright(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  // Flaky is a test that failed first: it fails here, so that it is looked at.
  return settle(expected, unexpected + flaky + skipped + report.errors.length, code)
}

function settle(passed, failed, code) {
  const hasHiddenFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: hasHiddenFailure ? 1 : failed }
}

/** The names of what was skipped, which both runners' own output hides. */
export function skippedVitest(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.filter((each) => ['pending', 'skipped', 'todo', 'disabled'].includes(each.status)).map((each) => `${file.name}: ${each.fullName}`),
  )
}

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
