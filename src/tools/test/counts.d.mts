type Counts = { passed: number; failed: number }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number }; errors: unknown[] }

export function countVitest(report: VitestReport | undefined, code: number): Counts
export function countPlaywright(report: PlaywrightReport | undefined, code: number): Counts
export function skippedVitest(report: VitestReport | undefined): string[]
