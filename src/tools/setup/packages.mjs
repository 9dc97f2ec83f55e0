import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runChild } from './child.mjs'
import { SetupProblem } from './problem.mjs'
import { startProgress } from './progress.mjs'
import { inProject, root } from './project.mjs'

const stampFile = inProject('node_modules', '.sitewright-stamp')
const lockFile = inProject('package-lock.json')

/** Whether the last install was of this lock: a single hash, so that a second start is fast. */
export function arePackagesCurrent() {
  return existsSync(lockFile) && readText(stampFile) === stampFor(readFileSync(lockFile))
}

/** Installs the packages of the lock when they are missing. */
export async function ensurePackages() {
  if (arePackagesCurrent()) return
  if (!existsSync(lockFile))
    throw new SetupProblem(
      'package-lock.json is missing.',
      'It belongs to the checkout: `git checkout package-lock.json`.',
    )
  const lock = readFileSync(lockFile)
  // Someone ran npm by hand: the packages are right, only our stamp is outdated. Installing again would pull packages
  // from under running programs.
  if (!holdsEverything(JSON.parse(lock.toString()), readInstalled())) await install()
  writeFileSync(stampFile, stampFor(lock))
}

// Packages with binaries fit one platform and one Node major only.
function stampFor(lock) {
  const platform = `${process.platform} ${process.arch} node${process.versions.node.split('.')[0]}`
  return `${createHash('sha256').update(lock).digest('hex')} ${platform}\n`
}

/** Whether npm's own record of node_modules has each package of the lock, except optional ones for other platforms. */
export function holdsEverything(lock, installed) {
  if (!installed) return false
  return Object.entries(lock.packages).every(([path, entry]) => {
    if (path === '' || entry.link) return true
    const found = installed.packages?.[path]
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

function readInstalled() {
  const text = readText(inProject('node_modules', '.package-lock.json'))
  return text && JSON.parse(text)
}

async function install() {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'))
  const paths = Object.keys(packages).filter((path) => path && fitsHere(packages[path]))
  const count = () => paths.filter((path) => existsSync(join(root, path, 'package.json'))).length
  const done = startProgress('installing packages', () => `${count()} of about ${paths.length}`)
  const [command, ...first] = npmCommand()
  // --include=dev: the build tools are development packages, and a server may well have NODE_ENV=production set.
  const { code, output } = await runChild(command, [
    ...first,
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (code === 0) {
    // Scripts start with `exec`, so that a signal to npm reaches the program and not a shell in between; cmd.exe has no
    // such command.
    if (process.platform === 'win32') writeFileSync(inProject('node_modules', '.bin', 'exec.cmd'), '@%*\r\n')
    return done('✓ packages installed')
  }
  done('✗ packages could not be installed')
  throw new SetupProblem(`npm ci ended with code ${code}:\n${lastLines(output)}`, fixFor(output))
}

// Half of the lock are binaries for other platforms, so the progress would stop at two thirds if they counted.
const fitsHere = ({ os = [], cpu = [], libc = [] }) =>
  (os.length === 0 || os.includes(process.platform)) &&
  (cpu.length === 0 || cpu.includes(process.arch)) &&
  !libc.includes('musl')

/** npm as a command: the npm that called us, else the one next to this Node, else the one in PATH. */
export function npmCommand() {
  const called = process.env.npm_execpath
  if (called && /npm-cli\.c?js$/.test(called) && existsSync(called)) return [process.execPath, called]
  const bundled = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js')
  return existsSync(bundled) ? [process.execPath, bundled] : ['npm']
}

export function fixFor(output) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i.test(output))
    return 'The package registry could not be reached: check the network or proxy settings and start again.'
  if (/ENOSPC/.test(output)) return 'The disk is full: make room and start again.'
  if (/EACCES|EPERM|EROFS/.test(output)) return `This folder cannot be written: check who owns ${root}.`
  if (/EUSAGE|in sync/.test(output))
    return 'package.json and package-lock.json disagree: run `npm install` and commit both.'
  return 'Start again; if it stays so, remove node_modules and look at the lines above.'
}

const lastLines = (output) =>
  output
    .trim()
    .split('\n')
    .slice(-15)
    .map((line) => `    ${line}`)
    .join('\n')

function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
