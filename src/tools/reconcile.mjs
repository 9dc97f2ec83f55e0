// Compares file rows with the store, repairs and reports. Reads DATABASE_URL or DATA_DIR. Usage: npm run reconcile [--
// --dry --verify --json]
import { pathToFileURL } from 'node:url'
import { makeReady } from './setup/make-ready.mjs'
import { reportProblem, SetupProblem } from './setup/problem.mjs'
import { inProject } from './setup/project.mjs'

const known = ['--dry', '--verify', '--json']

try {
  const args = process.argv.slice(2)
  const strange = args.find((each) => !known.includes(each))
  if (strange) throw new SetupProblem(`${strange} is no option: use ${known.join(', ')}.`)
  await makeReady({ build: true })
  const { runReconcile } = await import(pathToFileURL(inProject('dist', 'gateway', 'reconcile.js')).href)
  const options = { dry: args.includes('--dry'), verify: args.includes('--verify'), json: args.includes('--json') }
  process.exitCode = await runReconcile(process.env, options, (line) => console.log(line)).catch((error) => {
    // An error that the user can fix gets a one-line message.
    throw error?.constructor?.name === 'SettingsError' ? new SetupProblem(error.message) : error
  })
} catch (error) {
  reportProblem(error)
  process.exitCode = 1
}
