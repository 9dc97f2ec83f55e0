import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * How many tests a runner passed and failed, from its JSON report. A skipped test counts as failed: what does not run
 * is not proven. `code` is the runner's exit code: a failure without a named test (an unhandled error, no report)
 * counts as one.
 */
export function countVitest(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return settle(
    report.numPassedTests,
    report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles,
    code,
  )
}

export function countPlaywright(report, code) {
  if (!report) return { passed: 0, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.stats
  // A flaky test failed first: it counts as failed here, so that someone looks at it.
  return settle(expected, unexpected + flaky + skipped + report.errors.length, code)
}

function settle(passed, failed, code) {
  const hasHiddenFailure = failed === 0 && (code !== 0 || passed === 0)
  return { passed, failed: hasHiddenFailure ? 1 : failed }
}

/** The names of skipped tests, which both runners' own output hides. */
export function skippedVitest(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults
      .filter((each) => ['pending', 'skipped', 'todo', 'disabled'].includes(each.status))
      .map((each) => `${file.name}: ${each.fullName}`),
  )
}

/** Failures of the browser tests: location, name, and the first lines of the reason. */
export function failedPlaywright(report) {
  const failures = (report?.errors ?? []).map((error) => `outside of any test: ${shortened(error.message)}`)
  const visit = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status === 'expected') continue
        const error = test.results.findLast((result) => result.error)?.error
        failures.push(
          `${test.projectName} ${spec.file}:${spec.line} › ${spec.title}: ${error ? shortened(error.message) : test.status}`,
        )
      }
    }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report?.suites ?? []) visit(suite)
  return failures
}

const maxLines = 8

/** The first lines of a message, without terminal colours. */
export function shortened(message = 'no message') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.slice(0, maxLines).join('\n    ')
}

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
