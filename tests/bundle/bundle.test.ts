import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { createBuilder, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { readClientBuild } from '@gateway/http/client-build'
import { auditMessage } from '@kit/audit-messages'
import {
  blockFiles,
  foreignModules,
  type Manifest,
  reachableChunks,
  staticChunks,
  visitorEntry,
} from './visitor-chunks'

const root = fileURLToPath(new URL('../../', import.meta.url))
const client = join(root, 'dist', 'client')

/**
 * Script of a plain content page: entry, router, data layer, header, menu, footer and the blocks. The page's own share
 * is measured in the browser.
 */
const budget = 150_000

const read = (file: string) => readFileSync(join(client, file))
const brotli = (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** The gateway's own build: its entries and their shared chunks. */
const gatewayScripts = () =>
  readdirSync(join(root, 'dist', 'gateway'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(root, 'dist', 'gateway', file), 'utf8'))

/**
 * Strings of the gateway that survive minification. Each must be in the gateway's own build, or its absence here would
 * prove nothing.
 */
const gatewayMarkers = [
  'sitewright_platform',
  'SESSION_SECRET',
  'DATA_KEY',
  'CREATE TABLE',
  'fastify',
  'drizzle',
  'argon2',
  'pglite',
  'app.site',
]

describe('build in dist', () => {
  const manifest = () => JSON.parse(read('.vite/manifest.json').toString()) as Manifest
  const scripts = () =>
    reachableChunks(manifest())
      .map((key) => manifest()[key]?.file ?? '')
      .filter((file) => file.endsWith('.js'))

  test('has the visitor’s entry, and chunks of blocks loaded by it', () => {
    expect(manifest()[visitorEntry]?.isEntry).toBe(true)
    expect(scripts().length).toBeGreaterThan(staticChunks(manifest()).length)
  })

  test.each(gatewayMarkers)('contains "%s" in the gateway and in no visitor’s script', (word) => {
    expect(gatewayScripts().some((text) => text.includes(word))).toBe(true)
    expect(scripts().filter((file) => read(file).includes(word))).toEqual([])
  })

  test.each(['@gateway/', '@editor/', 'src/editor', 'src/gateway', 'SITEWRIGHT_TEST_SECRET'])(
    'contains "%s" in no visitor’s script',
    (word) => {
      expect(scripts().filter((file) => read(file).includes(word))).toEqual([])
    },
  )

  test('contains the texts of the audit log in the script of its block alone', () => {
    const withTexts = scripts().filter((file) => read(file).includes(auditMessage('wallet-increase', 'en')))
    expect(withTexts).toEqual([manifest()['blocks/account/audit/view.tsx']?.file])
  })

  test('names no block’s file in the first load, so that no block type adds to it', () => {
    const text = staticChunks(manifest())
      .map((key) => read(manifest()[key]?.file ?? '').toString())
      .join('\n')
    const files = blockFiles(manifest())
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => text.includes(file))).toEqual([])
  })

  test('preloads the loaders of a page’s blocks with the blocks, and no others', () => {
    const loaders = readClientBuild(client)
      .filesFor(['site/header', 'content/button', 'content/heading'])
      .scripts.filter((file) =>
        Object.keys(manifest()).some((key) => key.startsWith('virtual:') && `/${manifest()[key]?.file}` === file),
      )
    expect(loaders.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).toSorted()).toEqual([
      '/assets/content',
      '/assets/site',
    ])
  })

  test('loads no schema library at first: only a form that takes the focus needs it', () => {
    const first = staticChunks(manifest())
      .map((key) => manifest()[key]?.file ?? '')
      .filter((file) => file.endsWith('.js') && read(file).toString().includes('ZodMiniType'))
    expect(first).toEqual([])
  })

  test('loads at first less script than a whole page may', () => {
    const sizes = staticChunks(manifest())
      .map((key) => manifest()[key]?.file ?? '')
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ file, size: brotli(read(file)) }))
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    console.log(
      `first load: ${(total / 1000).toFixed(1)} kB of script (brotli) in ${sizes.length} files, of ${budget / 1000}`,
    )
    expect(total).toBeLessThan(budget)
  })
})

describe('build with secrets in its environment', () => {
  const secret = 'SITEWRIGHT_TEST_SECRET_b71f'
  let chunks: Rolldown.OutputChunk[] = []
  let visitors: Rolldown.OutputChunk[] = []

  beforeAll(async () => {
    const before = { ...process.env }
    Object.assign(process.env, {
      NODE_ENV: 'production',
      SESSION_SECRET: secret,
      DATA_KEY: secret,
      DATABASE_URL: `postgres://u:${secret}@db/x`,
      VITE_SECRET: secret,
      STORAGE_SECRET_KEY: secret,
    })
    try {
      const builder = await createBuilder({
        root,
        configFile: join(root, 'vite.config.ts'),
        mode: 'production',
        logLevel: 'error',
        build: { write: false },
      })
      const environment = builder.environments.client
      if (!environment) throw new Error('vite.config.ts has no environment called client.')
      environment.config.build.write = false
      const built = (await builder.build(environment)) as Rolldown.RolldownOutput
      chunks = built.output.filter((each) => each.type === 'chunk')
      visitors = visitorsOf(chunks)
    } finally {
      process.env = before
    }
  }, 120_000)

  test('puts no editor, gateway, test or Node module into what visitors load', () => {
    const modules = visitors.flatMap((chunk) =>
      chunk.moduleIds.map((id) => id.replaceAll('\\', '/').replace(root.replaceAll('\\', '/'), '')),
    )
    expect(modules).toContain(visitorEntry)
    expect(foreignModules(modules)).toEqual([])
  })

  test('loads what drags cards with the blocks that have boards, never at first', () => {
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
    const first = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(visitorEntry)))
    // A set is walked in the order of insertion, what is added meanwhile included.
    for (const { imports } of first)
      for (const file of imports) {
        const chunk = byFile.get(file)
        if (chunk) first.add(chunk)
      }
    const drags = (each: Iterable<Rolldown.OutputChunk>) =>
      [...each].some(({ moduleIds }) => moduleIds.some((id) => id.includes('@dnd-kit')))
    expect(first.size).toBeGreaterThan(1)
    expect(drags(visitors)).toBe(true)
    expect(drags(first)).toBe(false)
  })

  test('leaks none of them into a script', () => {
    expect(chunks.length).toBeGreaterThan(0)
    expect(chunks.filter((chunk) => chunk.code.includes(secret)).map((chunk) => chunk.fileName)).toEqual([])
  })
})

/** The same traversal as over the manifest, over the chunks themselves. */
function visitorsOf(all: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const keyOf = (chunk: Rolldown.OutputChunk) =>
    chunk.facadeModuleId?.replaceAll('\\', '/').replace(root.replaceAll('\\', '/'), '') ?? chunk.fileName
  const byFile = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const toKeys = (files: readonly string[]) => files.flatMap((file) => byFile.get(file) ?? []).map(keyOf)
  const manifest: Manifest = Object.fromEntries(
    all.map((chunk) => [
      keyOf(chunk),
      { file: chunk.fileName, imports: toKeys(chunk.imports), dynamicImports: toKeys(chunk.dynamicImports) },
    ]),
  )
  const wanted = new Set(reachableChunks(manifest))
  return all.filter((chunk) => wanted.has(keyOf(chunk)))
}
