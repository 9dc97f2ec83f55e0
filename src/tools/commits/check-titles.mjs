// Checks the titles of the commits since the repository was formatted. Usage: node src/tools/commits/check-titles.mjs
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inProject, root } from '../setup/project.mjs'
import { judgeTitle } from './judge-title.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The commit that formatted everything; titles before it are older than the rule. */
const first = /^[0-9a-f]{40}$/m.exec(readFileSync(inProject('.git-blame-ignore-revs'), 'utf8'))?.[0]

let log
try {
  log = git('log', '--format=%h %s', `${first}..HEAD`)
} catch {
  console.log('no history here: nothing to check')
  process.exit(0)
}
const bad = log
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [hash, ...title] = line.split(' ')
    const problem = judgeTitle(title.join(' '))
    return problem ? [`${hash} "${title.join(' ')}" ${problem}`] : []
  })
for (const line of bad) console.log(line)
if (bad.length) process.exit(1)
