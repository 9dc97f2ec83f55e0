import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Each test starts several processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const tools = fileURLToPath(new URL('../../src/tools/', import.meta.url))

// A minimal checkout: the real setup script, with an npm and a vite that only record their calls.
let checkout: string
const at = (...parts: string[]) => join(checkout, ...parts)
const calls = () => (existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : [])
const write = (path: string, text: string) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/vite': { version, integrity: version },
      'node_modules/other-platform': { version, optional: true },
    },
  })
const npm = `
const fs = require('node:fs')
fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
if (fs.existsSync('npm-fails')) { console.error('npm error code ENOTFOUND'); process.exit(1) }
fs.mkdirSync('node_modules/vite/bin', { recursive: true })
fs.copyFileSync('vite.js', 'node_modules/vite/bin/vite.js')
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
delete packages['node_modules/other-platform']
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
`
const vite = `
const fs = require('node:fs')
fs.appendFileSync('calls', 'vite ' + process.argv.slice(2).join(' ') + ' ' + process.env.NODE_ENV + '\\n')
if (fs.existsSync('vite-fails')) { console.error('src/kit/link.tsx: unexpected token'); process.exit(1) }
for (const file of ['gateway/main.js', 'server/server.js', 'client/.vite/manifest.json']) {
  fs.mkdirSync(require('node:path').dirname('dist/' + file), { recursive: true })
  fs.writeFileSync('dist/' + file, '')
}
`

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'sitewright-setup-'))
  cpSync(tools, at('src', 'tools'), { recursive: true, filter: (path) => !path.includes('/art') })
  write('package.json', '{ "type": "commonjs" }')
  write('package-lock.json', lock('1.0.0'))
  write('npm-cli.js', npm)
  write('vite.js', vite)
  write('src/kit/link.tsx', 'export const a = 1')
  write('themes/default/theme.json', '{}')
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

function setUp(...wanted: string[]) {
  const env = { ...process.env, npm_execpath: at('npm-cli.js'), NODE_ENV: 'test' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('src/tools/setup.mjs'), ...wanted], {
    cwd: tmpdir(),
    env,
    encoding: 'utf8',
  })
  return { code: status, said: stdout + stderr }
}

test('installs and builds a fresh checkout, and does nothing on a second start', () => {
  expect(setUp('build').said).toMatch(/✓ packages installed[\s\S]*✓ built/)
  expect(calls()).toEqual(['ci --include=dev --no-audit --no-fund --loglevel=error', 'vite build --app production'])
  expect(setUp('build')).toEqual({ code: 0, said: '' })
  expect(calls()).toHaveLength(2)
})

test('installs again only for a changed lock', () => {
  setUp()
  write('package-lock.json', lock('1.0.1'))
  setUp()
  expect(calls()).toHaveLength(2)
})

test('accepts packages that someone installed by hand', () => {
  setUp()
  rmSync(at('node_modules/.sitewright-stamp'))
  setUp()
  expect(calls()).toHaveLength(1)
})

test('builds again for a changed source, not for a touched one, a test or a tool', () => {
  setUp('build')
  utimesSync(at('src/kit/link.tsx'), new Date(), new Date(Date.now() + 5000))
  write('src/kit/link.test.tsx', 'test')
  appendFileSync(at('src/tools/check.mjs'), '\n')
  setUp('build')
  expect(calls()).toHaveLength(2)
  write('themes/default/theme.json', '{ "a": 1 }')
  setUp('build')
  expect(calls()).toHaveLength(3)
  rmSync(at('dist/server/server.js'))
  setUp('build')
  expect(calls()).toHaveLength(4)
})

test('explains a failed install, without a stack', () => {
  write('npm-fails', '')
  const { code, said: output } = setUp('build')
  expect(code).toBe(1)
  expect(output).toMatch(/ENOTFOUND/)
  expect(output).toMatch(/check the network or proxy settings/)
  expect(output).not.toMatch(/\n\s+at /)
  expect(calls()).toHaveLength(1)
})

test('shows the output of a failed build and retries it', () => {
  write('vite-fails', '')
  const { code, said: output } = setUp('build')
  expect(code).toBe(1)
  expect(output).toMatch(/link\.tsx: unexpected token/)
  rmSync(at('vite-fails'))
  expect(setUp('build').code).toBe(0)
})

test('installs and builds once for two concurrent starts', async () => {
  const env = { ...process.env, npm_execpath: at('npm-cli.js') }
  const start = () =>
    new Promise<number | null>((resolve) =>
      spawn(process.execPath, [at('src/tools/setup.mjs'), 'build'], { env, stdio: 'ignore' }).once('exit', resolve),
    )
  expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0])
  expect(calls()).toHaveLength(2)
  expect(statSync(at('.cache/setup.lock'), { throwIfNoEntry: false })).toBeUndefined()
})

test('detects a lock left by a killed start', () => {
  write('.cache/setup.lock', '1')
  const longAgo = new Date(Date.now() - 120_000)
  utimesSync(at('.cache/setup.lock'), longAgo, longAgo)
  expect(setUp().code).toBe(0)
})
