import { expect, test } from 'vitest'
import { countPlaywright, countVitest, failedPlaywright, skippedVitest } from '../../src/tools/test/counts.mjs'

const vitest = (
  counts: { passed: number; failed?: number; pending?: number; todo?: number },
  files: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[] = [],
) => ({
  numPassedTests: counts.passed,
  numFailedTests: counts.failed ?? 0,
  numPendingTests: counts.pending ?? 0,
  numTodoTests: counts.todo ?? 0,
  testResults: files,
})
const playwright = (
  stats: { expected: number; unexpected?: number; flaky?: number; skipped?: number },
  errors: { message?: string }[] = [],
) => ({
  stats: { unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
})

test('counts passed and failed tests like the runner', () => {
  expect(countVitest(vitest({ passed: 7 }), 0)).toEqual({ passed: 7, failed: 0 })
  expect(countVitest(vitest({ passed: 7, failed: 2 }), 1)).toEqual({ passed: 7, failed: 2 })
  expect(countPlaywright(playwright({ expected: 5, unexpected: 1 }), 1)).toEqual({ passed: 5, failed: 1 })
})

test('counts skipped, planned and flaky tests as failed', () => {
  expect(countVitest(vitest({ passed: 7, pending: 1, todo: 1 }), 0)).toEqual({ passed: 7, failed: 2 })
  expect(countPlaywright(playwright({ expected: 5, skipped: 1, flaky: 1 }), 0)).toEqual({ passed: 5, failed: 2 })
})

test('counts no test, no report or an unexplained exit as a failure', () => {
  expect(countVitest(vitest({ passed: 0 }), 0)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest(vitest({ passed: 7 }), 1)).toEqual({ passed: 7, failed: 1 })
  expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(playwright({ expected: 0 }), 0)).toEqual({ passed: 0, failed: 1 })
})

test('counts a file that does not load, and a run-wide error, as a failure', () => {
  expect(
    countVitest(vitest({ passed: 7 }, [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]), 1),
  ).toEqual({ passed: 7, failed: 1 })
  expect(countPlaywright(playwright({ expected: 3 }, [{ message: 'the gateway did not start' }]), 1)).toEqual({
    passed: 3,
    failed: 1,
  })
})

test('names skipped tests', () => {
  const report = vitest({ passed: 1, pending: 1 }, [
    {
      name: 'a.test.ts',
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'x' },
        { status: 'skipped', fullName: 'y' },
      ],
    },
  ])
  expect(skippedVitest(report)).toEqual(['a.test.ts: y'])
})

test('names failures in the browser with location and first lines', () => {
  const spec = (status: string, message?: string) => ({
    title: status,
    file: 'e2e/a.spec.ts',
    line: 7,
    tests: [{ projectName: 'e2e', status, results: message ? [{ error: { message } }] : [] }],
  })
  const report = {
    ...playwright({ expected: 1 }, [{ message: 'no gateway' }]),
    suites: [
      {
        specs: [spec('expected')],
        suites: [{ specs: [spec('unexpected', '\u001b[31mWrong\u001b[39m\n\nwords'), spec('skipped')] }],
      },
    ],
  }
  expect(failedPlaywright(report)).toEqual([
    'outside of any test: no gateway',
    'e2e e2e/a.spec.ts:7 › unexpected: Wrong\n    words',
    'e2e e2e/a.spec.ts:7 › skipped: skipped',
  ])
})
