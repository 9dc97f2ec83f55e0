// Reports files at the top of the checkout that do not belong there. Usage: node src/tools/top-level.mjs
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { root } from './setup/project.mjs'

const allowed = new Set([
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'README.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'docs',
  'src',
  'schemas',
  'blocks',
  'themes',
  'tests',
])

/** The names that do not belong; dotfiles are tool settings and always allowed. */
export const strangers = (names) => names.filter((name) => !name.startsWith('.') && !allowed.has(name))

// What git ignores (node_modules, dist, …) is generated; an unpacked archive without git has those names too.
function namesHere() {
  try {
    const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    })
    return [
      ...new Set(
        list
          .split('\0')
          .filter(Boolean)
          .map((path) => path.split('/')[0]),
      ),
    ]
  } catch {
    const made = new Set([
      'node_modules',
      'dist',
      'storybook-static',
      'coverage',
      'test-results',
      'playwright-report',
      'shots',
    ])
    return readdirSync(root).filter((name) => !made.has(name))
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = strangers(namesHere())
  for (const name of found)
    console.log(
      `${name} does not belong at the top level: code has its room in src, everything about tests is in tests`,
    )
  if (found.length) process.exit(1)
}
