import { asc } from 'drizzle-orm'
import * as z from 'zod/mini'
import { auditBooks } from '../books/site-books'
import { keepSecret } from '../data-dir'
import { withSite } from '../db/scope'
import type { Database } from '../db/open'
import { site } from '../db/tables'
import { namedKeys } from '../seal/named-keys'
import { createSeal, type Seal } from '../seal/seal'
import { withData } from './with-data'
import { withPlatform } from './with-platform'

z.config(z.locales.en())

/**
 * Compares stock, reservations, allocations, ledger, numbers and documents of all sites of DATABASE_URL or DATA_DIR, and
 * prints the differences; it changes nothing. Resolves to the exit code: 1 for any difference. Throws SettingsError.
 */
export const runAuditMoney = (env: Record<string, string | undefined>, print: (line: string) => void): Promise<0 | 1> =>
  withData(env, ({ settings, database }) => {
    const key = settings.dataKey ?? keepSecret(settings.dataDir, 'data-key')
    return auditMoney(database, createSeal(namedKeys(key, settings.previousDataKeys)), print)
  })

/** Audits every site of a database, disabled ones included. */
export async function auditMoney(database: Database, seal: Seal, print: (line: string) => void): Promise<0 | 1> {
  const sites = await withPlatform(database, 'auditing money: which sites', (tx) =>
    tx.select({ id: site.siteId }).from(site).orderBy(asc(site.siteId)),
  )
  let faults = 0
  for (const { id } of sites) {
    const found = await withSite(database, id, (tx) => auditBooks({ tx, site: id, seal }))
    faults += found.length
    print(`${id}: ${found.length === 0 ? 'all agree' : `${found.length} differences`}`)
    for (const { area, fault, at } of found) print(`  ${area}: ${fault}: ${at}`)
  }
  return faults > 0 ? 1 : 0
}
