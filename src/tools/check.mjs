// Types, lint, import walls, dead code, lock and top level. Usage: npm run check
import { makeReady } from './setup/make-ready.mjs'
import { reportProblem } from './setup/problem.mjs'
import { runChecks } from './check/run-checks.mjs'

try {
  await makeReady()
  const { passed, failed } = await runChecks()
  console.log(failed ? `\n✗ ${failed} of ${passed + failed} checks failed` : `\n✓ all ${passed} checks passed`)
  process.exit(failed ? 1 : 0)
} catch (error) {
  reportProblem(error)
  process.exit(1)
}
