import { randomUUID } from 'node:crypto'
import { and, eq, max } from 'drizzle-orm'
import { bookTillCash } from '@areas/commerce/server/public'
import { type Pieces, sumOfPieces } from '@schemas/organisation/entities/pieces'
import { mayAs } from '@schemas/organisation/entities/position'
import type { TenderCount } from '@schemas/organisation/entities/tender'
import { zonedParts } from '@schemas/zoned-parts'
import { posSale, tillCashMove, tillShift } from '../tables'
import { businessDayOf } from './business-day'
import { addException, addExceptions } from './exceptions'
import { expectedOf } from './expected-cash'
import { countOf, type Gap, gapsOf, maxJump, numbersOf, shownMissing } from './gaps'
import { clusterError } from './messages'
import { liveSegment, lockRegister, nextSeq, openShiftOf, refuseRetired, refuseRevoked } from './registers'
import { branchOf, readOrganisation, type Staff } from './staff'

export type ShiftRow = typeof tillShift.$inferSelect

/** A shift of a branch that the caller works at, locked. */
export async function lockShift(staff: Staff, id: string) {
  const [row] = await staff.tx.select().from(tillShift).where(eq(tillShift.id, id)).for('update')
  if (!row) throw clusterError('unknownShift', staff.locale)
  return { shift: row, ...(await branchOf(staff, row.branchId, { unknown: 'unknownShift' })) }
}

export function refuseClosed({ locale, timeZone }: Staff, { closedAt }: ShiftRow): void {
  if (!closedAt) return
  const { hour = 0, minute = 0 } = zonedParts(closedAt, timeZone) ?? {}
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  throw clusterError('shiftClosed', locale, { values: { time } })
}

export async function openShift(
  staff: Staff,
  input: { register: string; device: string; float: Pieces },
): Promise<ShiftRow> {
  const { tx, site, now, timeZone, locale, actor } = staff
  // Behind the register's lock: a device that is bound or revoked meanwhile, and a register that is retired, is seen.
  const { register, branch } = await lockRegister(staff, input.register)
  refuseRetired(staff, register)
  const segment = await liveSegment(staff, register.id)
  if (segment?.deviceId !== input.device) throw clusterError('otherDevice', locale)
  if (await openShiftOf(staff, register.id)) throw clusterError('shiftIsOpen', locale)
  const { dayStart } = await readOrganisation(tx)
  const [row] = await tx
    .insert(tillShift)
    .values({
      siteId: site,
      id: randomUUID(),
      branchId: branch.id,
      registerId: register.id,
      segmentId: segment.id,
      businessDate: businessDayOf(now, { dayStart, timeZone }),
      openedBy: actor,
      openedAt: now,
      floatAmount: sumOfPieces(input.float),
      floatPieces: input.float,
      firstSeq: await nextSeq(staff, segment.id),
    })
    .onConflictDoNothing()
    .returning()
  // Opened by another request meanwhile.
  if (!row) throw clusterError('shiftIsOpen', locale)
  return row
}

type Count = {
  shift: string
  pieces: Pieces
  promptpay?: number | undefined
  card?: number | undefined
  lastSeq: number
  acceptMissing?: boolean | undefined
}

/**
 * Closes a shift with a blind count: any count is accepted, the difference recorded. Numbers up to the till's last one
 * that the gateway lacks are refused first, and listed where the caller accepts that. A last number that no till can
 * have reached is reported and ignored: the register continues from the gateway's own numbers.
 */
