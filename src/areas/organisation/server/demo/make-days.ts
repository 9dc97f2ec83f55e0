import { and, eq } from 'drizzle-orm'
import { demoId, demoNumber, listStockAt, listTillGoods, moveStock } from '@areas/commerce/server/public'
import type { SeedBatch, SeedContext } from '@gateway/seed/demo-seed'
import { toSatang } from '@schemas/money/satang'
import { handOver } from '../domain/hand-over'
import { nextSeq, registerOf } from '../domain/registers'
import { closeShift } from '../domain/shifts'
import type { Staff } from '../domain/staff'
import { expectedOf } from '../domain/expected-cash'
import { posHeld, tillShift } from '../tables'
import { branchId, registerId, segmentId, staffId } from './make-branches'
import { demoSale } from './make-sale'
import type { DemoBranch, OrganisationFile } from './organisation-file'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const bangkok = 7 * hourMs
/** So many sales in one transaction. */
const batchSize = 3
/** Sales of a day by its hours since opening: busy before work and at noon. */
const shape = [5, 8, 6, 4, 5, 7, 5, 3, 3, 2, 2]

const staffAt = ({ db, site }: SeedContext, actor: string, now: Date): Staff => ({
  tx: db,
  site,
  now,
  timeZone: 'Asia/Bangkok',
  actor,
  locale: 'th',
  isSilent: true,
  isSiteManager: true,
  needed: 'cashier',
})

type Day = { branch: DemoBranch; code: string; date: string; midnight: number; cashier: string; isToday: boolean }

/** The weeks of each branch's first register, the oldest first, up to this hour. */
export function dayBatches(site: string, file: OrganisationFile, now: Date): SeedBatch[] {
  const today = Math.floor((now.getTime() + bangkok) / dayMs) * dayMs - bangkok
  return Array.from({ length: file.days }, (_, at) => file.days - 1 - at).flatMap((ago) =>
    file.branches.flatMap((branch) => {
      const midnight = today - ago * dayMs
      const date = new Date(midnight + bangkok).toISOString().slice(0, 10)
      const team = file.staff.filter(({ branch: of, position }) => of === branch.location && position !== 'stock')
      const key = team[demoNumber(Math.max(1, team.length), site, branch.location, date)]?.key ?? 'ploy'
      const day: Day = {
        branch,
        code: branch.registers[0]?.code ?? '',
        date,
        midnight,
        cashier: staffId(site, key),
        isToday: ago === 0,
      }
      return batchesOfDay(site, day, now)
    }),
  )
}

function batchesOfDay(site: string, day: Day, now: Date): SeedBatch[] {
  const { branch, midnight, date, isToday } = day
  const weekday = new Date(midnight + bangkok).getUTCDay()
  const count = Math.round(branch.perDay * (weekday === 0 || weekday === 6 ? 1.3 : 1))
  const moments = Array.from({ length: count }, (_, at) => momentOf(site, day, at))
    .filter((at) => at < now)
    .sort((one, other) => one.getTime() - other.getTime())
  if (isToday && now.getTime() < midnight + branch.open * hourMs) return []
  const parts = Array.from({ length: Math.ceil(moments.length / batchSize) }, (_, at) =>
    moments.slice(at * batchSize, (at + 1) * batchSize),
  )
  return [
    (context) => openDay(context, day),
    ...parts.map(
      (part, at): SeedBatch =>
        (context) =>
          sell(context, day, part, at),
    ),
    ...(isToday ? [] : [(context: SeedContext) => closeDay(context, day, `${date}`)]),
  ]
}

function momentOf(site: string, { branch, midnight, date }: Day, at: number): Date {
  const weights = shape.slice(0, branch.close - branch.open)
  let left = demoNumber(
    weights.reduce((all, each) => all + each, 0),
    site,
    branch.location,
    date,
    'hour',
    String(at),
  )
  const hour = weights.findIndex((weight) => (left -= weight) < 0)
  const second = demoNumber(3600, site, branch.location, date, 'second', String(at))
  return new Date(midnight + (branch.open + Math.max(0, hour)) * hourMs + second * 1000)
}

const shiftId = (site: string, { branch, date }: Day) => demoId(site, 'shift', branch.location, date)

