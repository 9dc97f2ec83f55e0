// Names what is known against the packages of package-lock.json. Fails where one that the product runs with has a
// serious advisory and a fix. Usage: node src/tools/audit.mjs
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runChild } from './setup/child.mjs'
import { inProject } from './setup/project.mjs'

/** A registry that takes longer is not waited for (ms). */
const defaultTimeoutMs = 20_000
const serious = ['high', 'critical']

/**
 * The advisories in a report of `npm audit --json`, each once for each package that has it; undefined where it is no
 * such report. `packages` are those of the lock: what is there for development alone is marked in it.
 */
export function auditFindings(report, packages) {
  if (typeof report?.vulnerabilities !== 'object' || report.vulnerabilities === null) return undefined
  return Object.values(report.vulnerabilities).flatMap(({ name, via, nodes, fixAvailable }) => {
    const isProduction = nodes.some((path) => packages[path]?.dev !== true)
    const hasFix = Boolean(fixAvailable)
    // A word in `via` names a package that it has the advisory from, which has an entry of its own.
    return via
      .filter((advisory) => typeof advisory === 'object')
      .map(({ title, severity, range }) => ({
        name,
        title,
        severity,
        range,
        isProduction,
        hasFix,
        fails: isProduction && hasFix && serious.includes(severity),
      }))
  })
}

/** One finding as a line. */
export function findingLine({ name, title, severity, range, isProduction, hasFix }) {
  return `${name} ${range}: ${severity}, ${isProduction ? 'in production' : 'for development alone'}, ${hasFix ? 'a fix exists' : 'no fix yet'}: ${title}`
}

async function main() {
  // Another folder's lock and less patience, for tests.
  const folder = process.argv[2] ? resolve(process.argv[2]) : inProject()
  const timeoutMs = Number(process.argv[3] ?? defaultTimeoutMs)
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  // One answer, or none: the time is short.
  const args = ['audit', '--json', '--package-lock-only', '--fetch-retries=0', `--prefix=${folder}`]
  const { output } = await runChild(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    timeout: timeoutMs,
    keep: Number.POSITIVE_INFINITY,
  })
  const findings = auditFindings(readReport(output), packages)
  if (!findings) {
    console.log(`no registry told of advisories within ${timeoutMs / 1000} s: nothing is known of the packages`)
    return
  }
  for (const finding of findings) console.log(findingLine(finding))
  if (findings.some(({ fails }) => fails)) process.exitCode = 1
}

/** The JSON between what npm warns of. */
function readReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main()
