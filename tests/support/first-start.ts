import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cacheFolder = fileURLToPath(new URL('../../test-results/first-start/', import.meta.url))

/** Settings that affect a first start. */
const decisive = ['DATABASE_URL', 'APP_ENV', 'NODE_ENV', 'SEED_DEMO', 'OPERATOR_SITE', 'SESSION_SECRET', 'DATA_KEY']
export const isUsualStart = (env: Record<string, string>): boolean => !decisive.some((name) => name in env)

/**
 * Fills `folder` with the result of a build's first start: the migrated database and the demo sites. Made once, by
 * `start` in a separate folder, and copied from then on, because most tests are about what follows.
 */
export async function fillAsFirstStart(
  folder: string,
  main: string,
  start: (dataDir: string) => Promise<void>,
): Promise<void> {
  const made = join(cacheFolder, String(Math.round(statSync(main).mtimeMs)))
  if (!existsSync(made)) {
    mkdirSync(cacheFolder, { recursive: true })
    for (const older of readdirSync(cacheFolder))
      if (!older.startsWith('making-')) rmSync(join(cacheFolder, older), { recursive: true, force: true })
    const making = mkdtempSync(join(cacheFolder, 'making-'))
    await start(making)
    try {
      renameSync(making, made)
    } catch {
      // Another worker was faster.
      rmSync(making, { recursive: true, force: true })
    }
  }
  cpSync(made, folder, { recursive: true })
}
