import type { PGlite } from '@electric-sql/pglite'

/** How often the log is looked at (ms), and how much of it may be unfinished business (bytes): a start after a kill replays all of it. */
const checkMs = 10_000
const maxBytes = 32 * 1024 * 1024

/**
 * Has the embedded database write down what its log holds, now and then. It has no process of its own that would, so the log grew from one
 * start to the next, and whoever started after a kill waited for all of it. Returns how to end it.
 */
export function limitWalSize(client: PGlite): () => void {
  let isAt = false
  const timer = setInterval(() => {
    if (isAt) return
    isAt = true
    // Whatever keeps it from that, the next look finds the same.
    void shortenWal(client, maxBytes)
      .catch(() => false)
      .finally(() => (isAt = false))
  }, checkMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Whether there was that much. Takes a moment by itself, in which nothing else is asked of the database. */
export async function shortenWal(client: PGlite, bytes: number): Promise<boolean> {
  if ((await unreplayedBytes(client)) < bytes) return false
  await client.exec('CHECKPOINT')
  return true
}

/** What a start would replay if the process were killed now. */
export async function unreplayedBytes(client: PGlite): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::text AS bytes FROM pg_control_checkpoint()',
  )
  return Number(rows[0]?.bytes ?? 0)
}
