import { sql } from 'drizzle-orm'
import { callSkewMs } from '@schemas/call-signature'
import type { Db } from '../db/open'

type WithSite = <T>(site: string, work: (tx: Db) => Promise<T>) => Promise<T>

/** Claims the nonce of a write: true the first time, false afterwards. */
export type TakeNonce = (site: string, nonce: string, timestamp: number) => Promise<boolean>

/**
 * Nonces are stored in the database, so that any gateway sees them, until their timestamp would be refused anyway. Each
 * call clears two expired ones, so that the table never holds more than two minutes of calls.
 */
export function nonceStore(withSite: WithSite): TakeNonce {
  return async (site, nonce, timestamp) => {
    // One second longer than the timestamp is accepted, for clock differences between gateways.
    const endsAt = new Date(timestamp + callSkewMs + 1000)
    const result = await withSite(site, (tx) =>
      tx.execute(sql`
        WITH ended AS (
          SELECT site_id, nonce FROM call_nonce WHERE site_id = ${site} AND ends_at < now() - interval '1 minute' ORDER BY ends_at LIMIT 2 FOR UPDATE SKIP LOCKED
        ), cleared AS (
          DELETE FROM call_nonce USING ended WHERE call_nonce.site_id = ended.site_id AND call_nonce.nonce = ended.nonce
        )
        INSERT INTO call_nonce (site_id, nonce, ends_at) VALUES (${site}, ${nonce}, ${endsAt.toISOString()}) ON CONFLICT DO NOTHING RETURNING nonce`),
    )
    return (result as unknown as { rows: unknown[] }).rows.length === 1
  }
}
