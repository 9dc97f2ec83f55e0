import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A module of the repository that is TypeScript, as the tests import it. */
export async function source(path) {
  const { module } = await runnerImport(`${root}${path}`, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
  return module
}
