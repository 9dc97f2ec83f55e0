import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cacheFolder = fileURLToPath(new URL('../../test-results/first-start/', import.meta.url))

/** Settings that affect a first start. */
const decisive = ['DATABASE_URL', 'APP_ENV', 'NODE_ENV', 'SEED_DEMO', 'OPERATOR_SITE', 'SESSION_SECRET', 'DATA_KEY']
export const isUsualStart = (env: Record<string, string>): boolean => !decisive.some((name) => name in env)

/**
 * Fills `folder` with the result of a build's first start: the migrated database and the demo sites. Made once, by
 * `start` in a separate folder, and copied from then on, because most tests are about what follows. Of several workers
 * one makes it, and the others wait: together they would take twice as long.
 */
export async function fillAsFirstStart(
  folder: string,
  main: string,
  start: (dataDir: string) => Promise<void>,
): Promise<void> {
  const made = join(cacheFolder, String(Math.round(statSync(main).mtimeMs)))
  while (!existsSync(made)) {
    mkdirSync(cacheFolder, { recursive: true })
    if (isLocked(`${made}.lock`)) await new Promise((resolve) => setTimeout(resolve, 200))
    else await make(made, start)
  }
  cpSync(made, folder, { recursive: true })
}

async function make(made: string, start: (dataDir: string) => Promise<void>): Promise<void> {
  const lock = `${made}.lock`
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
  } catch {
    // Another worker was faster.
    return
  }
  try {
    if (existsSync(made)) return
    for (const older of readdirSync(cacheFolder))
      if (!older.startsWith('making-') && join(cacheFolder, older) !== lock)
        rmSync(join(cacheFolder, older), { recursive: true, force: true })
    const making = mkdtempSync(join(cacheFolder, 'making-'))
    await start(making)
    renameSync(making, made)
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Whether a process that still runs makes it. The lock of one that was killed is removed. */
function isLocked(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch {
    // Also while the other one has not yet written its number: then its file is a moment old.
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && Date.now() - since < 5000) return true
    rmSync(lock, { force: true })
    return false
  }
}
