import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { migrate } from '../db/migrate'
import { createLog } from '../log'
import { readThemes } from '../themes/themes'
import { siteFiles, themeFiles } from '../themes/theme-files'
import { createImportReads } from '../transfer/import-reads'
import { createWorkers } from '../workers/workers'
import { type FirstSite, makeFirstSite } from './first-site'
import { withData } from './with-data'

z.config(z.locales.en())

const workerEntry = join(fileURLToPath(new URL('..', import.meta.url)), 'gateway/worker.js')

/**
 * Creates the operator's site in the empty database of DATABASE_URL or DATA_DIR and prints its address and its first
 * admin's password, which is stored as a hash only. Throws SettingsError.
 */
export const runFirstSite = (
  env: Record<string, string | undefined>,
  wanted: FirstSite,
  print: (line: string) => void,
): Promise<void> =>
  withData(env, async (opened) => {
    await migrate(opened.database)
    const { id, host, email, password } = await makeFirstSite(
      {
        ...opened,
        workers: createWorkers({ entry: async () => workerEntry }),
        readImport: createImportReads(),
        themes: readThemes(themeFiles),
        families: [],
        files: siteFiles,
        log: createLog('error'),
        forget: () => {},
      },
      wanted,
    )
    print(`The operator's site "${id}" is made and answers at ${host}.`)
    print(`Its admin signs in as ${email} with this password, which is shown once: ${password}`)
  })
