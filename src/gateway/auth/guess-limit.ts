import { sql } from 'drizzle-orm'
import type { Db } from '../db/open'

type WithSite = <T>(site: string, work: (tx: Db) => Promise<T>) => Promise<T>

export type GuessLimit = {
  /** Counts one more try of a subject; resolves to how many there were in its window of 15 minutes, this one too. */
  count: (site: string, subject: string) => Promise<number>
  /** How many there were in the window, without counting. */
  seen: (site: string, subject: string) => Promise<number>
  /** Counts a try, and tells whether it is among the first `most` of the window. */
  guess: (site: string, subject: string, limit?: number) => Promise<boolean>
  /** Takes one try back: it was no guess. */
  forgive: (site: string, subject: string) => Promise<void>
  /** Locks a subject that had too many tries: 15 minutes the first time, twice as long each time after, at most a day. */
  lock: (site: string, subject: string) => Promise<void>
  /** Forgets what was counted of a subject; tells whether anything was. */
  clear: (site: string, subject: string) => Promise<boolean>
}

/** Subjects are what strangers send: rows whose window is over go, some at each new one, so that they cannot pile up. */
export async function purgeExpiredAttempts(tx: Db, limit: number): Promise<void> {
  // SKIP LOCKED: two that clear up at once must not wait for each other's rows.
  await tx.execute(
    sql`DELETE FROM attempt WHERE (site_id, subject) IN (SELECT site_id, subject FROM attempt WHERE window_start < now() - interval '15 minutes' AND coalesce(locked_until, window_start) < now() - interval '1 day' * least(strikes, 1) LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  )
}

/** Counts in the database, whichever process a guess reaches. */
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
