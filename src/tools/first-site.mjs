// Creates the operator's site and its first admin in a database without one. Reads DATABASE_URL or DATA_DIR, and
// OPERATOR_SITE.
// Usage: npm run first-site -- --host www.example.com --name "Example" --email me@example.com --firstname Nok
// --lastname Dee [--thai "ตัวอย่าง"] [--template default] [--zone Asia/Bangkok]
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { makeReady } from './setup/make-ready.mjs'
import { reportProblem, SetupProblem } from './setup/problem.mjs'
import { inProject } from './setup/project.mjs'

const text = { type: 'string' }
const needed = ['host', 'name', 'email', 'firstname', 'lastname']
const options = {
  ...Object.fromEntries(needed.map((name) => [name, text])),
  thai: text,
  template: { ...text, default: 'default' },
  zone: { ...text, default: 'Asia/Bangkok' },
}

try {
  const { values } = read()
  const missing = needed.filter((name) => !values[name])
  if (missing.length > 0)
    throw new SetupProblem(
      `${missing.map((name) => `--${name}`).join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. Usage: npm run first-site -- ${needed.map((name) => `--${name} …`).join(' ')} [--thai … --template default --zone Asia/Bangkok]`,
    )
  const { host, name, thai, email, firstname, lastname, template, zone } = values
  const wanted = {
    hosts: [host],
    template: `pack:${template}`,
    name: { th: thai ?? name, en: name },
    locales: ['th', 'en'],
    timeZone: zone,
    admin: { email, firstname, lastname },
  }
  await makeReady({ build: true })
  const { runFirstSite } = await import(pathToFileURL(inProject('dist', 'gateway', 'first-site.js')).href)
  await runFirstSite(process.env, wanted, (line) => console.log(line)).catch((error) => {
    // An error that the user can fix gets a one-line message.
    throw error?.constructor?.name === 'SettingsError' ? new SetupProblem(error.message) : error
  })
} catch (error) {
  reportProblem(error)
  process.exitCode = 1
}

function read() {
  try {
    return parseArgs({ options })
  } catch (error) {
    throw new SetupProblem(error instanceof Error ? error.message : String(error))
  }
}
