import { purgeExpiredAttempts } from '../auth/guess-limit'
import { purgeUnverified } from '../auth/purge-unverified'
import type { Database } from '../db/open'
import { withSite } from '../db/scope'
import { site } from '../db/tables'
import type { Log } from '../log'
import { dropRemovedPasswords } from '../page-passwords/password-rows'
import { withPlatform } from './with-platform'

/** Rows per site and run; the rest follows next time. */
const limit = 1000

/**
 * Purges abandoned requests at all sites: expired attempt counts, unverified registrations, hashes of removed page
 * passwords.
 */
export async function purgeExpiredRequests(database: Database, log: Log): Promise<void> {
  const sites = await withPlatform(database, 'sites to clear up at', (tx) => tx.select({ id: site.siteId }).from(site))
  for (const { id } of sites)
    await withSite(database, id, async (tx) => {
      await purgeExpiredAttempts(tx, limit)
      await purgeUnverified(tx, limit)
      await dropRemovedPasswords(tx)
    }).catch((error: unknown) =>
      log.error({ site: id, err: error }, 'What was asked for and came to nothing could not be cleared away.'),
    )
}
