import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { priceTillSale, readTillVariants, sellAtTill, tillIssuer } from '@areas/commerce/server/public'
import { toSatang } from '@schemas/money/satang'
import { mayAs, type Position } from '@schemas/organisation/entities/position'
import { type HandedOver, receiptNumber, type TillSale } from '@schemas/organisation/entities/sale'
import { posSale, registerSegment, tillShift } from '../tables'
import { hourOf } from './business-day'
import { cashierPosition } from './cashier-position'
import { addException } from './exceptions'
import { maxJump } from './gaps'
import { reportDifferences } from './price-differences'
import { addToDay } from './sales-day'
import { nextSeq, type RegisterRow } from './registers'
import { saleTime } from './sale-time'
import { extrasOf } from './option-groups'
import { moneyOf } from './tender-money'
import type { BranchRow, Staff } from './staff'

type Place = {
  branch: BranchRow
  register: RegisterRow
  segment: string
  /** The device that hands over. */
  device?: string | undefined
  /** Of the person who hands over. */
  position: Position
}

/** The content of a sale, whatever the order of its names. */
const hashOfSale = (sale: TillSale): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(sale)))
    .digest('hex')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}

/**
 * Stores one sale of a till, in its transaction: order, lines, document, stock, ledger and the day's figures together.
 * The same sale again is known; what contradicts a stored one, or itself, is kept beside the sales with an exception.
 */
export async function handOver(staff: Staff, place: Place, sale: TillSale): Promise<HandedOver> {
  const { tx, site } = staff
  const { branch, register } = place
  const contentHash = hashOfSale(sale)
  const setAside = async (why: string): Promise<HandedOver> => {
    const data = { why, sale, segment: place.segment, by: staff.actor }
    await addException(staff, { branch: branch.id, kind: 'set_aside', subject: `${sale.id}:${contentHash}`, data })
    return { id: sale.id, state: 'set_aside' }
  }
  // The same sale twice at once: the second waits, and finds the first.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${site}:order:${sale.id}`}, 0))`)
  const [shift] = await tx
    .select()
    .from(tillShift)
    .where(and(eq(tillShift.id, sale.shift), eq(tillShift.registerId, register.id)))
    .for('update')
  const [segment] = await tx
    .select()
    .from(registerSegment)
    .where(and(eq(registerSegment.id, place.segment), eq(registerSegment.registerId, register.id)))
    .for('update')
  if (!shift || !segment || shift.segmentId !== segment.id) return setAside('shift')
  const number = receiptNumber(register.code, segment.no, sale.seq)
  const [known] = await tx.select().from(posSale).where(eq(posSale.orderId, sale.id))
  if (known) return known.contentHash === contentHash ? { id: sale.id, state: 'known', number } : setAside('content')
  const [taken] = await tx
    .select({ id: posSale.orderId })
    .from(posSale)
    .where(and(eq(posSale.segmentId, segment.id), eq(posSale.seq, sale.seq)))
  if (taken) return setAside('number')
  // One number far beyond the others would leave none for the sales after it.
  if (sale.seq >= (await nextSeq(staff, segment.id)) + maxJump) return setAside('number_jump')
  const { at, isByDevice } = saleTime(sale.at, shift, staff.now)
  const isLead = mayAs(place.position, 'lead')
  if (segment.revokedAt && at > segment.revokedAt && !isLead) return setAside('device')
  const cashier = sale.cashier ?? staff.actor
  const position = await cashierPosition(staff, { branch: branch.id, cashier, at, sender: place.position })
  if (!position) return setAside('cashier')
  const variants = await readTillVariants(
    staff,
    sale.lines.map(({ variant }) => variant),
  )
  const lines = await extrasOf(staff, sale.lines)
  const { isRegistered } = await tillIssuer({ ...staff, now: at }, branch.issuerId ?? undefined)
  const money = moneyOf(sale)
  const problem = lines.some(({ variant }) => !variants.has(variant))
    ? 'item'
    : contradiction(
        sale,
        () =>
          priceTillSale(
            { lines, discount: toSatang(sale.discount), at },
            (id) => variants.get(id)?.product.vat ?? 'standard',
            isRegistered,
          ).total,
      )
  if (problem) return setAside(problem)
  const sold = await sellAtTill(
    staff,
    {
      id: sale.id,
      number,
      segment: segment.id,
      seq: sale.seq,
      at,
      register: register.id,
      shift: shift.id,
      location: branch.locationId,
      issuer: branch.issuerId ?? undefined,
      lines,
      discount: toSatang(sale.discount),
      method: sale.tenders.find(({ amount }) => amount > 0)?.kind ?? 'cash',
      money: { cash: money.cash - sale.change, bank: money.bank, rounding: sale.rounding },
    },
    variants,
  )
  await tx.insert(posSale).values({
    siteId: site,
    orderId: sale.id,
    branchId: branch.id,
    shiftId: shift.id,
    segmentId: segment.id,
    seq: sale.seq,
    cashierId: cashier,
    handedOverBy: staff.actor,
    handedOverAt: staff.now,
    deviceAt: at,
    businessDate: shift.businessDate,
    offline: sale.offline,
    tenders: sale.tenders,
    total: sale.total,
    tendered: money.cash + money.bank,
    cashTendered: money.cash,
    change: sale.change,
    rounding: sale.rounding,
    contentHash,
  })
  const hour = hourOf(at, staff.timeZone)
  await addToDay(staff, { branch: branch.id, businessDate: shift.businessDate, hour }, sold.lines)
  await tx.update(registerSegment).set({ seenAt: staff.now }).where(eq(registerSegment.id, segment.id))
  const isLate = shift.status === 'closed'
  const device = segment.revokedAt ? 'revoked' : isLead || place.device === segment.deviceId ? undefined : 'other'
  const stored = { branch, sale, number, sold, variants, isLate, cashier, position, sender: place.position }
  await reportDifferences(staff, { ...stored, at, isByDevice, device })
  return { id: sale.id, state: 'stored', number }
}

/** Where a sale contradicts itself: its total, or what was paid for it. */
function contradiction(sale: TillSale, priced: () => number): string | undefined {
  const money = moneyOf(sale)
  if (new Set(sale.lines.map(({ id }) => id)).size < sale.lines.length || sale.discount > grossOf(sale)) return 'total'
  if (totalOf(priced) !== sale.total) return 'total'
  if (sale.change > money.cash || (sale.rounding !== 0 && money.cash === 0)) return 'tenders'
  return money.cash + money.bank - sale.change === sale.total + sale.rounding ? undefined : 'tenders'
}

/** Nothing where amounts add up to more than money is reckoned with. */
function totalOf(priced: () => number): number | undefined {
  try {
    return priced()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const grossOf = ({ lines }: TillSale): number =>
  lines.reduce(
    (all, { charged, options, quantity }) =>
      all + (charged + options.reduce((sum, { price }) => sum + price, 0)) * quantity,
    0,
  )
