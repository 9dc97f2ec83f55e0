import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { inProject } from '../setup/project.mjs'
import { readAreas } from '../test/areas.mjs'
import { BadName, splitName } from './names.mjs'
import { reservedSegments } from './page.mjs'

/** Placeholder for the name in texts and paths of the templates. */
const placeholder = 'areaname'
const suffix = '.tmpl'
const folder = inProject('src', 'tools', 'new-area')

/** A small whole area: a loan desk with one of each part that the product has. */
export function newArea(name) {
  splitName(name, 1, '<area>, one word such as lending')
  if (!/^[a-z]{3,20}$/.test(name)) throw new BadName(`"${name}" is not one word of 3 to 20 lower-case letters.`)
  const taken = whatHas(name)
  if (taken) throw new BadName(`"${name}" is taken by ${taken}; nothing was written.`)
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 12)
  return Object.fromEntries(
    templates().map((file) => [
      file.slice(0, -suffix.length).replaceAll(placeholder, name).replace('STAMP', stamp),
      readFileSync(join(folder, file), 'utf8').replaceAll(placeholder, name),
    ]),
  )
}

/** Paths below the folder, which are those in the project. */
const templates = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

/** What uses the name already: a folder, a prefix of another area, or an address. */
function whatHas(name) {
  if (reservedSegments.includes(name)) return `the gateway, which answers /${name}`
  const folders = ['src/areas', 'schemas', 'blocks', 'tests'].map((room) => `${room}/${name}`)
  const found = folders.find((path) => existsSync(inProject(path)))
  if (found) return `the folder ${found}`
  const area = readAreas().find(({ calls, blocks }) =>
    [...calls, ...blocks].some((prefix) => prefix.split('/')[0] === name),
  )
  if (area) return `a prefix of the area ${area.name}`
  const page = pages().find(({ path }) => path === `/${name}` || path?.startsWith(`/${name}/`))
  return page && `the page ${page.path}`
}

const pages = () =>
  readdirSync(inProject('themes')).flatMap((theme) => {
    const own = inProject('themes', theme, 'pages')
    if (!existsSync(own)) return []
    return readdirSync(own, { recursive: true })
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(own, file), 'utf8')))
  })

export function nextSteps(name) {
  const steps = [
    ['npm run routes -- --write', 'puts its pages into docs/routes.md'],
    [`npm test -- --area ${name}`, 'runs its tests'],
    [`DATA_DIR=.cache/${name} npm start`, 'shows it with demo loans, on the academy’s site'],
  ]
  const width = Math.max(...steps.map(([command]) => command.length))
  return `
A loan desk at /${name} and /${name}/board, for managers. Next:
${steps.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`).join('\n')}
Then make it yours: the row (schemas/${name}/entities, src/areas/${name}/server/tables.ts and its migration) before
anything is stored, its states (loan-machine.ts), its texts in both languages. Remove the parts that you do not need.`
}
