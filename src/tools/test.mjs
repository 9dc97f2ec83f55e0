// Sets up, builds and tests everything; the last line is `N passed, N failed`.
// Usage: npm test [-- [--full] [--only check,vitest,playwright] [--shard 2/6] [--area files | --changed main] [file filters]]
// A shard is a part of the browser tests, for a run in pieces or on several machines; the other stages always run
// whole.
import { parseArgs } from 'node:util'
import { checkNode } from './setup/node-version.mjs'
import { reportProblem } from './setup/problem.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean' },
    only: { type: 'string' },
    shard: { type: 'string' },
    area: { type: 'string' },
    changed: { type: 'string' },
  },
})
if (values.full) process.env.TEST_FULL = '1'
else console.log('What is named full, long rounds and every combination, is left to `npm run test:full`.')

const sum = { passed: 0, failed: 0 }
try {
  checkNode()
  const { stages } = await import('./test/stages.mjs')
  const only = values.only?.split(',')
  const summary = []
  let selected
  for (const { name, run } of stages) {
    const isPreparation = ['packages', 'build', 'browser'].includes(name)
    if (only && !only.includes(name) && !isPreparation) continue
    // Once there are packages: the import graph needs a parser.
    if (name === 'build') selected = (await import('./test/selection.mjs')).selection(values)
    const filters = selected?.[name] ?? positionals
    if (selected?.[name]?.length === 0) continue
    const began = Date.now()
    if (!isPreparation) console.log(`\n── ${name} ──`)
    const { passed, failed, failures = [] } = await run(filters, { ...values, env: selected?.env })
    sum.passed += passed
    sum.failed += failed
    if (!isPreparation || failed)
      summary.push(
        `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`,
      )
    // Repeated at the end: by then the output as it happened has scrolled away.
    for (const failure of failures) summary.push(`  ✗ ${failure}`)
    // Nothing else can run without packages; stages that lack a build or a browser report it themselves.
    if (name === 'packages' && failed) break
  }
  console.log(`\n${summary.join('\n')}`)
} catch (error) {
  reportProblem(error)
  sum.failed++
}
if (sum.passed + sum.failed === 0) {
  console.log('✗ no test was run')
  sum.failed = 1
}
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed ? 1 : 0
