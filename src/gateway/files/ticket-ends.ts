import { Readable } from 'node:stream'
import { and, eq, lt, sql } from 'drizzle-orm'
import { hashToken } from '../auth/one-time-token'
import type { Db } from '../db/open'
import { fileTicket } from '../db/share-tables'
import type { StreamAnswer } from '../call/handle'

export type TicketState = 'waiting' | 'begun' | 'ended' | 'failed'

/** The end of one response: the last byte was sent, everything requested without the last byte, or it broke off. */
export type AnswerEnd = 'whole' | 'part' | 'broken'

/**
 * A browser that hands a download to another app, or lost its connection, asks again soon (ms): until then it has not
 * failed.
 */
const pauseMs = 10_000

/**
 * A transfer counts as running this long (ms) after its gateway's last report, which comes at half that time: a killed
 * gateway reports nothing. The half is longer than the timeout for a client that reads nothing.
 */
const aliveMs = 5 * 60_000
const later = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`

/** State of the download of a person's ticket. Undefined when it is not theirs. */
export async function readTicketState(db: Db, token: string, person: string): Promise<TicketState | undefined> {
  const isSent = sql`(${fileTicket.underWay} > 0 AND coalesce(${fileTicket.aliveUntil} > now(), true))`
  // Broken off, or left behind by a killed gateway.
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

/**
 * Records how a response ended. A completed download stays saved, whatever becomes of another attempt; one that broke
 * off may be resumed.
 */
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

/** A response begins: a resumed download no longer counts as failed. Transfers of dead gateways are not counted. */
export async function recordStart(db: Db, token: string): Promise<void> {
  const underWay = sql`CASE WHEN ${fileTicket.aliveUntil} < now() THEN 1 ELSE ${fileTicket.underWay} + 1 END`
  await db
    .update(fileTicket)
    .set({ underWay, aliveUntil: later(aliveMs), failedAt: null })
    .where(eq(fileTicket.tokenHash, hashToken(token)))
}

/** A response is still being sent. */
export async function recordProgress(db: Db, token: string): Promise<void> {
  await db
    .update(fileTicket)
    .set({ aliveUntil: later(aliveMs) })
    .where(and(eq(fileTicket.tokenHash, hashToken(token)), lt(fileTicket.aliveUntil, later(aliveMs / 2))))
}

/** Calls `onEnd` once, at the end of the response. */
export function reportEnd(answer: StreamAnswer, onEnd: (end: AnswerEnd) => void): StreamAnswer {
  const { body } = answer
  if (!(body instanceof Readable)) {
    // It contains no bytes of the file and is already sent.
    onEnd('part')
    return answer
  }
  // A range that ends before the file does is not the whole file.
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
