import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { inProject } from '../setup/project.mjs'

/** Formats files of the project as `npm run format` does. */
export function format(paths) {
  const oxfmt = join(dirname(createRequire(import.meta.url).resolve('oxfmt/package.json')), 'bin', 'oxfmt')
  execFileSync(process.execPath, [oxfmt, ...paths], { cwd: inProject(), stdio: ['ignore', 'ignore', 'inherit'] })
}
