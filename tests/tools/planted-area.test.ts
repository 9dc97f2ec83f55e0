import { afterAll, beforeAll, expect, it } from 'vitest'
import { bin, plantedCopy } from './planted-copy'
import { trialArea, trialTest } from './trial-area'

// An area is added without a change of any other file.
const { folder, at, write, run, remove } = plantedCopy()

const config = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { blockCatalogue } from '../../src/tools/block-catalogue'
import { blockKits } from '../../src/tools/block-kits'

export default defineConfig({
  root: ${JSON.stringify(folder)},
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
  for (const [path, text] of Object.entries(trialArea)) write(path, text)
  for (const [kind, name] of [
    ['block', 'trial/thing'],
    ['page', 'default/trial/things'],
  ] as const)
    if ((await run(at('src/tools/new.mjs'), kind, name)).code !== 0) throw new Error(`npm run new ${kind} failed.`)
  write('tests/trial/known.test.ts', trialTest)
  write('tests/trial/vitest.config.ts', config)
}, 60_000)
afterAll(remove, 60_000)

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
