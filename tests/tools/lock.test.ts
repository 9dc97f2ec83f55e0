import { expect, test } from 'vitest'
import { lockProblems } from '../../src/tools/lock.mjs'
import { strangers } from '../../src/tools/top-level.mjs'

const manifest = { dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0-beta.17' } }
const lock = {
  packages: {
    '': manifest,
    'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-linux': '1.0.0', 'a-mac': '1.0.0' } },
    'node_modules/a-linux': { version: '1.0.0' },
    'node_modules/a/node_modules/a-mac': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0-beta.17', dependencies: { c: '1.0.0' } },
    'node_modules/c': { version: '1.0.0' },
  },
}

test('accepts a complete lock', () => {
  expect(lockProblems(manifest, lock)).toEqual([])
})

test('names a missing platform and its dependant', () => {
  const { 'node_modules/a-linux': _, ...packages } = lock.packages
  expect(lockProblems(manifest, { packages })).toEqual([
    'a-linux is missing from the lock (wanted by node_modules/a 1.0.0)',
  ])
})

test('names a removed package that another one needs', () => {
  const { 'node_modules/c': _, ...packages } = lock.packages
  expect(lockProblems(manifest, { packages })).toEqual([
    'c is missing from the lock (wanted by node_modules/b 2.0.0-beta.17)',
  ])
})

test.each(['^1.0.0', '~1.0.0', '1.x', 'latest', 'file:../a', 'git+ssh://example/a'])(
  'refuses %s as a pin',
  (version) => {
    const loose = { ...manifest, dependencies: { a: version } }
    expect(lockProblems(loose, { packages: { ...lock.packages, '': loose } })).toEqual([
      `a is not pinned to one version: ${version}`,
    ])
  },
)

test('names a manifest that differs from its lock', () => {
  expect(lockProblems({ ...manifest, dependencies: { a: '1.0.1', c: '3.0.0' } }, lock)).toHaveLength(2)
})

test('allows only agreed files and tool settings at the top level', () => {
  expect(strangers(['package.json', 'src', '.storybook', 'README.md', 'docs', 'utils.js', 'notes'])).toEqual([
    'utils.js',
    'notes',
  ])
})
