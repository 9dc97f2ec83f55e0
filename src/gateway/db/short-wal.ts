import type { PGlite } from '@electric-sql/pglite'

/**
 * How often the log is checked (ms), and how much of it may be unreplayed (bytes): a start after a kill replays all of
 * it.
 */
const checkMs = 10_000
const maxBytes = 32 * 1024 * 1024

/**
 * Makes the embedded database checkpoint its log now and then. It has no background process for that, so the log grew
 * from start to start, and a start after a kill had to replay all of it. Returns a function that stops it.
 */
export function limitWalSize(client: PGlite): () => void {
  let isAt = false
  const timer = setInterval(() => {
    if (isAt) return
    isAt = true
    // Failures are ignored: the next check finds the same.
    void shortenWal(client, maxBytes)
      .catch(() => false)
      .finally(() => (isAt = false))
  }, checkMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Whether a checkpoint was due. Takes a moment in which the database answers nothing else. */
export async function shortenWal(client: PGlite, bytes: number): Promise<boolean> {
  if ((await unreplayedBytes(client)) < bytes) return false
  await client.exec('CHECKPOINT')
  return true
}

/** Bytes that a start would replay if the process were killed now. */
export async function unreplayedBytes(client: PGlite): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::text AS bytes FROM pg_control_checkpoint()',
  )
  return Number(rows[0]?.bytes ?? 0)
}
