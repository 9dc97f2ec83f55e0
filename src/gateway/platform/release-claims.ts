import { sql } from 'drizzle-orm'
import type { Database } from '../db/open'

/** The embedded database has one process at a time: whoever was finishing an upload when this one starts is gone. On a server others may be at work, whose claims end by themselves. */
export async function releaseClaims({ db, engine }: Database): Promise<void> {
  if (engine === 'pglite') await db.execute(sql`UPDATE upload SET status = 'initiated', claimed_at = NULL WHERE status = 'completing'`)
}
