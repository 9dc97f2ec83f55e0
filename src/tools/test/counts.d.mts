type Counts = { passed: number; failed: number }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}
type PlaywrightSpec = {
  title: string
  file: string
  line: number
  tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
}
type PlaywrightSuite = { specs?: PlaywrightSpec[]; suites?: PlaywrightSuite[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

export function countVitest(report: VitestReport | undefined, code: number): Counts
export function countPlaywright(report: PlaywrightReport | undefined, code: number): Counts
export function failedPlaywright(report: PlaywrightReport | undefined): string[]
export function skippedVitest(report: VitestReport | undefined): string[]
