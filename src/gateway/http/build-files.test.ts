import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { registerBuildFiles } from './build-files'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['here.js', 'gone.js']) writeFileSync(join(folder, 'assets', name), 'export {}')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('lets the scanner’s worker compile WASM, and no other file', async () => {
  for (const name of ['scan-worker-Ab_1.js', 'zxing_reader-x.wasm']) writeFileSync(join(folder, 'assets', name), '1')
  const app = fastify()
  registerBuildFiles(app, { folder, canvasStyles: { name: 'canvas.css', css: '' } })
  const names = ['scan-worker-Ab_1.js', 'zxing_reader-x.wasm', 'here.js']
  const answers = await Promise.all(names.map((name) => app.inject(`/assets/${name}`)))
  expect(answers.map(({ headers }) => headers['content-security-policy'])).toEqual([
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    undefined,
    undefined,
  ])
  expect(answers[1]?.headers['content-type']).toBe('application/wasm')
  await app.close()
})

it('answers 404 uncached for a file that has gone from the disk', async () => {
  const logged: string[] = []
  const app = fastify({ logger: { level: 'error', stream: { write: (line) => void logged.push(line) } } })
  registerBuildFiles(app, { folder, canvasStyles: { name: 'canvas.css', css: '' } })
  rmSync(join(folder, 'assets/gone.js'))
  const answers = await Promise.all(['here', 'gone', 'never'].map((name) => app.inject(`/assets/${name}.js`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404])
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
    'public, max-age=31536000, immutable',
    'no-store',
    'no-store',
  ])
  expect(answers.map(({ headers }) => headers['content-type'])).toEqual([
    'text/javascript; charset=utf-8',
    'application/json; charset=utf-8',
    'application/json; charset=utf-8',
  ])
  expect(logged.map((line) => (JSON.parse(line) as { file?: string }).file)).toEqual(['gone.js'])
  await app.close()
})
