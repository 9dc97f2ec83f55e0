// Compares stock, reservations, allocations, ledger, numbers and documents of all sites; ends with 1 for any difference.
// Reads DATABASE_URL or DATA_DIR. Usage: npm run audit-money
import { pathToFileURL } from 'node:url'
import { makeReady } from './setup/make-ready.mjs'
import { reportProblem, SetupProblem } from './setup/problem.mjs'
import { inProject } from './setup/project.mjs'

try {
  const [strange] = process.argv.slice(2)
  if (strange) throw new SetupProblem(`${strange} is no option: this command has none.`)
  await makeReady({ build: true })
  const { runAuditMoney } = await import(pathToFileURL(inProject('dist', 'gateway', 'audit-money.js')).href)
  process.exitCode = await runAuditMoney(process.env, (line) => console.log(line)).catch((error) => {
    // An error that the user can fix gets a one-line message.
    throw error?.constructor?.name === 'SettingsError' ? new SetupProblem(error.message) : error
  })
} catch (error) {
  reportProblem(error)
  process.exitCode = 1
}
