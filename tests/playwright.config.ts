import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs } from '../src/tools/chromium.mjs'
import { journeysLeft } from './support/in-turn'
import { commitSeed } from './support/commit-seed'

// Workers read this file too: they inherit the environment.
const leftOut = process.env.TEST_PARTS === '1' ? journeysLeft(commitSeed()) : []

/** Specs run against the built gateway, which `playwright-setup.ts` starts once on a free port. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/playwright',
  globalSetup: './support/playwright-setup.ts',
  // A second way to the same result, whose parts browser and gateway tests prove, is left to `npm run test:full`.
  ...(process.env.TEST_FULL === '1' ? {} : { grepInvert: /@full/ }),
  fullyParallel: true,
  workers: 2,
  // A test that passes on retry hides a race that visitors meet.
  retries: 0,
  forbidOnly: true,
  // On a busy machine a journey takes several times as long: a long timeout costs nothing when all is well.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    // A full trace takes as long as the test itself: only on request.
    trace: process.env.TEST_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumArgs,
    },
  },
  projects: [
    // The journeys of an area are in `tests/<area>`.
    { name: 'e2e', testMatch: '**/*.spec.ts', testIgnore: ['pages/**', 'bench/**', ...leftOut] },
    // A visit takes its own screenshot of a faulty page.
    { name: 'pages', testMatch: 'pages/**/*.spec.ts', use: { screenshot: 'off' } },
  ],
})
