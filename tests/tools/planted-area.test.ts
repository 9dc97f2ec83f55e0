import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { trialArea, trialTest } from './trial-area'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { resolve: resolvePackage } = createRequire(import.meta.url)
const bin = (name: string, ...parts: string[]) => join(dirname(resolvePackage(`${name}/package.json`)), ...parts)

// A copy of the checkout to which an area is added, without a change of any other file.
const copy = mkdtempSync(join(tmpdir(), 'sitewright-area-'))
const at = (path: string) => join(copy, path)
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}

function run(program: string, ...args: string[]): Promise<{ code: number; output: string }> {
  // Not as a part of this run: the workers of Vitest know each other by their environment.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV$)/.test(name)),
  )
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { cwd: copy, env: { ...env, NO_COLOR: '1' }, maxBuffer: 1e8 },
      (failed, stdout, stderr) => resolve({ code: failed ? 1 : 0, output: stdout + stderr }),
    )
  })
}

const config = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { blockCatalogue } from '../../src/tools/block-catalogue'
import { blockKits } from '../../src/tools/block-kits'

export default defineConfig({
  root: ${JSON.stringify(copy)},
  plugins: [react(), blockKits(), blockCatalogue()],
  resolve: { tsconfigPaths: true },
  test: {
    // In one worker: most of the time is spent on loading the modules of all handlers.
    isolate: false,
    maxWorkers: 1,
    include: ['tests/trial/*.test.ts', 'tests/contracts/audited-calls.test.ts', 'schemas/area-audits.test.ts'],
  },
})
`

beforeAll(async () => {
  for (const path of ['src', 'schemas', 'blocks', 'themes', 'tests', '.oxlintrc.json', 'package.json', 'tsconfig.json'])
    cpSync(join(root, path), at(path), {
      recursive: true,
      filter: (from) => !/[\\/](?:node_modules|assets|art|bench|stores|earlier)$/.test(from),
    })
  // What lint refuses in names.
  cpSync(join(root, 'docs/glossary.md'), at('docs/glossary.md'))
  symlinkSync(join(root, 'node_modules'), at('node_modules'), 'junction')
  for (const [path, text] of Object.entries(trialArea)) write(path, text)
  for (const [kind, name] of [
    ['block', 'trial/thing'],
    ['page', 'default/trial/things'],
  ] as const)
    if ((await run(at('src/tools/new.mjs'), kind, name)).code !== 0) throw new Error(`npm run new ${kind} failed.`)
  write('tests/trial/known.test.ts', trialTest)
  write('tests/trial/vitest.config.ts', config)
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

it('knows an area that was planted into it', { timeout: 180_000 }, async () => {
  const { code, output } = await run(bin('vitest', 'vitest.mjs'), 'run', '--config', 'tests/trial/vitest.config.ts')
  expect(code, output).toBe(0)
  expect(output).toContain('3 passed')
})

it('accepts its types and its imports', { timeout: 180_000 }, async () => {
  write(
    'src/gateway/planted.json',
    JSON.stringify({
      extends: './tsconfig.json',
      // Otherwise in the program by the gateway's server.
      compilerOptions: { types: ['node', 'vite/types/importMeta.d.ts', '@fastify/cookie'] },
      include: [
        '../areas/trial',
        '../../schemas/*/audit.ts',
        '../../schemas/virtual-modules.d.ts',
        '../../schemas/trial',
      ],
    }),
  )
  const [types, lint] = await Promise.all([
    run(bin('typescript', 'bin', 'tsc'), '-p', 'src/gateway/planted.json'),
    run(
      bin('oxlint', 'bin', 'oxlint'),
      '-f',
      'unix',
      'src/areas/trial',
      'schemas/trial',
      'blocks/trial',
      'tests/trial/isolation.ts',
    ),
  ])
  expect(types).toEqual({ code: 0, output: '' })
  expect(lint.output).not.toMatch(/\[(?:Error|Warning)/)
})
