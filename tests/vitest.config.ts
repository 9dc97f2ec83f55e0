import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { blockCatalogue } from '../src/tools/block-catalogue'
import { blockKits } from '../src/tools/block-kits'
import { clientCalls } from '../src/tools/client-calls'
import { readAreas } from '../src/tools/test/areas.mjs'
import { failuresReporter } from '../src/tools/test/vitest-failures.mjs'
import { chromiumArgs, likelyChromium } from '../src/tools/chromium.mjs'
import { onPostgresOnly, sharedGatewayTests } from './support/second-database'
import { commitSeed } from './support/commit-seed'
import { browserTestsLeft } from './support/in-turn'
import { testSeed } from './support/seed'
import { keepModules } from './support/keep-modules'
import { usedIcons } from './support/used-icons'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const root = at('..')

/** Tests of dist: `npm test` builds it first. */
const builtTests = 'tests/{bundle,served}/**/*.test.ts'
const browserTests = '{src,schemas,blocks,tests}/**/*.browser.test.{ts,tsx}'
/** What crosses the rooms of an area is tested in `tests/<area>`, on a gateway. */
const areaNames = readAreas().map(({ name }) => name)
const gatewayTests = [
  'src/gateway/**/*.test.ts',
  'src/areas/*/server/calls/**/*.test.ts',
  `tests/{gateway,contracts,isolation,${areaNames.join(',')}}/**/*.test.ts`,
]

/** Long ones, named `*.full.test.ts`, are for `npm run test:full`. */
const left = ['**/node_modules/**', 'tests/bench/**', ...(process.env.TEST_FULL ? [] : ['**/*.full.test.{ts,tsx}'])]

/**
 * The short run uses PostgreSQL for every gateway test, and the embedded database, where a test takes two or three times
 * as long, for what a database decides and a fifth of the rest: every end-to-end test uses the embedded one anyway. The
 * long form runs all on both.
 */
const notOnBoth = process.env.TEST_PARTS === '1' ? onPostgresOnly(sharedGatewayTests(areaNames), testSeed) : []

/**
 * The short run kills gateways with an embedded store, or with a separate one for an even TEST_SEED: each kill costs a
 * start.
 */
const otherKills =
  process.env.TEST_PARTS === '1' ? [`tests/served/killed-${testSeed % 2 ? 'uploads' : 'default'}.test.ts`] : []

/** Half of the browser tests of rooms that change little, in turn. */
const otherBrowserTests = process.env.TEST_PARTS === '1' ? browserTestsLeft(commitSeed()) : []

/** Shared by all projects; each repeats it, because a project does not inherit from the others. */
const shared = {
  root,
  plugins: [react(), blockKits(), blockCatalogue(), clientCalls(root)],
  resolve: { tsconfigPaths: true },
}
const setupFiles = [at('./support/drawn-cases.ts')]

// Files of `unit` and of the gateway share one worker's modules (`isolate: false`): loading the gateway's module graph
// for every file took
// as long as its tests. Module state must therefore be keyed by the object it belongs to, as it must in the product.

/** The same gateway tests, once for each database that the product runs on. */
const gatewayOn = (database: 'pglite' | 'postgres') => ({
  ...shared,
  test: {
    name: `gateway-${database}`,
    include: gatewayTests,
    // Tests that need a separate server do not run on the embedded database, nor the other way round.
    exclude: [
      ...left,
      ...(database === 'pglite' ? ['**/*.postgres{,.full}.test.ts', ...notOnBoth] : ['**/*.pglite.test.ts']),
    ],
    env: { TEST_DATABASE: database },
    globalSetup: [at(`./support/${database}-setup.ts`)],
    setupFiles,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Two workers and a database server share the cores: a long timeout costs nothing when all is well.
    expect: { poll: { timeout: 10_000 } },
    isolate: false,
  },
})

// Report files of a run: `npm test` reads them.
const { VITEST_JSON_OUTPUT_FILE: report, VITEST_FAILURES_OUTPUT_FILE: failures } = process.env

export default defineConfig({
  test: {
    reporters:
      report && failures ? ['default', ['json', { outputFile: report }], failuresReporter(failures)] : ['default'],
    // At least two cores can be expected; a project's database server needs one of them.
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          setupFiles,
          testTimeout: 20_000,
          isolate: false,
          include: ['{src,schemas,blocks,tests}/**/*.test.{ts,tsx}'],
          exclude: [...gatewayTests, browserTests, builtTests, ...left],
        },
      },
      {
        ...shared,
        test: {
          name: 'built',
          include: [builtTests],
          exclude: [...left, ...otherKills],
          testTimeout: 60_000,
          // The first of them makes the demo sites, on a machine that other tests share.
          hookTimeout: 300_000,
        },
      },
      gatewayOn('pglite'),
      gatewayOn('postgres'),
      {
        ...shared,
        plugins: [
          ...shared.plugins,
          keepModules(),
          usedIcons(['blocks', 'src', 'tests'].map((folder) => at(`../${folder}`))),
        ],
        // Of a worker, which the scan does not read: found late, it would reload the tests that run then.
        optimizeDeps: { include: ['read-excel-file/universal', 'write-excel-file/universal'] },
        test: {
          name: 'browser',
          include: [browserTests],
          exclude: [...left, ...otherBrowserTests],
          setupFiles: [at('./support/stay-here.ts')],
          maxWorkers: 2,
          // Two pages and everything else share the cores: a long timeout costs nothing when all is well.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: likelyChromium(), args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
