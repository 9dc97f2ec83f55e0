// Points git at the project's hooks. Runs after `npm ci`; does nothing outside a checkout or where hooks are set already.
import { execFileSync } from 'node:child_process'
import { root } from '../setup/project.mjs'

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

try {
  git('rev-parse', '--git-dir')
  let current = ''
  try {
    current = git('config', 'core.hooksPath')
  } catch {
    // Not set.
  }
  if (current === '') git('config', 'core.hooksPath', 'src/tools/commits/hooks')
} catch {
  // An unpacked archive has no git.
}
