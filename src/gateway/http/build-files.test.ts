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
