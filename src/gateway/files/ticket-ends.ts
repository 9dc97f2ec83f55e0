import { Readable } from 'node:stream'
import { and, eq, lt, sql } from 'drizzle-orm'
import { hashToken } from '../auth/one-time-token'
import type { Db } from '../db/open'
import { fileTicket } from '../db/share-tables'
import type { StreamAnswer } from '../http/handle'

export type TicketState = 'waiting' | 'begun' | 'ended' | 'failed'

/** What became of one answer: the last byte was sent, all that was asked for without it, or it broke off. */
export type AnswerEnd = 'whole' | 'part' | 'broken'

/** A browser that hands a download on, or whose line broke, asks anew soon (ms): until then it has not failed. */
const pauseMs = 10_000

/**
 * What is being sent counts for so long (ms) after its gateway was heard of, which says so again when half of it is over: one that was killed says nothing. The
 * half is longer than anybody is waited for who takes nothing of an answer.
 */
const aliveMs = 5 * 60_000
const later = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/** What has become of what a person's ticket gives. Undefined where it is not theirs. */
export async function readTicketState(db: Db, token: string, person: string): Promise<TicketState | undefined> {
  const isSent = sql`(${fileTicket.underWay} > 0 AND coalesce(${fileTicket.aliveUntil} > now(), true))`
  // Broken off, or left by a gateway that could not say so any more.
  const isOver = sql<boolean>`NOT ${isSent} AND CASE WHEN ${fileTicket.failedAt} IS NULL THEN ${fileTicket.underWay} > 0 ELSE ${fileTicket.failedAt} < ${later(-pauseMs)} END`
  const [row] = await db
    .select({ begun: fileTicket.begun, endedAt: fileTicket.endedAt, isOver })
    .from(fileTicket)
    .where(and(eq(fileTicket.tokenHash, hashToken(token)), eq(fileTicket.personId, person)))
  if (!row) return undefined
  if (row.endedAt) return 'ended'
  if (row.isOver) return 'failed'
  return row.begun > 0 ? 'begun' : 'waiting'
}

/** Writes down how an answer ended. What came whole once was saved, whatever becomes of another try; one that broke off may be gone on with. */
export async function recordEnd(db: Db, token: string, end: AnswerEnd): Promise<void> {
  const became =
    end === 'part'
      ? {}
      : end === 'whole'
        ? { endedAt: sql`coalesce(${fileTicket.endedAt}, now())` }
        : { failedAt: sql`now()` }
  await db
    .update(fileTicket)
    .set({ underWay: sql`greatest(${fileTicket.underWay} - 1, 0)`, ...became })
    .where(eq(fileTicket.tokenHash, hashToken(token)))
}

/** An answer begins: a download that is gone on with is failed no longer. Of those that nobody sends any more none is counted. */
export async function recordStart(db: Db, token: string): Promise<void> {
  const underWay = sql`CASE WHEN ${fileTicket.aliveUntil} < now() THEN 1 ELSE ${fileTicket.underWay} + 1 END`
  await db
    .update(fileTicket)
    .set({ underWay, aliveUntil: later(aliveMs), failedAt: null })
    .where(eq(fileTicket.tokenHash, hashToken(token)))
}

/** An answer goes on. */
export async function recordProgress(db: Db, token: string): Promise<void> {
  await db
    .update(fileTicket)
    .set({ aliveUntil: later(aliveMs) })
    .where(and(eq(fileTicket.tokenHash, hashToken(token)), lt(fileTicket.aliveUntil, later(aliveMs / 2))))
}

/** The answer, of whose end `told` hears, once. */
export function reportEnd(answer: StreamAnswer, onEnd: (end: AnswerEnd) => void): StreamAnswer {
  const { body } = answer
  if (!(body instanceof Readable)) {
    // It has no bytes of the file, and is sent already.
    onEnd('part')
    return answer
  }
  // A part that ends before the file does is not all of it.
  const range = /^bytes \d+-(\d+)\/(\d+)$/.exec(answer.headers?.['content-range'] ?? '')
  const hasLast = !range || Number(range[1]) === Number(range[2]) - 1
  let isOver = false
  body.once('end', () => {
    isOver = true
    onEnd(hasLast ? 'whole' : 'part')
  })
  body.once('close', () => {
    if (!isOver) onEnd('broken')
  })
  return answer
}
