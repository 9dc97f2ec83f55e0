import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The battery of all stores, including what needs programs that not every machine has: `npm run test:stores`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { tsconfigPaths: true },
  test: {
    name: 'stores',
    include: ['tests/stores/*.{stores,test}.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
