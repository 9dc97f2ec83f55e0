// Finds a Chromium that starts, or installs one. Prints its path: node src/tools/chromium.mjs
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runChild } from './setup/child.mjs'
import { reportProblem, SetupProblem } from './setup/problem.mjs'
import { startProgress } from './setup/progress.mjs'
import { inProject } from './setup/project.mjs'

/**
 * Launch arguments of a browser under test: no sandbox (tests run as root in containers), and no background traffic.
 */
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The headless shell is the same browser without desktop windows: each page of a full one adds a process for the
// toolbar.
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = [
  ...shells,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const places = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => join(process.env[name], 'Google', 'Chrome', 'Application', 'chrome.exe')),
}

/** The path of a browser that starts: an installed one, else one installed now. Throws when there is none. */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (await doesStart(chosen)) return chosen
    throw new SetupProblem(`CHROMIUM_PATH names ${chosen}, which does not start.`, 'Correct it or unset it.')
  }
  const found = await findChromium()
  const isShell = shells.some((name) => found?.endsWith(name))
  if (found && (isShell || !hasPackages())) return found
  const tried = []
  // An installed one is sufficient; in a container whose system offers the shell, installing that is worth a minute.
  for (const [what, command] of found ? [shellFromSystem] : waysToInstall()) {
    const done = startProgress(found ? what : `no browser here for the tests: ${what}`)
    const { code, output } = await runChild(command[0], command.slice(1), found ? { timeout: 90_000 } : {})
    const installed = code === 0 ? await findChromium() : undefined
    done(installed ? `✓ browser at ${installed}` : `✗ ${what}: no browser came of it`)
    if (installed) return installed
    tried.push(`  ${what}: code ${code}, ${output.trim().split('\n').at(-1) ?? ''}`)
  }
  if (found) return found
  throw new SetupProblem(
    ['The tests need Chromium, and none could be found or installed.', ...tried].join('\n'),
    'Install Chromium or Chrome, or name one in CHROMIUM_PATH, and start again.',
  )
}

/**
 * The browser that `ensureChromium` would try first, found without starting it: for a runner's settings, which are read
 * at every start.
 */
export const likelyChromium = () => process.env.CHROMIUM_PATH ?? onSystem()[0] ?? fromPlaywright()[0]

async function findChromium() {
  for (const path of [...onSystem(), ...fromPlaywright()]) if (await doesStart(path)) return path
  return undefined
}

function onSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(places[process.platform] ?? []),
  ].filter(isProgram)
}

function fromPlaywright() {
  try {
    return [createRequire(import.meta.url)('playwright-core').chromium.executablePath()].filter(isProgram)
  } catch {
    return []
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// A stub that only advertises a store package, or a download without its system libraries, is an executable file but no
// browser.
async function doesStart(path) {
  if (!existsSync(path)) return false
  // Chrome on Windows has no --version: it opens a window instead.
  if (process.platform === 'win32') return true
  const { code, output } = await runChild(path, ['--version', '--no-sandbox'], { timeout: 20_000 })
  return code === 0 && /\d+\.\d+/.test(output)
}

/** System packages are installed without asking only on Debian as root, as in a container. */
const hasPackages = () => process.platform === 'linux' && isRoot() && existsSync('/usr/bin/apt-get')
const isRoot = () => process.getuid?.() === 0
const fromSystem = (name) => [
  `installing ${name} with apt-get`,
  ['sh', '-c', `apt-get update -o Acquire::Retries=1 && DEBIAN_FRONTEND=noninteractive apt-get install -y ${name}`],
]
const shellFromSystem = fromSystem(shells[0])

function waysToInstall() {
  const playwright = [process.execPath, inProject('node_modules', 'playwright', 'cli.js'), 'install']
  return [
    ['downloading Playwright’s Chromium', [...playwright, ...(isRoot() ? ['--with-deps'] : []), 'chromium']],
    ...(hasPackages() ? [shellFromSystem, fromSystem('chromium')] : []),
  ]
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  try {
    console.log(await ensureChromium())
  } catch (error) {
    reportProblem(error)
    process.exit(1)
  }
