import { Readable } from 'node:stream'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { hashToken } from '../auth/one-time-token'
import type { Db } from '../db/open'
import { fileTicket } from '../db/share-tables'
import type { StreamAnswer } from '../http/handle'

export type TicketState = 'waiting' | 'begun' | 'ended' | 'failed'

/** What has become of what a person's ticket gives. Undefined where it is not theirs. */
export async function readTicketState(db: Db, token: string, person: string): Promise<TicketState | undefined> {
  const [row] = await db.select({ begun: fileTicket.begun, endedAt: fileTicket.endedAt, failedAt: fileTicket.failedAt }).from(fileTicket).where(and(eq(fileTicket.tokenHash, hashToken(token)), eq(fileTicket.personId, person)))
  if (!row) return undefined
  if (row.endedAt) return 'ended'
  if (row.failedAt) return 'failed'
  return row.begun > 0 ? 'begun' : 'waiting'
}

/** Writes down how it went. What came whole once was saved, whatever becomes of another try; one that failed may be gone on with. */
export async function noteEnd(db: Db, token: string, isWhole: boolean): Promise<void> {
  await db
    .update(fileTicket)
    .set(isWhole ? { endedAt: sql`now()` } : { failedAt: sql`now()` })
    .where(and(eq(fileTicket.tokenHash, hashToken(token)), isNull(fileTicket.endedAt)))
}

/** A download that is gone on with is failed no longer. */
export async function noteBegin(db: Db, token: string): Promise<void> {
  await db.update(fileTicket).set({ failedAt: null }).where(and(eq(fileTicket.tokenHash, hashToken(token)), isNull(fileTicket.endedAt)))
}

/** The answer, of whose last byte, or of an end before it, `told` hears. One that has no bytes of the file tells nothing. */
export function tellingEnd(answer: StreamAnswer, told: (isWhole: boolean) => void): StreamAnswer {
  const { body } = answer
  if (!(body instanceof Readable)) return answer
  // A part that ends before the file does is not all of it.
  const range = /^bytes \d+-(\d+)\/(\d+)$/.exec(answer.headers?.['content-range'] ?? '')
  const hasLast = !range || Number(range[1]) === Number(range[2]) - 1
  let isOver = false
  body.once('end', () => {
    isOver = true
    if (hasLast) told(true)
  })
  body.once('close', () => {
    if (!isOver) told(false)
  })
  return answer
}
