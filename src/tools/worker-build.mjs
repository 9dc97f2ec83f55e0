import { join } from 'node:path'
import { build, loadConfigFromFile } from 'vite'
import { inProject, root } from './setup/project.mjs'

/**
 * Builds the file that the gateway's threads start from out of the sources, for who runs the gateway without a build:
 * Node reads no TypeScript. Returns its path. `entry` is another file for tests.
 */
export async function buildWorker(outDir, entry = inProject('src', 'gateway', 'workers', 'worker.ts')) {
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'development' },
    inProject('vite.config.ts'),
    root,
    'error',
  )
  await build({
    configFile: false,
    root,
    mode: 'development',
    logLevel: 'error',
    publicDir: false,
    resolve: config.resolve,
    // The modules that the build makes; react, compression and the like are for browsers.
    plugins: config.plugins.flat().filter((plugin) => plugin && plugin.name === 'sitewright-block-catalogue'),
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      sourcemap: 'inline',
      rolldownOptions: { input: { worker: entry }, output: { entryFileNames: '[name].mjs' } },
    },
  })
  return join(outDir, 'worker.mjs')
}
