import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { blockDefinition } from '@registry/schemas'
import type { AnyBlock } from '@schemas/block'
import type { AnyCall } from '@schemas/call'
import { reservedSegments } from '@schemas/layout/path'
import { readPage } from '@schemas/layout/read'
import { themeFields } from '@schemas/layout/theme'

vi.setConfig({ testTimeout: 120_000 })

const root = fileURLToPath(new URL('../../', import.meta.url))
const resolve = createRequire(import.meta.url).resolve
const bin = (name: string, ...parts: string[]) => join(dirname(resolve(`${name}/package.json`)), ...parts)

// A copy of the checkout, so that the scaffolded code meets the real types, walls and rules.
const copy = mkdtempSync(join(tmpdir(), 'sitewright-new-'))
const at = (path: string) => join(copy, path)
const json = <T>(path: string) => JSON.parse(readFileSync(at(path), 'utf8')) as T

function run(program: string, args: readonly string[]) {
  try {
    return {
      code: 0,
      said: execFileSync(process.execPath, [program, ...args], {
        cwd: copy,
        encoding: 'utf8',
        stdio: 'pipe',
        maxBuffer: 1e8,
      }),
    }
  } catch (error) {
    const failed = error as { status: number; stdout: string; stderr: string }
    return { code: failed.status, said: failed.stdout + failed.stderr }
  }
}
const scaffold = (...args: string[]) => run(at('src/tools/new.mjs'), args)

beforeAll(() => {
  for (const path of [
    'src',
    'schemas',
    'blocks',
    'tests/walls',
    'tests/isolation',
    '.oxlintrc.json',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'themes',
  ])
    cpSync(join(root, path), at(path), { recursive: true, filter: (from) => !/[\\/](assets|art)([\\/]|$)/.test(from) })
  symlinkSync(join(root, 'node_modules'), at('node_modules'), 'junction')
  for (const args of [
    ['block', 'demo/signal-flag'],
    ['page', 'default/cms/lighthouse'],
    ['call', 'demo/flag/list-flags'],
    ['theme', 'harbour'],
  ])
    if (scaffold(...args).code !== 0) throw new Error(`npm run new ${args.join(' ')} failed.`)
}, 180_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

describe('generated code', () => {
  // With its imports, and without checking the whole project again.
  test.each([
    ['tsconfig.json', ['blocks/demo', 'schemas/demo']],
    [
      'src/gateway/tsconfig.json',
      [
        '../areas/demo',
        'main.ts',
        '../../schemas/demo',
        '../../schemas/*/audit.ts',
        '../../schemas/virtual-modules.d.ts',
      ],
    ],
  ])(
    'type-checks under %s',
    (config, include) => {
      const folder = dirname(config)
      writeFileSync(at(join(folder, 'made.json')), JSON.stringify({ extends: './tsconfig.json', include }))
      expect(run(bin('typescript', 'bin', 'tsc'), ['-p', join(folder, 'made.json')])).toEqual({ code: 0, said: '' })
    },
    180_000,
  )

  test('passes the linter, walls included', () => {
    const { said: output } = run(bin('oxlint', 'bin', 'oxlint'), [
      '--type-aware',
      '-f',
      'unix',
      'blocks/demo',
      'schemas/demo',
      'src/areas/demo',
      'tests/demo',
    ])
    expect(output).not.toMatch(/\[(Error|Warning)/)
  }, 180_000)

  test('is a block whose example and start are valid props', async () => {
    const { schema } = (await import(/* @vite-ignore */ at('blocks/demo/signal-flag/schema.ts'))) as {
      schema: AnyBlock
    }
    const example = json<{ props: unknown }>('blocks/demo/signal-flag/examples/basic.json')
    expect(schema.props.safeParse(example.props).success).toBe(true)
    const start = /start: (\{.*\}),\n/.exec(readFileSync(at('blocks/demo/signal-flag/editor.tsx'), 'utf8'))?.[1]
    expect(start).toContain('Signal flag')
  })

  test('is a page that reads without a problem and shows known blocks', () => {
    const read = readPage(json('themes/default/pages/cms/lighthouse.json'))
    expect(read).toMatchObject({ ok: true, problems: [] })
    const blocks = read.ok
      ? (read.value.views.guest?.rows.flatMap((row) => row.cells.flatMap((cell) => cell.blocks)) ?? [])
      : []
    expect(blocks.length).toBeGreaterThan(0)
    for (const block of blocks) {
      const definition = blockDefinition(block.type)
      expect(definition?.version).toBe(block.version)
      expect(definition?.props.safeParse(block.props).success).toBe(true)
    }
  })

  test('is a theme with its own name and a homepage', () => {
    expect(themeFields.safeParse(json('themes/harbour/theme.json'))).toMatchObject({
      success: true,
      data: { name: 'harbour', parent: 'default' },
    })
    expect(readPage({ ...json<object>('themes/harbour/homepage.json'), path: '/' })).toMatchObject({
      ok: true,
      problems: [],
    })
  })

  test('is a call whose name and path match its file', async () => {
    const { call } = (await import(/* @vite-ignore */ at('schemas/demo/calls/flag/list-flags.ts'))) as { call: AnyCall }
    expect(call).toMatchObject({ name: 'flag/list-flags', path: '/api/flag/list-flags' })
    expect(call.input.safeParse(call.examples?.[0]?.input).success).toBe(true)
  })
})

describe('refused names, without a stack and without a file', () => {
  test.each([
    [['block', 'flag'], 'has 1 part'],
    [['block', 'demo/Flag'], 'kebab-case'],
    [['block', 'demo/utils'], 'says nothing'],
    [['block', '../x/y'], 'parts'],
    [['block', 'demo/signal-flag'], 'is there already'],
    [['page', 'nowhere/cms/about'], 'There is no theme "nowhere"'],
    [['page', 'default/api/about'], 'reserved'],
    [['theme', 'harbour'], 'is there already'],
    [['widget', 'x'], 'Usage'],
    [[], 'Usage'],
  ])('refuses npm run new %j', (args, message) => {
    const { code, said: output } = scaffold(...args)
    expect(code).toBe(1)
    expect(output).toContain(message)
    expect(output).not.toMatch(/\n\s+at /)
  })

  test('changes nothing for a taken name', () => {
    writeFileSync(at('blocks/demo/signal-flag/schema.ts'), 'mine')
    rmSync(at('blocks/demo/signal-flag/view.tsx'))
    scaffold('block', 'demo/signal-flag')
    expect(readFileSync(at('blocks/demo/signal-flag/schema.ts'), 'utf8')).toBe('mine')
    expect(existsSync(at('blocks/demo/signal-flag/view.tsx'))).toBe(false)
  })
})

test('reserves the same segments as the gateway', async () => {
  const tool = (await import(/* @vite-ignore */ at('src/tools/new/page.mjs'))) as { reservedSegments: string[] }
  expect(tool.reservedSegments).toEqual([...reservedSegments])
})
