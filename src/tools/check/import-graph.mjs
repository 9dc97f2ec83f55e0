import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { inProject } from '../setup/project.mjs'

const rooms = ['schemas', 'blocks', 'src']
const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|\.d\.ts$/.test(file)

/** Every source file of the rooms by its path from the root; without tests, which nothing imports. */
export const sourceFiles = () =>
  rooms
    .flatMap((room) =>
      readdirSync(inProject(room), { recursive: true }).map((file) => `${room}/${file.replaceAll('\\', '/')}`),
    )
    .filter(isSource)
    .sort((one, other) => (one < other ? -1 : 1))

/** The aliases of tsconfig.json, such as `@kit/` → `src/kit/`. */
export function readAliases() {
  const { paths } = JSON.parse(readFileSync(inProject('tsconfig.json'), 'utf8')).compilerOptions
  return Object.entries(paths).map(([alias, [place]]) => [alias.replace('*', ''), place.replace(/^\.\/|\*$/g, '')])
}

/**
 * Who imports whom: `{ from, to, kind }`, kind `value`, `type` or `lazy` (import()). Only files of `files` are in it.
 */
export function importsOf(
  files,
  { read = (file) => readFileSync(inProject(file), 'utf8'), aliases = readAliases() } = {},
) {
  const known = new Set(files)
  const edges = new Map()
  for (const file of files)
    for (const { specifier, kind } of specifiersOf(file, read(file))) {
      const to = resolve(file, specifier, known, aliases)
      if (to && to !== file) edges.set(`${file}\n${to}\n${kind}`, { from: file, to, kind })
    }
  return [...edges.values()]
}

/** What a file names, with the kind of each import. */
export function specifiersOf(file, code) {
  const { program, module, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const found = []
  for (const each of module.staticImports)
    found.push({ specifier: each.moduleRequest.value, kind: kindOf(each.entries) })
  for (const { entries } of module.staticExports)
    for (const each of entries.filter((entry) => entry.moduleRequest))
      found.push({ specifier: each.moduleRequest.value, kind: kindOf([each]) })
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end))
    if (literal) found.push({ specifier: literal[2], kind: 'lazy' })
  }
  // The parser lists no `typeof import()`, and walking every tree for one is slow.
  if (code.includes('import(')) collectTypeImports(program, found)
  return found
}

const kindOf = (entries) => (entries.length > 0 && entries.every((entry) => entry.isType) ? 'type' : 'value')

function collectTypeImports(node, found) {
  if (node === null || typeof node !== 'object') return
  if (node.type === 'TSImportType') found.push({ specifier: node.source.value, kind: 'type' })
  for (const child of Object.values(node)) collectTypeImports(child, found)
}

function resolve(file, specifier, known, aliases) {
  const bare = specifier.replace(/[?#].*$/, '')
  const alias = aliases.find(([name]) => bare.startsWith(name))
  if (!alias && !bare.startsWith('.')) return undefined
  const path = alias ? alias[1] + bare.slice(alias[0].length) : posix.join(posix.dirname(file), bare)
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`].find((each) => known.has(each))
}
