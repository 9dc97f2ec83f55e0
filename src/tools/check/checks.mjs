import { inProject } from '../setup/project.mjs'

const bin = (...parts) => [process.execPath, inProject('node_modules', ...parts)]

/**
 * Everything that is proven without running the product. Each is a command; code 0 is good. What one that `tells` has
 * to say is printed then as well.
 */
export const checks = [
  {
    name: 'types',
    what: 'browser, blocks, tests',
    command: [...bin('typescript', 'bin', 'tsc'), '-p', 'tsconfig.json'],
  },
  {
    name: 'types of the gateway',
    what: 'no DOM',
    command: [...bin('typescript', 'bin', 'tsc'), '-p', 'src/gateway/tsconfig.json'],
  },
  {
    name: 'types of the stories',
    what: 'Storybook',
    command: [...bin('typescript', 'bin', 'tsc'), '-p', '.storybook/tsconfig.json'],
  },
  { name: 'format', what: 'oxfmt, 120 columns', command: [...bin('oxfmt', 'bin', 'oxfmt'), '--check', '.'] },
  {
    name: 'lint',
    what: 'with import walls, patterns and types',
    command: [...bin('oxlint', 'bin', 'oxlint'), '--type-aware', '--report-unused-disable-directives-severity=error'],
  },
  {
    name: 'walls',
    what: 'every forbidden import planted and refused',
    command: [
      ...bin('vitest', 'vitest.mjs'),
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--project',
      'unit',
      'tests/walls',
    ],
    isTest: true,
  },
  {
    name: 'import circles',
    what: 'at most 8 files, with types',
    command: [process.execPath, inProject('src', 'tools', 'check', 'import-circles.mjs')],
  },
  { name: 'dead code', what: 'files, exports, packages', command: [...bin('knip', 'bin', 'knip.js'), '--no-progress'] },
  {
    name: 'lock',
    what: 'exact pins, every platform',
    command: [process.execPath, inProject('src', 'tools', 'lock.mjs')],
  },
  {
    name: 'audit',
    what: 'known advisories of the packages',
    command: [process.execPath, inProject('src', 'tools', 'audit.mjs')],
    tells: true,
  },
  {
    name: 'commit titles',
    what: 'imperative, at most 72 characters',
    command: [process.execPath, inProject('src', 'tools', 'commits', 'check-titles.mjs')],
  },
  {
    name: 'top level',
    what: 'nothing stands there that does not belong',
    command: [process.execPath, inProject('src', 'tools', 'top-level.mjs')],
  },
]