/** A delivery of what has become little, and a shift with its float. */
async function openDay(context: SeedContext, day: Day): Promise<void> {
  const { db, site } = context
  const opening = new Date(day.midnight + day.branch.open * hourMs - 900_000)
  const levels = await listStockAt(db, { location: day.branch.location, limit: 500 })
  const deliveries = levels.flatMap(({ id, unit, onHand }) => {
    const [least, delivered] = unit === 'piece' ? [25, 60] : [4000, 12_000]
    return onHand < least ? [{ item: id, delta: delivered }] : []
  })
  if (deliveries.length > 0)
    await moveStock(
      { tx: db, site, now: opening, actor: day.cashier },
      deliveries.map((each) => ({
        ...each,
        location: day.branch.location,
        reason: 'received' as const,
        ref: `demo:${day.date}`,
      })),
    )
  await db
    .insert(tillShift)
    .values({
      siteId: site,
      id: shiftId(site, day),
      branchId: branchId(site, day.branch.location),
      registerId: registerId(site, day.code),
      segmentId: segmentId(site, day.code),
      businessDate: day.date,
      openedBy: day.cashier,
      openedAt: opening,
      floatAmount: 200_000,
      floatPieces: { 10_000: 10, 5000: 10, 2000: 20, 1000: 5, 500: 1 },
      firstSeq: await nextSeq({ tx: db }, segmentId(site, day.code)),
    })
    .onConflictDoNothing()
}

async function sell(context: SeedContext, day: Day, moments: readonly Date[], part: number): Promise<void> {
  const { db, site } = context
  const goods = (await listTillGoods(db, { limit: 300, location: day.branch.location })).items.filter(
    ({ left, regular }) => left !== 0 && regular < 60_000,
  )
  if (goods.length === 0) throw new Error('The demo shop has no goods to sell.')
  const staff = staffAt(context, day.cashier, moments[0] ?? new Date())
  const { register, branch, position } = await registerOf(staff, registerId(site, day.code))
  for (const [index, at] of moments.entries()) {
    const sale = demoSale({
      key: [site, 'sale', day.branch.location, day.date, String(part * batchSize + index)],
      goods,
      shift: shiftId(site, day),
      seq: await nextSeq({ tx: db }, segmentId(site, day.code)),
      at,
      cashier: day.cashier,
    })
    await handOver({ ...staff, now: at }, { register, branch, position, segment: segmentId(site, day.code) }, sale)
  }
}

/** A count that is right most evenings, and a little off on others. */
async function closeDay(context: SeedContext, day: Day, key: string): Promise<void> {
  const { db, site } = context
  const [shift] = await db
    .select()
    .from(tillShift)
    .where(and(eq(tillShift.id, shiftId(site, day)), eq(tillShift.status, 'open')))
  if (!shift) return
  const staff = staffAt(context, day.cashier, new Date(day.midnight + day.branch.close * hourMs + 1_200_000))
  const { cash } = await expectedOf({ tx: db }, shift)
  const off = [0, 0, 0, 0, 0, -2000, 500, -100][demoNumber(8, site, day.branch.location, key, 'off')] ?? 0
  await closeShift(staff, {
    shift: shift.id,
    pieces: { 25: Math.max(0, Math.round((cash + off) / 25)) },
    lastSeq: (await nextSeq({ tx: db }, shift.segmentId)) - 1,
  })
}

/** Orders that were put aside today; the last thing that is made. */
export async function holdDemoOrders({ db, site }: SeedContext, file: OrganisationFile): Promise<void> {
  for (const [at, { branch, name }] of file.held.entries()) {
    const location = file.branches.find(({ location: of }) => of === branch)?.location ?? ''
    const goods = (await listTillGoods(db, { limit: 20, location })).items.slice(at, at + 2)
    await db
      .insert(posHeld)
      .values({
        siteId: site,
        id: demoId(site, 'held', name),
        branchId: branchId(site, branch),
        name,
        lines: goods.map(({ id, regular }, line) => ({
          id: String(line + 1).padStart(4, '0'),
          variant: id,
          quantity: 1,
          regular: toSatang(regular),
          charged: toSatang(regular),
          options: [],
        })),
        heldBy: staffId(site, file.staff[0]?.key ?? ''),
      })
      .onConflictDoNothing()
  }
}