export async function closeShift(staff: Staff, input: Count): Promise<ShiftRow> {
  const { tx, now, locale, actor } = staff
  const { shift, branch, position } = await lockShift(staff, input.shift)
  refuseClosed(staff, shift)
  if (shift.openedBy !== actor && !mayAs(position, 'lead')) throw clusterError('notYourShift', locale)
  await refuseRevoked(staff, shift.segmentId, position)
  const known = Math.max(await lastOf(staff, shift), shift.firstSeq - 1)
  const isJump = input.lastSeq > known + maxJump
  const last = isJump ? known : Math.max(input.lastSeq, known)
  const gaps = await gapsOf(staff, shift, last)
  const count = countOf(gaps) + (isJump ? input.lastSeq - last : 0)
  if (count > 0 && !input.acceptMissing)
    throw clusterError('handOverFirst', locale, {
      values: { n: String(count) },
      details: { missing: numbersOf(gaps, shownMissing), missingCount: count },
    })
  const counted: Record<'cash' | 'promptpay' | 'card', number> = {
    cash: sumOfPieces(input.pieces),
    promptpay: input.promptpay ?? 0,
    card: input.card ?? 0,
  }
  const expected = await expectedOf(staff, shift)
  // What was not counted, such as transfers, is taken as expected.
  if (input.promptpay === undefined) counted.promptpay = expected.promptpay
  if (input.card === undefined) counted.card = expected.card
  const difference: TenderCount = {
    cash: counted.cash - expected.cash,
    promptpay: counted.promptpay - expected.promptpay,
    card: counted.card - expected.card,
  }
  const [row] = await tx
    .update(tillShift)
    .set({
      status: 'closed',
      closedBy: actor,
      closedAt: now,
      lastSeq: last,
      counts: { pieces: input.pieces, tenders: counted },
      expected,
      difference,
      missing: numbersOf(gaps, 1000),
      missingRanges: gaps,
    })
    .where(eq(tillShift.id, shift.id))
    .returning()
  if (!row) throw new Error('The locked shift is gone.')
  const cash = difference.cash ?? 0
  // Cash that is short leaves the drawer's account, whatever became of it.
  await bookTillCash(staff, { key: `cash-difference:${shift.id}`, legs: { cash: -cash, cash_difference: cash } })
  if (Object.values(difference).some((each) => each !== 0))
    await addException(staff, {
      branch: branch.id,
      kind: 'cash_difference',
      subject: shift.id,
      data: { ...difference },
    })
  await addExceptions(
    staff,
    gaps.map((gap) => ({
      branch: branch.id,
      kind: 'missing_number' as const,
      subject: `${shift.segmentId}:${gap[0]}${gap[1] > gap[0] ? `-${gap[1]}` : ''}`,
      data: { ...dataOf(gap), shift: shift.id },
    })),
  )
  if (isJump)
    await addException(staff, {
      branch: branch.id,
      kind: 'number_jump',
      subject: shift.id,
      data: { seq: input.lastSeq, after: last, shift: shift.id },
    })
  return row
}

const dataOf = ([first, last]: Gap) => ({ seq: first, ...(last > first ? { to: last } : {}) })

async function lastOf({ tx }: Staff, { id, segmentId }: ShiftRow): Promise<number> {
  const [row] = await tx
    .select({ seq: max(posSale.seq) })
    .from(posSale)
    .where(and(eq(posSale.shiftId, id), eq(posSale.segmentId, segmentId)))
  return row?.seq ?? 0
}

/** Records cash that goes into a drawer or out of it. */
export async function moveCash(
  staff: Staff,
  input: { shift: string; kind: 'in' | 'out' | 'drop' | 'deposit'; amount: number; reason: string },
): Promise<ShiftRow> {
  const { tx, site, now, locale, actor } = staff
  const { shift, position } = await lockShift(staff, input.shift)
  refuseClosed(staff, shift)
  await refuseRevoked(staff, shift.segmentId, position)
  if (input.kind !== 'in' && !mayAs(position, 'lead')) throw clusterError('leadsTakeOut', locale)
  const id = randomUUID()
  const { kind, amount, reason } = input
  await tx
    .insert(tillCashMove)
    .values({ siteId: site, id, shiftId: shift.id, kind, amount, reason, actorId: actor, createdAt: now })
  const into = kind === 'in' ? amount : -amount
  const against = kind === 'deposit' ? 'bank' : 'cash_move'
  await bookTillCash(staff, { key: `cash-move:${id}`, legs: { cash: -into, [against]: into } })
  return shift
}
