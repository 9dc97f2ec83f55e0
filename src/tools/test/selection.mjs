import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { importsOf } from '../check/import-graph.mjs'
import { BadName } from '../new/names.mjs'
import { inProject, root } from '../setup/project.mjs'
import { readAreas } from './areas.mjs'
import { testsOfAreas, testsOfChanges } from './select-tests.mjs'

const list = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )

/**
 * What `--area` and `--changed` select, or undefined for everything. `changed` is a commit to compare with; work that is
 * not committed counts too.
 */
export function selection({ area, changed }) {
  if (area === undefined && changed === undefined) return undefined
  const areas = readAreas()
  const files = list('schemas', 'blocks', 'src', 'tests')
  if (area !== undefined) {
    const wanted = area.split(',').map((name) => areas.find((each) => each.name === name) ?? unknown(name, areas))
    return testsOfAreas(wanted, files)
  }
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  return testsOfChanges(changedSince(changed || 'HEAD'), areas, files, importsOf(sources))
}

function unknown(name, areas) {
  throw new BadName(`There is no area "${name}": ${areas.map((each) => each.name).join(', ')}.`)
}

function changedSince(commit) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}
