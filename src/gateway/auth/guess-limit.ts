import { sql } from 'drizzle-orm'
import type { Db } from '../db/open'

type WithSite = <T>(site: string, work: (tx: Db) => Promise<T>) => Promise<T>

export type GuessLimit = {
  /**
   * Counts one attempt of a subject; resolves to the number of attempts in its window of 15 minutes, including this
   * one.
   */
  count: (site: string, subject: string) => Promise<number>
  /** The number of attempts in the window, without counting another. */
  seen: (site: string, subject: string) => Promise<number>
  /** Counts an attempt; resolves to whether it is within `limit` for the window. */
  guess: (site: string, subject: string, limit?: number) => Promise<boolean>
  /** Takes one attempt off the count: it was not a guess. */
  forgive: (site: string, subject: string) => Promise<void>
  /**
   * Locks a subject after too many attempts: 15 minutes the first time, twice as long each time after, at most a day.
   */
  lock: (site: string, subject: string) => Promise<void>
  /** Clears a subject's count; resolves to whether there was one. */
  clear: (site: string, subject: string) => Promise<boolean>
}

/** Subjects come from strangers, so expired rows are removed a few at a time with each new one and cannot pile up. */
export async function purgeExpiredAttempts(tx: Db, limit: number): Promise<void> {
  // SKIP LOCKED: two concurrent cleanups must not wait for each other's rows.
  await tx.execute(
    sql`DELETE FROM attempt WHERE (site_id, subject) IN (SELECT site_id, subject FROM attempt WHERE window_start < now() - interval '15 minutes' AND coalesce(locked_until, window_start) < now() - interval '1 day' * least(strikes, 1) LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  )
}

/** Counts in the database, so that all gateway processes share the counts. */
export function guessLimit(withSite: WithSite): GuessLimit {
  async function count(site: string, subject: string): Promise<number> {
    const counted = await withSite(site, async (tx) => {
      const result = await tx.execute(sql`
        INSERT INTO attempt (site_id, subject, window_start, count) VALUES (${site}, ${subject}, now(), 1)
        ON CONFLICT (site_id, subject) DO UPDATE SET
          count = CASE WHEN attempt.window_start < now() - interval '15 minutes' THEN 1 ELSE attempt.count + 1 END,
          window_start = CASE WHEN attempt.window_start < now() - interval '15 minutes' THEN now() ELSE attempt.window_start END,
          strikes = CASE WHEN coalesce(attempt.locked_until, now()) < now() - interval '1 day' THEN 0 ELSE attempt.strikes END
        RETURNING count, coalesce(locked_until > now(), false) AS locked`)
      const [row] = (result as unknown as { rows: { count: number; locked: boolean }[] }).rows
      return row?.locked ? Number.MAX_SAFE_INTEGER : (row?.count ?? 1)
    })
    if (counted === 1) await withSite(site, (tx) => purgeExpiredAttempts(tx, 20))
    return counted
  }

  return {
    count,
    seen: async (site, subject) => {
      const result = await withSite(site, (tx) =>
        tx.execute(
          sql`SELECT count FROM attempt WHERE subject = ${subject} AND window_start >= now() - interval '15 minutes'`,
        ),
      )
      return (result as unknown as { rows: { count: number }[] }).rows[0]?.count ?? 0
    },
    guess: async (site, subject, limit = 10) => (await count(site, subject)) <= limit,
    forgive: async (site, subject) => {
      await withSite(site, (tx) =>
        tx.execute(sql`UPDATE attempt SET count = count - 1 WHERE subject = ${subject} AND count > 0`),
      )
    },
    lock: async (site, subject) => {
      await withSite(site, (tx) =>
        tx.execute(sql`
          UPDATE attempt SET strikes = strikes + 1, locked_until = now() + least(interval '15 minutes' * power(2, least(strikes, 10)), interval '1 day')
          WHERE subject = ${subject} AND coalesce(locked_until, now()) <= now()`),
      )
    },
    clear: async (site, subject) => {
      const result = await withSite(site, (tx) =>
        tx.execute(sql`DELETE FROM attempt WHERE subject = ${subject} RETURNING subject`),
      )
      return (result as unknown as { rows: unknown[] }).rows.length > 0
    },
  }
}
