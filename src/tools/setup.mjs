// Makes a checkout ready to run with Node alone, and does nothing when it already is.
// Usage: node src/tools/setup.mjs [build] [chromium] (packages are always checked)
import { checkNode } from './setup/node-version.mjs'
import { reportProblem } from './setup/problem.mjs'

try {
  // First and separate: the other modules use syntax and built-ins that an older Node may lack.
  checkNode()
  const { makeReady } = await import('./setup/make-ready.mjs')
  const wanted = process.argv.slice(2)
  await makeReady({ build: wanted.includes('build'), chromium: wanted.includes('chromium') })
} catch (error) {
  reportProblem(error)
  process.exit(1)
}
