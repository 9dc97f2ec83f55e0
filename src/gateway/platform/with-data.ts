import { join } from 'node:path'
import { keepSecret, openDataDir } from '../data-dir'
import { type Database, openDatabase } from '../db/open'
import { readSettings, type Settings, SettingsError } from '../settings'
import type { ObjectStore } from '../storage/object-store'
import { openStore } from '../storage/open-store'

export type OpenedData = { settings: Settings; database: Database; store: ObjectStore }

/**
 * Opens the database and the store of DATABASE_URL, STORAGE_* or DATA_DIR for a command, and closes them afterwards.
 * Embedded ones allow one process at a time: the gateway must be stopped. Throws SettingsError.
 */
export async function withData<Result>(
  env: Record<string, string | undefined>,
  work: (opened: OpenedData) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(env)
  const isAlone = !settings.databaseUrl || !settings.storage
  const folder = isAlone ? openDataDir(settings.dataDir) : undefined
  try {
    const secret = settings.sessionSecret ?? keepSecret(folder?.path ?? settings.dataDir, 'session-secret')
    const database = await openDatabase({
      url: settings.databaseUrl,
      folder: join(folder?.path ?? settings.dataDir, 'pglite'),
    }).catch((error: unknown) => {
      throw new SettingsError(
        `The database cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
      )
    })
    const { store, close } = await openStore(settings, [secret, ...settings.previousSecrets])
    try {
      return await work({ settings, database, store })
    } finally {
      close()
      await database.close()
    }
  } finally {
    folder?.release()
  }
}
