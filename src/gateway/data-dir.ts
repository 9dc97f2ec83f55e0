import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { SettingsError } from './settings'

/** The data folder, locked for this process: PGlite takes no lock itself, and two processes would lose rows. */
export type DataDir = { path: string; release: () => void }

/** Creates and locks the folder. Throws SettingsError when it is not writable or another live process holds it. */
export function openDataDir(path: string): DataDir {
  const lock = join(path, 'gateway.pid')
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    writeFileSync(join(path, '.writable'), '')
    rmSync(join(path, '.writable'))
  } catch (error) {
    throw new SettingsError(
      `The data folder ${path} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'error'}). Set DATA_DIR to a folder that can.`,
    )
  }
  takeLock(lock, path)
  return {
    path,
    release: () => {
      if (ownerOf(lock) === process.pid) rmSync(lock, { force: true })
    },
  }
}

function takeLock(lock: string, path: string): void {
  for (let tries = 0; tries < 2; tries++) {
    try {
      const file = openSync(lock, 'wx', 0o600)
      writeSync(file, String(process.pid))
      closeSync(file)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = ownerOf(lock)
      if (owner && owner !== process.pid && isAlive(owner))
        throw new SettingsError(
          `The data folder ${path} is in use by process ${owner}. Stop it, or set DATA_DIR to another folder.`,
        )
      // Left behind by a killed process.
      rmSync(lock, { force: true })
    }
  }
  throw new SettingsError(`The data folder ${path} is being opened by another process. Try again in a moment.`)
}

function ownerOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A secret of the embedded default: created once, readable by its owner only. */
export function keepSecret(path: string, name: 'session-secret' | 'data-key'): string {
  const file = join(path, name)
  try {
    writeFileSync(file, randomBytes(48).toString('base64'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
