import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openDataDir } from '../data-dir'
import { type Database, openDatabase } from '../db/open'
import { rehearseAll } from './rehearsal'
import { blockTypes } from '../rehearsal/block-types'
import { documentLines, summaryLine } from '../rehearsal/report-lines'
import { readSettings, SettingsError } from '../settings'

z.config(z.locales.en())

/**
 * Rehearses this build on every stored document of every site of DATABASE_URL or DATA_DIR, and prints what would
 * change, fail or be lost. Writes nothing there. Resolves to the exit code: 1 when something would fail or be lost.
 * Throws SettingsError.
 */
export async function runRehearsal(
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<0 | 1> {
  // The secret signs nothing here: a pipeline that rehearses need not know it.
  const { databaseUrl, dataDir } = readSettings({
    SESSION_SECRET: 'nothing is signed in a rehearsal: 0123456789',
    ...env,
  })
  const { database, close } = databaseUrl ? await openReadOnly(databaseUrl) : await openCopy(dataDir)
  try {
    let isFirst = true
    const total = await rehearseAll(
      { database, types: blockTypes },
      (site, found) => {
        if (isFirst) print(`${site}:`)
        isFirst = false
        for (const line of documentLines(found)) print(line)
      },
      (site, summary) => {
        isFirst = true
        print(summaryLine(site, summary))
      },
    )
    print('')
    print(summaryLine('All sites', total))
    return total.failed + total.lost > 0 ? 1 : 0
  } finally {
    await close()
  }
}

type Opened = { database: Database; close: () => Promise<void> }

/** Every connection is read-only, so that not even a bug of ours writes. */
async function openReadOnly(url: string): Promise<Opened> {
  const address = new URL(url)
  const options = address.searchParams.get('options')
  address.searchParams.set('options', `${options ? `${options} ` : ''}-c default_transaction_read_only=on`)
  const database = await openDatabase({ url: address.href, folder: '' }).catch((error: unknown) => {
    throw new SettingsError(
      `The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  return { database, close: database.close }
}

/**
 * The embedded database writes when opened, so a copy is opened and thrown away. Its folder is locked meanwhile,
 * because a changing folder cannot be copied.
 */
async function openCopy(dataDir: string): Promise<Opened> {
  if (!existsSync(join(dataDir, 'pglite')))
    throw new SettingsError(
      `There is no database in ${dataDir}. Set DATA_DIR to the gateway's data folder, or DATABASE_URL.`,
    )
  const held = openDataDir(dataDir)
  const copy = mkdtempSync(join(tmpdir(), 'sitewright-rehearsal-'))
  const discard = () => {
    rmSync(copy, { recursive: true, force: true })
    held.release()
  }
  try {
    cpSync(join(dataDir, 'pglite'), join(copy, 'pglite'), { recursive: true })
    const database = await openDatabase({ folder: join(copy, 'pglite') })
    return {
      database,
      close: async () => {
        await database.close()
        discard()
      },
    }
  } catch (error) {
    discard()
    throw error
  }
}
