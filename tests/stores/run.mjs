// The battery of all stores, and common programs, against the embedded store: `npm run test:stores`.
// What this machine lacks is listed and skipped.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isThere = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

const swift = [
  'swift-ring-builder',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'swift-proxy-server',
  'memcached',
]
const programs = ['aws', 's3cmd', 'rclone']
const found = programs.filter(isThere)
const mayMount = spawnSync('unshare', ['-rm', 'sh', '-c', `mount -t tmpfs -o size=1m tmpfs ${tmpdir()}`]).status === 0
const missing = {
  swift: swift.filter((program) => !isThere(program)),
  programs: programs.filter((program) => !isThere(program)),
}

const files = [
  'tests/stores/embedded',
  ...(missing.swift.length > 0 ? [] : ['tests/stores/swift.stores', 'tests/stores/swift-browser.stores']),
  ...(found.length > 0 ? ['tests/stores/programs.stores'] : []),
  ...(mayMount ? ['tests/stores/gateway-full-disk.stores'] : []),
]
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tests/stores/vitest.config.ts', ...files],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STORES_PROGRAMS: found.join(',') } },
)

console.log(status === 0 ? '\n✓ all that was run passed' : '\n✗ something failed')
console.log(
  `run: the battery on the embedded store${missing.swift.length > 0 ? '' : ' and on OpenStack Swift (which knows no conditional puts, tags or newer checksums, and was not asked for them), and uploads of a browser to it'}${found.length > 0 ? `; ${found.join(', ')} against the gateway` : ''}${mayMount ? '; a gateway on a full disk' : ''}`,
)
if (!mayMount)
  console.log('NOT run: a gateway on a full disk, because this machine lets none be mounted (unshare, mount)')
if (missing.swift.length > 0)
  console.log(
    `NOT run: the battery on an independent store, OpenStack Swift, because ${missing.swift.join(', ')} ${missing.swift.length > 1 ? 'are' : 'is'} missing (Debian: swift-proxy swift-account swift-container swift-object swift memcached)`,
  )
if (missing.programs.length > 0)
  console.log(
    `NOT run: ${missing.programs.join(', ')} against the gateway, because this machine has ${missing.programs.length > 1 ? 'them' : 'it'} not (Debian: awscli s3cmd rclone)`,
  )
process.exitCode = status ?? 1
