// Shows what this build would do with every stored document of every site. Reads DATABASE_URL or DATA_DIR, writes
// nothing. Usage: npm run rehearse
import { pathToFileURL } from 'node:url'
import { makeReady } from './setup/make-ready.mjs'
import { reportProblem, SetupProblem } from './setup/problem.mjs'
import { inProject } from './setup/project.mjs'

try {
  await makeReady({ build: true })
  const { runRehearsal } = await import(pathToFileURL(inProject('dist', 'gateway', 'rehearse.js')).href)
  const finished = runRehearsal(process.env, (line) => console.log(line)).catch((error) => {
    // An error that the user can fix gets a one-line message.
    throw error?.constructor?.name === 'SettingsError' ? new SetupProblem(error.message) : error
  })
  process.exitCode = await finished
} catch (error) {
  reportProblem(error)
  process.exitCode = 1
}
