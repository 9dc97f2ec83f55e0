import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bin, plantedCopy } from './planted-copy'

// The generated area meets the real types, walls, rules and databases of a copy of the checkout.
const { folder, at, write, run, remove } = plantedCopy()
const name = 'lending'
const scaffold = (...args: string[]) => run(at('src/tools/new.mjs'), 'area', ...args)

/** When each file of the copy was written, and its size. */
function state(): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  return new Map(
    files.map((path) => {
      const { mtimeMs, size } = lstatSync(at(path))
      return [path, `${mtimeMs} ${size}`]
    }),
  )
}

/** The folders of an area, and its demo data. */
const own = new RegExp(
  `^(?:blocks|schemas|src/areas|tests|themes/default/pages)/${name}/|^themes/\\w+/site/${name}\\.json$`,
)

/** A gateway starts with a build; no page is opened here. */
const sources = ['src/runtime/client.tsx', 'src/runtime/offline/service-worker.ts', 'src/runtime/offline/shell.ts']
const emptyBuild = {
  'dist/client/.vite/manifest.json': JSON.stringify(
    Object.fromEntries(sources.map((source) => [source, { file: 'assets/empty.js' }])),
  ),
  'dist/client/.vite/editor.json': JSON.stringify({ 'src/editor/start.tsx': { file: 'assets/empty.js' } }),
  'dist/client/assets/empty.js': '',
  'dist/server/server.js': "export const renderPage = () => ''",
}

const before = state()
let scaffolded: { code: number; output: string }
let made: string[] = []
beforeAll(async () => {
  scaffolded = await scaffold(name)
  made = [...state()].filter(([path, written]) => before.get(path) !== written).map(([path]) => path)
  for (const [path, text] of Object.entries(emptyBuild)) write(path, text)
}, 60_000)
afterAll(remove, 60_000)

it('writes what it lists, within the folders of the area', () => {
  const { code, output } = scaffolded
  expect(code, output).toBe(0)
  expect(made.filter((path) => !own.test(path) || before.has(path))).toEqual([])
  const listed = output
    .split('\n')
    .filter((line) => line.startsWith('✓ '))
    .map((line) => line.slice(2))
  expect(listed.toSorted()).toEqual(made.toSorted())
  expect(output).toContain(`npm test -- --area ${name}`)
})

it('has a file of each part, and no trace of the template', () => {
  for (const part of [
    /audit\.ts$/,
    /area\.json$/,
    /-machine\.ts$/,
    /-list\.ts$/,
    /server\/calls\//,
    /server\/jobs\//,
    /server\/mail\//,
    /server\/migrations\/\d{12}-lending-loans\.sql$/,
    /server\/hooks\/topics\.ts$/,
    /server\/hooks\/waiting\.ts$/,
    /hooks\/workspace\.ts$/,
    /hooks\/search\.ts$/,
    /\.typ$/,
    /personal-data\.ts$/,
    /server\/seed\//,
    /view\.tsx$/,
    /pages\/.*\.json$/,
    /isolation\.ts$/,
    /\.test\.ts$/,
  ])
    expect(
      made.filter((path) => part.test(path)),
      String(part),
    ).not.toEqual([])
  expect(made.filter((path) => /areaname|STAMP-|\.tmpl/.test(path + readFileSync(at(path), 'utf8')))).toEqual([])
})

it('passes its own tests and those that know every area', { timeout: 180_000 }, async () => {
  const { code, output } = await run(
    bin('vitest', 'vitest.mjs'),
    'run',
    '--config=tests/vitest.config.ts',
    '--project=gateway-pglite',
    '--maxWorkers=1',
    `tests/${name}`,
    'tests/contracts/audited-calls.test.ts',
  )
  expect(code, output).toBe(0)
  expect(output).toContain('2 passed')
})

it('passes types, lint and format', { timeout: 180_000 }, async () => {
  write(
    'made.json',
    JSON.stringify({
      extends: './tsconfig.json',
      include: [
        ...['blocks', 'schemas', 'src/areas', 'tests'].map((room) => `${room}/${name}`),
        'schemas/*/audit.ts',
        'schemas/virtual-modules.d.ts',
      ],
    }),
  )
  const code = made.filter((path) => /\.(?:ts|tsx|css)$/.test(path))
  const [types, lint, format] = await Promise.all([
    run(bin('typescript', 'bin', 'tsc'), '-p', 'made.json'),
    run(bin('oxlint', 'bin', 'oxlint'), '--type-aware', '-f', 'unix', ...code),
    run(bin('oxfmt', 'bin', 'oxfmt'), '--check', ...code),
  ])
  expect(types).toEqual({ code: 0, output: '' })
  expect(lint.output).not.toMatch(/\[(?:Error|Warning)/)
  expect(format.code, format.output).toBe(0)
})

it('refuses a taken or malformed name in one line, and writes nothing', { timeout: 60_000 }, async () => {
  const untouched = state()
  for (const [args, message] of [
    [[name], '"lending" is taken by the folder src/areas/lending'],
    [['shop'], '"shop" is taken by the folder blocks/shop'],
    [['task'], '"task" is taken by a prefix of the area work'],
    [['about'], '"about" is taken by the page /about'],
    [['api'], '"api" is taken by the gateway'],
    [['key-desk'], 'is not one word'],
    [['Loans'], 'is not kebab-case'],
    [['a/b'], 'has 2 parts'],
    [[], 'Usage: npm run new area <area>'],
  ] as const) {
    const { code, output } = await scaffold(...args)
    expect([code, output.trim().split('\n').length, output]).toEqual([1, 1, expect.stringContaining(message)])
  }
  expect(state()).toEqual(untouched)
})
