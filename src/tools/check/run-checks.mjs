import { runChild } from '../setup/child.mjs'
import { checks } from './checks.mjs'

const indent = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')

/**
 * Runs all checks, prints a line for each and what a failing one said, or one that tells. Returns { passed, failed }.
 * `withTests` is off where the test run does the same tests anyway.
 */
export async function runChecks({ withTests = true } = {}) {
  const wanted = checks.filter((check) => withTests || !check.isTest)
  const result = { passed: 0, failed: 0 }
  for (const { name, what, command, tells = false } of wanted) {
    const began = Date.now()
    const { code, output } = await runChild(command[0], command.slice(1), {
      keep: 2000,
      env: { NO_COLOR: '1', FORCE_COLOR: undefined },
    })
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${what}) ${seconds} s`)
    if (code === 0) result.passed++
    else result.failed++
    if (output.trim() !== '' && (code !== 0 || tells)) console.log(indent(output))
  }
  return result
}
