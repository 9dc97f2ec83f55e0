import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { currentPrice } from '@schemas/commerce/price/current-price'
import { newNumber } from '../domain/codes'
import { newSecret } from '../domain/door/qr'
import { packagePrice } from '../domain/register/package-price'
import {
  event,
  eventCheckIn,
  eventCheckPoint,
  eventPackage,
  eventQuota,
  eventRegistration,
  eventTicket,
} from '../tables'

const first = ['สมชาย', 'มาลี', 'ณัฐพล', 'พิมพ์ชนก', 'อรทัย', 'ธนกฤต', 'กมลวรรณ', 'วีรยุทธ', 'ศิริพร', 'ชยุต', 'Nok', 'Anan']
const last = ['ใจดี', 'ศรีสุข', 'ทองแท้', 'วงศ์ไทย', 'บุญมา', 'รุ่งเรือง', 'พันธุ์ดี', 'แก้วมณี', 'สายธาร', 'Suwan']
const provinces = ['TH-10', 'TH-11', 'TH-50', 'TH-30', 'TH-90']
const hourMs = 3_600_000

type Wanted = { slug: string; rank: number; people: number; arrived: number; requested?: boolean }

/** So many in one transaction, which must stay short. */
const batch = 100

/** Confirmed people of a package, or such that wait for approval, up to the number wanted. */
export async function makePeople(db: Db, siteId: string, wanted: Wanted, now: Date): Promise<void> {
  const { slug, rank, people, arrived, requested = false } = wanted
  const [of] = await db.select().from(event).where(eq(event.slug, slug))
  const [row] = of
    ? await db
        .select()
        .from(eventPackage)
        .where(and(eq(eventPackage.eventId, of.id), eq(eventPackage.rank, rank)))
    : []
  if (!of || !row) return
  const status = requested ? ('requested' as const) : ('valid' as const)
  const [there] = await db
    .select({ tickets: count() })
    .from(eventTicket)
    .where(and(eq(eventTicket.packageId, row.id), eq(eventTicket.status, status)))
  const from = there?.tickets ?? 0
  const made = Math.min(batch, people - from)
  if (made <= 0) return
  const begin = Math.min(now.getTime(), of.startsAt.getTime()) - 20 * 24 * hourMs
  const rows = Array.from({ length: made }, (_, index) => {
    const at = from + index
    const name = `${first[at % first.length]} ${last[(at * 7 + rank) % last.length]}`
    return {
      id: randomUUID(),
      ticket: randomUUID(),
      name,
      email: `${slug}-${rank}-${requested ? 'r' : ''}${at}@people.example`,
      phone: `08${String(10_000_000 + ((at * 7_919 + rank * 104_729) % 89_999_999)).padStart(8, '0')}`,
      createdAt: new Date(begin + ((at * 37) % 460) * hourMs),
      province: provinces[at % provinces.length],
    }
  })
  await db.insert(eventRegistration).values(
    rows.map(({ id, name, email, phone, createdAt, province }) => ({
      siteId,
      id,
      eventId: of.id,
      number: newNumber(),
      name,
      email,
      phone,
      oneContact: of.onePer === 'contact' ? email : null,
      quantity: 1,
      answers: of.questions.fields.length > 0 ? { prefix: 'none', province, grows: 'no', transport: 'bus' } : {},
      total: currentPrice(packagePrice(row), now),
      status: requested ? ('requested' as const) : ('confirmed' as const),
      createdAt,
      updatedAt: createdAt,
      confirmedAt: requested ? null : createdAt,
      // They are not reminded: no mail comes of demo data.
      remindedAt: now,
    })),
  )
  await db.insert(eventTicket).values(
    rows.map(({ id, ticket, name, createdAt }) => ({
      siteId,
      id: ticket,
      registrationId: id,
      eventId: of.id,
      packageId: row.id,
      no: 1,
      attendee: name,
      secret: newSecret(),
      quotas: requested ? [] : row.quotas,
      price: requested ? 0 : currentPrice(packagePrice(row), now),
      status,
      changedAt: createdAt,
    })),
  )
  if (requested) return
  for (const quota of row.quotas)
    await db
      .update(eventQuota)
      .set({ taken: sql`${eventQuota.taken} + ${made}` })
      .where(eq(eventQuota.id, quota))
  const come = rows.slice(0, Math.max(0, Math.min(made, arrived - from)))
  const [point] = await db
    .select()
    .from(eventCheckPoint)
    .where(eq(eventCheckPoint.eventId, of.id))
    .orderBy(asc(eventCheckPoint.id))
  if (!point || come.length === 0) return
  await db.insert(eventCheckIn).values(
    come.map(({ ticket }, at) => ({
      siteId,
      id: randomUUID(),
      eventId: of.id,
      ticketId: ticket,
      pointId: point.id,
      day: of.startsAt.toISOString().slice(0, 10),
      scannedAt: new Date(Math.min(now.getTime(), of.startsAt.getTime() + ((at * 13) % 90) * 60_000)),
      device: 'gate',
      verdict: 'in' as const,
    })),
  )
}

/** How many batches a number of people takes. */
export const batchesOf = (people: number): number => Math.ceil(people / batch)
